// The requests that the documentation shows, good and bad.

import { answerPlanned, planRequest } from '../../service/index.ts';
import { readBody } from '../../wire/index.ts';
import type { Fields } from '../addresses.ts';
import { figuresOf } from '../examples.ts';

interface Shown {
  /** Begins the ids of the controls of its form. */
  readonly id: string;
  readonly text: string;
  readonly fields: Fields;
}

const BATHROOM = { outline: 'E180 S240 W180 N240', subtract: '140,0,40,60', tileSize: 300 };

export const FIRST_ROOM: Fields = { ...BATHROOM, link: 'false' };
/** The id of a kitchen of the gallery, whose plans need no store. */
export const KITCHEN_ID = 'le8-EkztpjRRdDMiesO4E4';
export const BEST_START: Fields = { ...BATHROOM, start: 'best', link: 'false' };

export const ROOM_EXAMPLES: readonly Shown[] = [
  {
    id: 'slanted',
    text: 'A room with a slanted wall:',
    fields: { outline: 'E480 S260 A135:113.1371 W400 N340', pattern: 'diamonds', link: 'false' },
  },
  {
    id: 'corners',
    text: 'Corners, a round pillar, and a hearth at the wall:',
    fields: {
      polygon: '0,0 420,20 400,310 30,300',
      circles: '220,160,60',
      subtract: '0,100,60,90',
      pattern: 'bricks',
      tileWidth: 600,
      tileHeight: 300,
      offset: 33,
      link: 'false',
    },
  },
];

export const REFUSED: readonly Shown[] = [
  { id: 'open-walk', text: 'A walk that does not return to its start:', fields: { outline: 'E400 S300 W390 N300' } },
  {
    id: 'unknown-name',
    text: 'A name that the pattern does not have:',
    fields: { outline: 'E400 S300 W400 N300', pattern: 'herringbone', tilewidth: 120 },
  },
  {
    id: 'two-fields',
    text: 'Squares with a width and a height, which two fields repair:',
    fields: { outline: 'E400 S300 W400 N300', pattern: 'squares', tileWidth: 300, tileHeight: 600 },
  },
  {
    id: 'too-many',
    text: 'More tiles than one plan may have:',
    fields: { outline: 'E4000 S3000 W4000 N3000', pattern: 'hexagons', tileSize: 50 },
  },
];

/** The answer to an example, its parts by name; all but the addresses unless chosen otherwise. */
export function abridged(fields: Fields, parts?: readonly string[]): Readonly<Record<string, unknown>> {
  const figures = figuresOf(fields);
  return parts === undefined ? figures : Object.fromEntries(parts.map((part) => [part, figures[part]]));
}

const POSTED = {
  polygon: [
    [0, 0],
    [420, 0],
    [420, 180],
    [260, 350],
    [0, 350],
  ],
  subtract: [{ x: 90, y: 120, w: 40, h: 40 }],
  pattern: 'herringbone',
  parameters: { tileWidth: 120, tileHeight: 600 },
  gapMm: 2,
  start: { x: 15, y: 0 },
  link: false,
};

/** A request as JSON text and the head of its answer. */
export function postExample(): { readonly body: string; readonly answer: Readonly<Record<string, unknown>> } {
  const read = readBody(POSTED);
  if (!read.ok) throw new Error(`The example of POST is refused: ${read.mistakes[0].message}`);
  const { tiles, warnings } = answerPlanned(planRequest(read), { svgUrl: null, plannerUrl: null });
  return { body: JSON.stringify(POSTED), answer: { tiles, warnings } };
}
