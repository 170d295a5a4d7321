// Golden drawings as data. Geometry (tiles, floor, cutouts and walls) and style (classes, colours, strokes, texts) are
// in separate files, so that a change of one does not look like a change of the other.

import type { Element } from '@xmldom/xmldom';
import { drawSvg } from '../../src/drawing/index.ts';
import { plan, type Ring } from '../../src/engine/index.ts';
import { attribute, type Drawn, readDrawing, subpathsOf, textsOf } from '../support/drawn.ts';
import { goldenRequest } from '../support/golden.ts';

/** Rings of a shape in whole tenths of a millimetre, x and y alternating. */
export type Shape = readonly (readonly number[])[];

/** Shapes by class. */
export type Shapes = Readonly<Record<string, readonly Shape[]>>;

interface Style {
  readonly sheetPx: readonly [width: number, height: number];
  /** Everything painted except texts, in painting order. */
  readonly paints: readonly Readonly<Record<string, string | number>>[];
  readonly texts: readonly Readonly<Record<string, string | number>>[];
}

const TO_SCALE = ['wall', 'cutout', 'floor', 'tile whole', 'tile cut', 'tile sliver'];

/** The current drawing of a golden case. */
export function goldenDrawing(name: string): Drawn {
  const { request, options } = goldenRequest(name);
  const { width: widthPx, walls, color, gapColor, lang } = options;
  const credit = options.credit ? 'https://tiles.example/' : null;
  return readDrawing(drawSvg(plan(request), { widthPx, walls, credit, color, gapColor, lang }));
}

/** The geometry of a drawing. The order of shapes and the first corner of a ring do not matter. */
export function shapesOf(drawn: Drawn): Shapes {
  return Object.fromEntries(
    TO_SCALE.flatMap((role) => {
      const shapes = shapesOfClass(drawn, role);
      return shapes.length > 0 ? [[role, shapes.sort(compareShapes)]] : [];
    }),
  );
}

function shapesOfClass(drawn: Drawn, role: string): Shape[] {
  const shapes: number[][][] = [];
  // Lines through a cutout are style; its area is geometry.
  const solid = {
    ...drawn,
    marks: drawn.marks.filter(({ element }) => role !== 'cutout' || !element.hasAttribute('stroke')),
  };
  for (const { points, opensShape } of subpathsOf(solid, role)) {
    const ring = ringFromLeast(points);
    if (opensShape || role === 'tile whole' || shapes.length === 0) shapes.push([ring]);
    else shapes[shapes.length - 1].push(ring);
  }
  return shapes.map((rings) => rings.sort(compareRings));
}

/** A ring in tenths of a millimetre, starting at its leftmost, then topmost corner. */
function ringFromLeast(points: Ring): number[] {
  const corners = points.map(({ x, y }) => [Math.round(10 * x) + 0, Math.round(10 * y) + 0]);
  const first = corners.reduce((least, corner, i) => (compareRings(corner, corners[least]) < 0 ? i : least), 0);
  return [...corners.slice(first), ...corners.slice(0, first)].flat();
}

function compareRings(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, index) => value !== b[index]);
  return i < 0 ? a.length - b.length : a[i] - (b[i] ?? Number.NEGATIVE_INFINITY);
}

function compareShapes(a: Shape, b: Shape): number {
  return compareRings(a.flat(), b.flat());
}

/** The style of a drawing. */
export function styleOf(drawn: Drawn): Style {
  const { view, widthPx, heightPx } = drawn;
  const pxPerMm = widthPx / view.width;
  return {
    sheetPx: [widthPx, heightPx],
    paints: drawn.marks
      .filter(({ element }) => element.tagName !== 'text')
      .map(({ role, element, unit }) => ({
        class: role,
        element: element.tagName,
        ...paintOf(element),
        ...(element.hasAttribute('stroke-width') && {
          strokePx: rounded(Number(attribute(element, 'stroke-width')) * unit * pxPerMm, 2),
        }),
      })),
    texts: textsOf(drawn).map(({ role, text, size, anchor, turnDeg, x, y, element }) => ({
      class: role,
      // Counts are geometry.
      text: role === 'figures' ? text.replace(/[0-9]+([.,][0-9]+)?/g, '#') : text,
      sizePx: rounded(size * pxPerMm, 1),
      weight: element.getAttribute('font-weight') ?? 'normal',
      ...paintOf(element),
      anchor,
      turnDeg: rounded(turnDeg, 1),
      xPx: rounded((x - view.x) * pxPerMm, 0),
      yPx: rounded((y - view.y) * pxPerMm, 0),
    })),
  };
}

function paintOf(element: Element): Record<string, string> {
  const names = ['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-linejoin', 'stroke-dasharray'];
  return Object.fromEntries(
    names.flatMap((name) => (element.hasAttribute(name) ? [[name, attribute(element, name)]] : [])),
  );
}

function rounded(value: number, decimals: number): number {
  // Adding 0 turns -0 into 0, since JSON has no -0.
  return Math.round(value * 10 ** decimals) / 10 ** decimals + 0;
}

/** Shapes as the text of their file, one per line. */
export function shapesText(shapes: Shapes): string {
  const classes = Object.entries(shapes).map(
    ([role, list]) => `${JSON.stringify(role)}: [\n${list.map((shape) => JSON.stringify(shape)).join(',\n')}\n]`,
  );
  return `{\n${classes.join(',\n')}\n}\n`;
}

/** A style as the text of its file, one element per line. */
export function styleText({ sheetPx, paints, texts }: Style): string {
  const lines = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{\n"sheetPx": ${JSON.stringify(sheetPx)},\n"paints": [\n${lines(paints)}\n],\n"texts": [\n${lines(texts)}\n]\n}\n`;
}
