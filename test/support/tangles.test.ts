// The generator of tangles: the same room for the same seed, and no room that the engine refuses before it checks
// overlaps.

import { expect, it } from 'vitest';
import { LIMITS, type Room } from '../../src/engine/index.ts';
import { isSimple } from './tangles/sketch.ts';
import { type Tangle, tangleOf } from './tangles.ts';

const tangles = Array.from({ length: 1000 }, (_, number) => tangleOf(5, number));

function coordinatesOf({ room: { outer, holes, rectangles } }: Tangle): number[] {
  return [
    ...[outer, ...holes].flat().flatMap(({ x, y }) => [x, y]),
    ...rectangles.flatMap(({ x, y, width, height }) => [x, y, width, height]),
  ];
}

it('makes the same tangle again', () => {
  expect(tangleOf(5, 17)).toEqual(tangles[17]);
  expect(tangleOf(6, 17)).not.toEqual(tangles[17]);
});

it('makes all twenty kinds', () => {
  expect(new Set(tangles.map(({ kind }) => kind)).size).toBe(20);
});

it('makes rooms with cutouts within the limits, on whole micrometres', () => {
  for (const tangle of tangles) {
    const { outer, holes, rectangles } = tangle.room;
    expect(holes.length).toBeLessThanOrEqual(LIMITS.holes);
    expect(rectangles.length).toBeLessThanOrEqual(LIMITS.rectangles);
    const isAllowed = (mm: number) =>
      Math.abs(mm) <= LIMITS.coordinate && Math.abs(mm * 1000 - Math.round(mm * 1000)) < 1e-5;
    expect(coordinatesOf(tangle).every(isAllowed), tangle.kind).toBe(true);
    for (const ring of [outer, ...holes]) expect(isSimple(ring), tangle.kind).toBe(true);
  }
  expect(tangles.filter(({ room }) => room.holes.length + room.rectangles.length > 1).length).toBeGreaterThan(900);
});

it('gives the corners of tangles on a grid in whole steps', () => {
  const onGrid = tangles.filter(({ grid }) => grid !== undefined);
  expect(onGrid.length).toBeGreaterThan(400);
  for (const { room, grid } of onGrid) {
    if (!grid) continue;
    const onlySteps = ({ outer, holes }: Room, length: number) =>
      [outer, ...holes].flat().map(({ x, y }) => [(x - outer[0].x) / length, (y - outer[0].y) / length]);
    expect(onlySteps(room, grid.step)).toEqual(onlySteps(grid.room, 1));
  }
});
