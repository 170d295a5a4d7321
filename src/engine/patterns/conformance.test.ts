// Properties of every pattern at all sizes: one joint between all tiles and no floor left over. Each is tested on
// random parameter sets, including needles of 10 x 4000 mm and joints of 100 mm.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { measuredFigures } from '../../../test/support/measured-figures.ts';
import { type Sample, samplesOf } from '../../../test/support/pattern-samples.ts';
import { centreOf, cross, examine, lengthOf, minus, plus } from '../../../test/support/tessellation.ts';
import { boxOf, crossFrom, type Point, type Ring, signedArea } from '../geometry/point.ts';
import { derive, derivedFiguresOf, kindNamesOf, latticeOf, PATTERNS, type Pattern } from './index.ts';

const SETS = casesOf(25, 400);

function always(pattern: Pattern, property: (sample: Sample) => void): void {
  fc.assert(fc.property(samplesOf(pattern), property), { numRuns: SETS });
}

/** Expects two figures to differ only by arithmetic noise, relative to `scale`. */
function expectSame(received: number, expected: number, scale = Math.abs(expected)): void {
  if (Math.abs(received - expected) <= 1e-9 * scale) return;
  expect.fail(`${received} is not ${expected}`);
}

describe.each(PATTERNS.map((pattern) => [pattern.id, pattern] as const))('%s', (id, pattern) => {
  it('covers the plane with exactly one joint between neighbours', () => {
    always(pattern, ({ values, joint }) => {
      const found = examine(latticeOf(pattern.tiling(values, joint), Number(values.rotation)), joint);
      expectSame(found.overlap, 0, found.size);
      expectSame(found.narrowestGap, joint, found.size);
      expectSame(found.widestGap, joint, found.size);
      expectSame(found.unsharedPart, 0, 10);
      expectSame(found.filledShare, 1);
      // Corners may be farther apart than a joint; edges that face each other may not.
      if (found.edgesFace) expectSame(found.distance, joint, found.size);
      else expect(found.distance).toBeGreaterThanOrEqual(joint);
    });
  });

  it('has edges that face each other whenever the tile is not a needle and the joint is narrow', () => {
    always(pattern, ({ values }) => {
      const [outline] = pattern.tiling(values, 0).motif;
      const { minX, minY, maxX, maxY } = boxOf(outline);
      const [short, long] = [maxX - minX, maxY - minY].sort((a, b) => a - b);
      const joint = short / 25;
      fc.pre(long <= 5 * short && pattern.misfit?.(values, joint) === undefined);
      expect(examine(pattern.tiling(values, joint), joint).edgesFace).toBe(true);
    });
  });

  it('has convex tiles, each symmetric about its centre, and of one area if they are of one kind', () => {
    always(pattern, ({ values, joint }) => {
      const { motif } = pattern.tiling(values, joint);
      const kinds = pattern.kinds?.(values) ?? motif.map(() => '');
      for (const [i, outline] of motif.entries()) {
        expect(signedArea(outline)).toBeGreaterThan(0);
        expectSame(signedArea(outline), signedArea(motif[kinds.indexOf(kinds[i])]));
        expect(isConvex(outline)).toBe(true);
        expectSame(asymmetry(outline), 0, 1e4);
      }
    });
  });

  it('has the box of its first tile (of the whole cube) at the origin', () => {
    always(pattern, ({ values, joint }) => {
      const { motif } = pattern.tiling(values, joint);
      const { minX, minY } = boxOf(id === 'isometric-cubes-pattern' ? motif.flat() : motif[0]);
      expectSame(minX, 0, 1e4);
      expectSame(minY, 0, 1e4);
    });
  });

  it('turns clockwise as a whole', () => {
    always(pattern, ({ values, joint }) => {
      const tiling = pattern.tiling(values, joint);
      const turned = latticeOf(tiling, Number(values.rotation));
      const before = [...tiling.motif.flat(), ...tiling.repeat];
      const after = [...turned.motif.flat(), ...turned.repeat];
      expect(after).toHaveLength(before.length);
      for (const [i, point] of before.entries()) {
        expectSame(lengthOf(minus(after[i], atBearing(point, Number(values.rotation)))), 0, 1e4);
      }
    });
  });

  it('derives figures that match measurements of the outlines', () => {
    always(pattern, ({ values, joint }) => {
      const { repeatWidthMm, repeatHeightMm, tilesPerRepeat, ...figures } = derive(pattern, values, joint);
      const measured = measuredFigures(id, pattern.tiling(values, joint), values, joint);
      for (const [name, value] of Object.entries(measured)) {
        expectSame(figures[name], value, Math.max(100, Math.abs(value)));
      }
    });
  });

  it('names exactly the figures that it derives, in their order', () => {
    always(pattern, ({ values, joint }) => {
      const names = derivedFiguresOf(pattern).map(({ name }) => name);
      expect(Object.keys(derive(pattern, values, joint))).toEqual(names);
    });
  });

  it('repeats after its rectangle, which contains the stated number of tiles, and not sooner', () => {
    always(pattern, ({ values, joint }) => {
      const { repeat, motif } = pattern.tiling(values, joint);
      const { width, height, tiles } = pattern.rectangularRepeat(values, joint);
      expectSame((motif.length * width * height) / Math.abs(cross(...repeat)), tiles);
      const sides = id === 'hopscotch-pattern' ? repeat : sidesOfRepeat(String(values.direction), width, height);
      expectSame(lengthOf(sides[0]), width);
      for (const side of sides) {
        expect(isRepeat(side, repeat)).toBe(true);
        for (const part of [2, 3, 5]) {
          expect(isRepeat({ x: side.x / part, y: side.y / part }, repeat)).toBe(false);
        }
      }
    });
  });

  it('has a kind for each motif tile, if it has kinds', () => {
    always(pattern, ({ values, joint }) => {
      const kinds = pattern.kinds?.(values);
      expect(pattern.kindLabels === undefined).toBe(kinds === undefined);
      if (kinds) expect(kinds).toHaveLength(pattern.tiling(values, joint).motif.length);
      // Whatever the values, the same kinds are bought.
      expect([...new Set(kinds)].sort()).toEqual([...kindNamesOf(pattern)].sort());
    });
  });
});

