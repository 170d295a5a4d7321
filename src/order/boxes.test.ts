// What a box holds by the area that is printed on it. A box is packed here first: with whole tiles, whose area is printed
// by their real or their nominal size, rounded as boxes round it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileInBoxes, tilesInBox } from './boxes.ts';

const rectangle = (width: number, height: number, joint: number) =>
  tileInBoxes({ width, height, areaMm2: width * height }, joint);

describe('a box by its area', () => {
  it.each<[width: number, height: number, joint: number, boxAreaM2: number, tiles: number]>([
    // Nominal 20 × 20, 10 × 10, 5 × 5, 30 × 10, 60 × 60, 60 × 30.
    [197, 197, 3, 1, 25],
    [97, 97, 3, 1, 100],
    [97, 97, 2, 1, 100],
    [47, 47, 3, 1, 400],
    [298, 98, 2, 1.02, 34],
    [296, 96, 4, 0.57, 19],
    [597, 597, 3, 1.44, 4],
    [598, 298, 2, 1.26, 7],
    [600, 300, 0, 1.08, 6],
    [600, 300, 3, 1.1, 6],
    [600, 300, 3, 1.07, 5],
    [600, 300, 3, 1.0, 5],
    [600, 300, 3, 0.18, 1],
    // 45 × 45: 5 are 1.0125, 15 × 90: 7 are 0.945; rounded or cut off on the box.
    [447, 447, 3, 1.01, 5],
    [147, 897, 3, 0.94, 7],
    [147, 897, 3, 0.945, 7],
    [147, 897, 3, 0.95, 7],
    // Boards: real ones of 0.24672 are larger than 129 × 19.
    [1285, 192, 0, 1.97, 8],
    [1285, 192, 0, 1.974, 8],
    [1285, 192, 0, 1.9738, 8],
    [1285, 192, 0, 2.2, 8],
    [1285, 192, 0, 2.22, 9],
    // A joint that makes the nominal size a centimetre larger than the maker's: only the real area fits the box.
    [600, 600, 5, 1.44, 4],
    [600, 300, 5, 1.08, 6],
    [300, 300, 5, 0.99, 11],
    [600, 600, 10, 1.44, 4],
    [1200, 600, 6, 1.44, 2],
    // The real area on the box of a tile that is sold as 60 × 60.
    [597, 597, 3, 1.43, 4],
    // A box of one tile by its real area.
    [197, 197, 3, 0.0388, 1],
  ])('of tiles of %d × %d with a joint of %d, %d m², are %d', (width, height, joint, boxAreaM2, tiles) => {
    expect(tilesInBox({ boxAreaM2 }, rectangle(width, height, joint))).toBe(tiles);
  });

  it('is not known if it is smaller than a tile', () => {
    for (const boxAreaM2 of [0.05, 0.15, 0.17]) expect(tilesInBox({ boxAreaM2 }, rectangle(600, 300, 3))).toBe(null);
    expect(tilesInBox({}, rectangle(600, 300, 3))).toBe(null);
  });

  it('is what was counted, if that is given', () => {
    expect(tilesInBox({ tilesPerBox: 7, boxAreaM2: 1 }, rectangle(600, 300, 3))).toBe(7);
  });

  it('scales the area of other shapes with the rectangle around them', () => {
    // A hexagon with sides of 115: 230 by 199.2, nominally 23 by 20.
    const areaMm2 = 1.5 * Math.sqrt(3) * 115 ** 2;
    const height = Math.sqrt(3) * 115;
    const { areaM2, boxedM2 } = tileInBoxes({ width: 230, height, areaMm2 }, 2);
    expect(areaM2).toBeCloseTo(areaMm2 / 1e6, 12);
    expect(boxedM2).toBeCloseTo((areaMm2 * 230 * 200) / (230 * height) / 1e6, 12);
  });

  it('of tiny tiles, whose nominal side may be 0, counts by their real size', () => {
    expect(rectangle(4, 4, 0).boxedM2).toBe(16e-6);
    expect(tilesInBox({ boxAreaM2: 1 }, rectangle(4, 4, 0))).toBe(62_500);
  });

  const sides = fc.oneof(
    fc.integer({ min: 10, max: 1500 }),
    fc.integer({ min: 100, max: 15_000 }).map((n) => n / 10),
  );
  const packed = fc.record({
    width: sides,
    height: sides,
    joint: fc.constantFrom(0, 1.5, 2, 3, 4, 5, 10),
    count: fc.integer({ min: 1, max: 60 }),
    decimals: fc.constantFrom(2, 3),
    isNominal: fc.boolean(),
  });
  /** The area of a tile as it is printed, m²: by the definition of a nominal size. */
  const printedOf = (width: number, height: number, joint: number) =>
    (Math.round((width + joint) / 10) * Math.round((height + joint) / 10)) / 1e4;

  it('never holds more than were packed, so that no order is short', () => {
    fc.assert(
      fc.property(packed, fc.integer({ min: 1, max: 20_000 }), (box, needed) => {
        const { width, height, joint, count, decimals, isNominal } = box;
        const tile = rectangle(width, height, joint);
        const packedM2 = count * (isNominal ? printedOf(width, height, joint) : (width * height) / 1e6);
        const boxAreaM2 = Number(packedM2.toFixed(decimals));
        // Too small to be printed, or the round number of small tiles that the next test is about.
        fc.pre(boxAreaM2 > 0 && (tile.boxedM2 > LEAST_M2 || !isWhole(boxAreaM2 / tile.boxedM2)));
        const perBox = tilesInBox({ boxAreaM2 }, tile) ?? 0;
        expect(perBox).toBeLessThanOrEqual(count);
        if (perBox > 0) expect(Math.ceil(needed / perBox) * count).toBeGreaterThanOrEqual(needed);
      }),
      { numRuns: 2000 },
    );
  });

  it('holds all that were packed, if the area is that of the nominal size or of the larger real one', () => {
    fc.assert(
      fc.property(packed, ({ width, height, joint, count, decimals }) => {
        const tile = rectangle(width, height, joint);
        const boxAreaM2 = Number((count * tile.boxedM2).toFixed(decimals));
        // Otherwise several counts have this area.
        fc.pre(tile.boxedM2 > LEAST_M2);
        expect(tilesInBox({ boxAreaM2 }, tile)).toBe(count);
      }),
      { numRuns: 2000 },
    );
  });
});

/** Two counts of larger tiles differ by more than what is rounded on a box. */
const LEAST_M2 = 0.01;

function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-6;
}
