// How corners and rings are written in the query and in JSON: examples, words for messages, and repaired values.

import type { Pair } from './restatements.ts';

export const POLYGON_EXAMPLE = '0,0 400,0 400,300 0,300';
export const POLYGON_JSON_EXAMPLE = '[[0,0],[400,0],[400,300],[0,300]]';
export const HOLES_EXAMPLE = '100,100 150,100 150,150 100,150';
export const HOLE_JSON_EXAMPLE = '[[100,100],[150,100],[150,150],[100,150]]';
export const HOLES_JSON_EXAMPLE = `[${HOLE_JSON_EXAMPLE}]`;

/** How corners are written, for messages. */
export interface CornerForm {
  /** The format of a corner, and of a ring. */
  readonly rule: string;
  readonly list: string;
  /** Writes a corner. */
  corner(pair: Pair): string;
  /** Writes a ring from the corners that were sent. */
  ring(corners: readonly unknown[]): string;
  /** Describes several rings, and writes them. */
  readonly rings: string;
  holes(rings: readonly (readonly Pair[])[]): string;
}

export const TEXT: CornerForm = {
  rule: 'x,y: two numbers in cm with one comma between them',
  list: 'x,y pairs with one comma inside each pair and spaces between them',
  corner: (pair) => pair.join(','),
  ring: (corners) => corners.join(' '),
  rings: `rings of x,y pairs separated by ;, for example ${HOLES_EXAMPLE}`,
  holes: (rings) => rings.map((ring) => ring.map((pair) => pair.join(',')).join(' ')).join(';'),
};

export const JSON_FORM: CornerForm = {
  rule: '[x, y] with two numbers in cm',
  list: 'an array of corners [x, y]',
  corner: (pair) => JSON.stringify(pair.map(Number)),
  ring: (corners) => JSON.stringify(corners),
  rings: `an array of rings, each an array of [x, y] in cm, for example ${HOLES_JSON_EXAMPLE}`,
  holes: (rings) => `[${rings.map(jsonRing).join()}]`,
};

/** Writes a ring in JSON. */
export function jsonRing(pairs: readonly Pair[]): string {
  return JSON.stringify(pairs.map((pair) => pair.map(Number)));
}
