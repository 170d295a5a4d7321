// The pictures of whole plans in the documents: drawings of the service whose tiles also have the texture of their
// material, and the same for dark pages.

import { DARK, hex, LIGHT, paletteOf } from '../../src/drawing/index.ts';
import { MATERIALS, ownMaterialOf } from '../../src/drawing/materials/materials.ts';
import { shadeOf } from '../../src/drawing/materials/shade.ts';
import { textureOn } from '../../src/drawing/materials/tile-texture.ts';
import { toneOf, tonesIn } from '../../src/drawing/materials/tones.ts';
import { shaded } from '../../src/drawing/materials.ts';
import { centreOf, type Plan, type Ring } from '../../src/engine/index.ts';
import { planRequest } from '../../src/service/plan.ts';
import { readQuery } from '../../src/wire/index.ts';

/** Requests by the name of their picture. */
export const PLAN_PICTURES: Readonly<Record<string, string>> = {
  'kitchen-herringbone.svg':
    'outline=E440+S180+W160+S180+W280+N360&pattern=herringbone&tileWidth=100&tileHeight=400&start=best&doors=6,140,90',
};

/** The name of a picture for dark pages. */
export function darkName(name: string): string {
  return name.replace('.svg', '-dark.svg');
}

/** The plan of a request; throws if it is refused. */
export function plannedFrom(query: string): Plan {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`${query}: ${read.mistakes[0].message}`);
  return planRequest(read).plan;
}

/** Pixels of the drawing for each millimetre, so that textures are as fine as on a swatch. */
const PX_PER_MM = 0.11;
const SHADES = 4;
const DECIMALS = 0;

/** A drawing of the service with its tiles in the material of the pattern. */
export function drawnInMaterial(svg: string, query: string): string {
  const plan = plannedFrom(query);
  const own = ownMaterialOf(plan.pattern);
  const { shade, joint } = MATERIALS[own.name];
  const tones = tonesIn(own, paletteOf(plan, { color: null, gapColor: null }).tiles.map(hex));
  const paths = new Map<string, string>();
  const add = (fill: string, rings: readonly Ring[]) =>
    paths.set(fill, (paths.get(fill) ?? '') + rings.map(pathOf).join(''));
  for (const tile of tilesOf(plan)) {
    const step = Math.round(shadeOf(tile.motif, tile.place, tile.row) * SHADES) / SHADES;
    add(`fill="${shaded(tones[tile.motif], (step * shade) / 100)}"`, [tile.outline]);
  }
  for (const tile of tilesOf(plan)) {
    for (const { color, opacity, rings } of textureOn(tile, own.name, tones[tile.motif], PX_PER_MM)) {
      add(`fill="${color}" fill-opacity="${opacity}"`, rings);
    }
  }
  const floor = /<path class="floor" fill="[^"]*" d="([^"]*)"/.exec(svg);
  const scale = /<g transform="scale\(([\d.]+)\)"><path class="floor"/.exec(svg);
  if (floor === null || scale === null) throw new Error('The drawing has no floor.');
  const tiles = [...paths].map(([fill, path]) => `<path ${fill} d="${path}"/>`).join('');
  const clip = `<clipPath id="tw-floor"><path d="${floor[1]}"/></clipPath>`;
  const over = `<g clip-path="url(#tw-floor)"><path fill="${joint}" d="${floor[1]}"/><g transform="scale(${1 / Number(scale[1])})">${tiles}</g></g>`;
  // Over the tiles, under the hatch.
  const at = svg.indexOf('<path class="hatch"');
  const under = svg.slice(0, at).replace(/<path class="tile whole"[^>]*>/g, '');
  return under + clip + over + svg.slice(at);
}

/** Every tile of a plan, whole, wherever it is cut. */
function tilesOf({ layout }: Plan) {
  const { runs, cuts, frame } = layout;
  const tiles: { motif: number; place: number; row: number; outline: Ring }[] = [];
  const add = (motif: number, place: number, row: number) => {
    const { corners, cornerX, cornerY } = frame.shapes[motif];
    const { x, y } = centreOf(layout, { motif, place, row });
    const outline = Array.from({ length: corners }, (_, k) => ({ x: x + cornerX[k], y: y + cornerY[k] }));
    tiles.push({ motif, place, row, outline });
  };
  for (let i = 0; i < runs.length; i += 4) {
    for (let k = 0; k < runs[i + 3]; k++) add(runs[i], runs[i + 2] + k, runs[i + 1]);
  }
  for (let i = 0; i < cuts.count; i++) add(cuts.tiles[3 * i], cuts.tiles[3 * i + 1], cuts.tiles[3 * i + 2]);
  return tiles;
}

function pathOf(ring: Ring): string {
  const corners = ring.map(({ x, y }) => [x, y].map((mm) => Number(mm.toFixed(DECIMALS))));
  const steps = corners.slice(1).map(([x, y], i) => `${x - corners[i][0]} ${y - corners[i][1]}`);
  return `M${corners[0].join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** How much of its light what is no part of the identity keeps on a dark page. */
const DIM = 0.82;

/** A drawing for dark pages: the colours of the identity by their role, the others dimmed. */
export function darkDrawing(svg: string): string {
  const dark = new Map<string, string>();
  for (const [role, color] of Object.entries(LIGHT)) if (role in DARK) dark.set(color, DARK[role as keyof typeof DARK]);
  return svg
    .replace(
      /(?<!class="hatch" fill="none" stroke="|[^=]")#[0-9a-f]{6}(?=")/g,
      (color) => dark.get(color) ?? toneOf(color, DIM),
    )
    .replaceAll('tw1', 'twd1');
}