describe('the examination itself', () => {
  const tiling = PATTERNS[9].tiling({ tileWidth: 90, tileHeight: 500, angle: 50, direction: 'vertical' }, 2);

  it('notices a repeat that is a hundredth of a millimetre off', () => {
    const found = examine({ ...tiling, repeat: [tiling.repeat[0], plus(tiling.repeat[1], { x: 0, y: 0.01 })] }, 2);
    expect(found.unsharedPart).toBeGreaterThan(0.1);
    expect(Math.abs(found.filledShare - 1)).toBeGreaterThan(1e-5);
  });

  it('notices tiles that overlap', () => {
    const found = examine({ ...tiling, repeat: [tiling.repeat[0], plus(tiling.repeat[1], { x: 0, y: -0.01 })] }, 2);
    expect(found.overlap).toBeGreaterThan(0.001);
  });
});

function isConvex(ring: Ring): boolean {
  return ring.every((corner, i) => crossFrom(corner, ring[(i + 1) % ring.length], ring[(i + 2) % ring.length]) > 0);
}

/** How far an outline differs from its half turn about its centre. */
function asymmetry(ring: Ring): number {
  const centre = centreOf(ring);
  const misses = ring.map((corner, i) => {
    const opposite = ring[(i + ring.length / 2) % ring.length];
    return lengthOf(minus(plus(corner, opposite), { x: 2 * centre.x, y: 2 * centre.y }));
  });
  return Math.max(...misses);
}

/** Rotates a point by its bearing, so that the check does not share a rotation matrix with the code. */
function atBearing(point: Point, turnDeg: number): Point {
  const bearing = Math.atan2(point.y, point.x) + (turnDeg / 180) * Math.PI;
  return { x: lengthOf(point) * Math.cos(bearing), y: lengthOf(point) * Math.sin(bearing) };
}

/** Herringbone square to the walls repeats along the diagonals; everything else along the axes. */
function sidesOfRepeat(direction: string, width: number, height: number): [Point, Point] {
  const [a, b] = [width / Math.SQRT2, height / Math.SQRT2];
  if (direction === 'diagonal-down')
    return [
      { x: a, y: -a },
      { x: b, y: b },
    ];
  if (direction === 'diagonal-up')
    return [
      { x: a, y: a },
      { x: b, y: -b },
    ];
  return [
    { x: width, y: 0 },
    { x: 0, y: height },
  ];
}

/** Whether a vector is a whole number of each of the two repeats. */
function isRepeat(vector: Point, [first, second]: readonly [Point, Point]): boolean {
  const cell = cross(first, second);
  const counts = [cross(vector, second) / cell, cross(first, vector) / cell];
  return counts.every((count) => Math.abs(count - Math.round(count)) < 1e-6);
}
