import { describe, expect, it } from 'vitest';
import { box, planSquares, rectangle, roomOf } from '../../../test/support/plain-rooms.ts';
import { assignCuts } from './assign.ts';
import { cutsOf, NO_SHIFT, NONE, type SharedPiece, type SharedTile } from './reuse.ts';

/** Three tiles below each other, each divided by walls of 50 mm from top to bottom. */
const dividedBy = (...walls: number[]) => {
  const rectangles = walls.map((x) => rectangle(x, 0, 50, 900));
  return planSquares(roomOf(box(0, 0, 300, 900), { rectangles }), { tileSize: 300 }).layout.cuts;
};
const cuts = dividedBy(100);

const pieceOf = (cut: number, piece: number, turnDeg = 0): SharedPiece => ({ cut, piece, turnDeg, shift: NO_SHIFT });

/** What comes out of a tile: pieces by the number of their cut tile and their own. */
const tile = (...pieces: (readonly [number, number])[]): SharedTile => ({
  pieces: pieces.map(([cut, piece]) => pieceOf(cut, piece)),
  elsewhere: NONE,
});

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
    const mixed = {
      pieces: [pieceOf(0, 2), pieceOf(1, 0, 90), pieceOf(1, 1, 270), pieceOf(1, 2, 90)],
      elsewhere: NONE,
    };
    const tiles = assignCuts(dividedBy(50, 200), [tile([0, 0]), tile([0, 1]), mixed]);
    expect(tiles.map(cutsOf)).toEqual([[0], [1]]);
    expect(tiles.map(({ pieces }) => pieces.map(({ turnDeg }) => turnDeg))).toEqual([
      [0, 0, 0],
      [0, 180, 0],
    ]);
  });
});
