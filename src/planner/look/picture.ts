// A picture of the plan with its look: the drawing in two layers, and the photo and the shades between them.

import type { Finish } from '../stage/painting/finish.ts';
import { seenTiles } from '../stage/painting/paint-tiles.ts';
import { paletteOf } from '../stage/painting/palette.ts';
import type { Planned } from '../state/session.ts';

/** What lies over the tiles, by class, wherever it is in the drawing. */
const OVER_TILES = '.hatch, .joint, .sliver, .sliver-hatch';

/** Paints a drawing, the text of an SVG element, with a look; a PNG image. */
export async function pictureWith(look: Finish, planned: Planned, drawing: string): Promise<Blob> {
  const { laid } = planned;
  const root = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
  const [left, top, wide] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const [width, height] = ['width', 'height'].map((name) => Number(root.getAttribute(name)));
  const pxPerMm = width / wide;
  const place = { x: -left * pxPerMm, y: -top * pxPerMm, pxPerMm };
  const palette = look.paletteFrom(paletteOf(planned), false);
  const seen = { left: 0, top: 0, width, height };
  const scene = { ...place, view: place, laid, palette, seen, density: 1, isMoving: false };
  const [under, over] = layersOf(root, palette.hatches[0]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const painter = canvas.getContext('2d', { alpha: false });
  if (painter === null) throw new Error('This browser does not paint.');
  painter.drawImage(await imageOf(under), 0, 0);
  look.paint(painter, scene, seenTiles(scene, true));
  painter.drawImage(await imageOf(over), 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png');
  });
}

/** The drawing up to its tiles, and what lies over them, its hatch in a colour. */
function layersOf(root: Element, hatch: string): readonly [under: Element, over: Element] {
  const copies = [root.cloneNode(true), root.cloneNode(true)] as [Element, Element];
  const [under, over] = copies.map((copy) => {
    const shapes = [...copy.querySelectorAll('[class]')];
    const last = shapes.findLastIndex((shape) => shape.matches('.tile:not(.sliver)'));
    const isOver = (shape: Element, i: number) => i > last || shape.matches(OVER_TILES);
    return { over: shapes.filter(isOver), under: shapes.filter((shape, i) => !isOver(shape, i)) };
  });
  for (const shape of under.over) shape.remove();
  // Shapes that are not painted still clip the hatch.
  for (const shape of over.under) {
    shape.setAttribute('fill', 'none');
    shape.setAttribute('stroke', 'none');
  }
  for (const line of copies[1].querySelectorAll('.hatch')) line.setAttribute('stroke', hatch);
  return copies;
}

async function imageOf(drawing: Element): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(drawing);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
