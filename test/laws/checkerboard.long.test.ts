// A checkerboard is a grid of squares: the same tiles in the same places. Motif tiles alternate along rows and columns.

import fc from 'fast-check';
import { it } from 'vitest';
import { awkwardRequests } from '../support/awkward-rooms.ts';
import { expectAlike, holds, laidExactly, type TileName } from '../support/laws.ts';

/** The square in the place of a tile: the second colour is beside the first, and each row begins one tile later. */
const squareOf = ({ motif, a, b }: TileName): TileName => ({ motif: 0, a: 2 * a + b + motif, b });

it('a checkerboard has the tiles of squares, in two alternating colours', () => {
  holds(600, fc.record({ request: awkwardRequests(['squares-pattern']) }), ({ request }, planned) => {
    const board = laidExactly({ ...request, pattern: 'checkerboard-pattern' });
    expectAlike(planned, board, { named: squareOf });
  });
});
