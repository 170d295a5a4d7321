// Requests for tests of drawings: the acceptance rooms, and rooms at the limits.

import { readFileSync } from 'node:fs';
import { type DrawingOptions, drawSvg } from '../../src/drawing/index.ts';
import { type Parameter, type Pattern, type Plan, parametersOf, plan } from '../../src/engine/index.ts';
import { readQuery } from '../../src/wire/index.ts';

/** The fields of a query. */
export type Fields = Readonly<Record<string, string>>;

interface AcceptanceRoom {
  readonly request: Fields;
  readonly areaM2: number;
  readonly wallsCm: readonly number[];
  readonly plans: Readonly<Record<string, { whole: number; cut: number; laidAreaM2: number; sliverCount: number }>>;
}

export const ACCEPTANCE: Readonly<Record<string, AcceptanceRoom>> = JSON.parse(
  readFileSync(new URL('../acceptance.json', import.meta.url), 'utf8'),
);

/** Rooms with very little or very much space for texts. */
export const EXTREMES: Readonly<Record<string, Fields>> = {
  'round room of 64 walls': { polygon: roundRoom(64), pattern: 'hexagons' },
  'toothed room of 64 walls': { outline: toothedRoom(30), pattern: 'bricks' },
  'niche of 60 cm': { outline: 'E60 S60 W60 N60', pattern: 'squares', tileSize: '150' },
  'hall of 200 m': { outline: 'E20000 S6000 W20000 N6000', pattern: 'squares', tileSize: '1200', joint: '5' },
  'corridor of 200 m': { outline: 'E20000 S150 W20000 N150', pattern: 'squares', tileSize: '600', joint: '3' },
};

export const DRAWING: DrawingOptions = {
  widthPx: 800,
  walls: true,
  credit: 'https://tiles.example/',
  color: null,
  gapColor: null,
  lang: 'en',
};

/** The query that asks for these fields. */
export function queryOf(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The plan of a request; throws if it is refused. */
export function planOf(fields: Fields): Plan {
  const read = readQuery(queryOf({ ...fields, link: 'false' }));
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return plan(read.request);
}

/** The drawing of a request, as SVG text. */
export function drawingOf(fields: Fields, options: Partial<DrawingOptions> = {}): string {
  return drawSvg(planOf(fields), { ...DRAWING, ...options });
}

/** Parameters from the declaration of a pattern: defaults, each of its choices, other sizes, rotations. */
export function parameterSets(pattern: Pattern): Fields[] {
  const own = Object.entries(parametersOf(pattern)).filter(([name]) => name !== 'rotation');
  const set = (value: (parameter: Parameter) => number | string): Fields =>
    Object.fromEntries(own.map(([name, parameter]) => [name, String(value(parameter))]));
  const choices = own.flatMap(([name, parameter]) =>
    parameter.kind === 'choice' ? parameter.values.map((value) => ({ [name]: value })) : [],
  );
  return [
    {},
    ...choices,
    // Sizes that are not on a grid.
    set((parameter) =>
      parameter.kind === 'number' && parameter.unit === 'mm' ? parameter.default * 0.737 : parameter.default,
    ),
    set((parameter) =>
      parameter.kind === 'number' && parameter.unit !== 'mm'
        ? Math.floor((parameter.min + parameter.max) / 2)
        : parameter.default,
    ),
    { rotation: '13.7', joint: '4.5' },
    { rotation: '-120', joint: '0' },
    { rotation: '45', joint: '10' },
  ];
}

function roundRoom(walls: number): string {
  const at = (i: number) => (2 * Math.PI * i) / walls;
  const cm = (radius: number) => (250 + radius).toFixed(2);
  return Array.from({ length: walls }, (_, i) => `${cm(250 * Math.cos(at(i)))},${cm(250 * Math.sin(at(i)))}`).join(' ');
}

/** A room with teeth along its upper wall: two walls for each tooth, and four more. */
function toothedRoom(teeth: number): string {
  const [along, up] = [25, 20];
  const walls = Array.from({ length: teeth }, (_, i) => `E${along} ${i % 2 === 0 ? 'S' : 'N'}${up}`);
  return [...walls, `E${along}`, 'S400', `W${along * (teeth + 1)}`, 'N400'].join(' ');
}
