import { describe, expect, it } from 'vitest';
import { box, planSquares, rectangle, roomOf } from '../../../test/support/plain-rooms.ts';
import { assignCuts } from './assign.ts';
import type { HandedOut } from './hand-out.ts';
import { cutsOf, NO_SHIFT, type SharedTile } from './reuse.ts';

/** Three tiles below each other, each divided in two by a wall in the middle. */
const { cuts } = planSquares(roomOf(box(0, 0, 300, 900), { rectangles: [rectangle(100, 0, 100, 900)] }), {
  tileSize: 300,
}).layout;

/** What comes out of a tile: pieces by the number of their cut tile and their own. */
const tile = (...pieces: (readonly [number, number])[]): HandedOut =>
  pieces.map(([cut, piece]) => ({ cut, piece, turnDeg: 0, shift: NO_SHIFT }));

const contentOf = ({ pieces }: SharedTile) => pieces.map(({ cut, piece }) => [cut, piece]);

describe('a divided tile', () => {
  it('belongs to one of the tiles that its pieces come out of', () => {
    const tiles = assignCuts(cuts, [tile([0, 0], [0, 1], [1, 0]), tile([1, 1], [2, 0], [2, 1])]);
    expect(tiles.map(cutsOf)).toEqual([[0, 1], [2]]);
  });

  it('belongs to the one that no other belongs to, however many have to change for it', () => {
    const tiles = assignCuts(cuts, [tile([0, 0], [1, 0]), tile([1, 1], [2, 0]), tile([0, 1])]);
    expect(tiles.map(cutsOf)).toEqual([[1], [2], [0]]);
  });

  it('is cut as it is laid if its pieces would come out of more tiles', () => {
    const scattered = [tile([0, 0], [1, 0]), tile([0, 1]), tile([1, 1]), tile([2, 0], [2, 1])];
    const tiles = assignCuts(cuts, scattered);
    expect(tiles.map(cutsOf).toSorted()).toEqual([[0], [1], [2]]);
    for (const shared of tiles) {
      const [cut] = cutsOf(shared);
      expect(contentOf(shared)).toEqual([
        [cut, 0],
        [cut, 1],
      ]);
    }
  });

  it('leaves what else comes out of a tile in its place, turned against the piece that is now the first', () => {
    const [first, last] = [
      { ...tile([0, 0])[0], turnDeg: 0 },
      { ...tile([2, 1])[0], turnDeg: 90 },
    ];
    const tiles = assignCuts(cuts, [tile([0, 0]), tile([0, 1]), [{ ...first, piece: 1 }, last, { ...last, piece: 0 }]]);
    expect(tiles.flatMap(cutsOf).toSorted()).toEqual([0, 2]);
    expect(tiles.find((shared) => cutsOf(shared)[0] === 2)?.pieces.map(({ turnDeg }) => turnDeg)).toEqual([0, 0]);
  });
});
