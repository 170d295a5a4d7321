import { describe, expect, it } from 'vitest';
import type { Ring } from '../../engine/index.ts';
import { placeFor, textsFor } from './cut-numbers.ts';

function ring(...corners: [number, number][]): Ring {
  return corners.map(([x, y]) => ({ x, y }));
}

const STRIP = ring([0, 0], [100, 0], [100, 20], [0, 20]);

describe('the place of a number', () => {
  it('is the middle of a piece that is large enough', () => {
    expect(placeFor(STRIP, 90, 15)).toEqual({ x: 50, y: 10 });
    expect(placeFor(STRIP, 90, 21)).toBeNull();
    expect(placeFor(STRIP, 101, 15)).toBeNull();
  });

  it('is an arm of a notched piece, whose middle is cut away', () => {
    const ell = ring([0, 0], [100, 0], [100, 40], [40, 40], [40, 100], [0, 100]);
    expect(placeFor(ell, 28, 28)).toEqual({ x: 25, y: 25 });
  });

  it('is none where a wall runs through the box', () => {
    // The tooth from above ends inside the box, whose corners are all within the piece.
    const toothed = ring([0, 0], [48, 0], [50, 45], [52, 0], [100, 0], [100, 60], [0, 60]);
    expect(placeFor(toothed, 90, 40)).toBeNull();
    expect(placeFor(ring([0, 0], [100, 0], [0, 100]), 60, 60)).toBeNull();
  });
});

it('a piece that shares a tile shows both numbers, or the shared one', () => {
  expect(textsFor(12, undefined)).toEqual(['12']);
  expect(textsFor(12, 3)).toEqual(['12 ↔3', '↔3']);
});
