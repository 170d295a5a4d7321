// How corners and rings are written in the query and in JSON, in words and examples.

import type { Where } from '../values/raw-fields.ts';

export const POLYGON_EXAMPLE = '0,0 400,0 400,300 0,300';
export const POLYGON_JSON_EXAMPLE = '[[0,0],[400,0],[400,300],[0,300]]';
export const HOLES_EXAMPLE = '100,100 150,100 150,150 100,150';
export const HOLE_JSON_EXAMPLE = '[[100,100],[150,100],[150,150],[100,150]]';
export const HOLES_JSON_EXAMPLE = `[${HOLE_JSON_EXAMPLE}]`;

/** How corners are written, for messages. */
export interface CornerForm {
  readonly where: Where;
  /** The format of a corner, of a ring and of several rings. */
  readonly rule: string;
  readonly list: string;
  readonly rings: string;
  /** A valid corner. */
  readonly corner: string;
  /** Writes a ring from the corners that were sent. */
  ring(corners: readonly unknown[]): string;
}

export const TEXT: CornerForm = {
  where: 'query',
  rule: 'x,y: two numbers in cm with one comma between them',
  list: 'x,y pairs with one comma inside each pair and spaces between them',
  rings: `rings of x,y pairs separated by ;, for example ${HOLES_EXAMPLE}`,
  corner: '400,300',
  ring: (corners) => corners.join(' '),
};

export const JSON_FORM: CornerForm = {
  where: 'body',
  rule: '[x, y] with two numbers in cm',
  list: 'an array of corners [x, y]',
  rings: `an array of rings, each an array of [x, y] in cm, for example ${HOLES_JSON_EXAMPLE}`,
  corner: '[400,300]',
  ring: (corners) => JSON.stringify(corners),
};
