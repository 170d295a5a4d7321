// Cuts every cut tile of some plans by the overlay, which must find the same pieces, and the same parts missing, as
// tracing.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layings } from '../../../test/support/awkward-rooms.ts';
import { box, circle, planSquares, R1, rectangle, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import { signedArea } from '../geometry/point.ts';
import { PATTERNS } from '../patterns/index.ts';
import { plan } from '../plan.ts';
import type { Plan } from '../plan-types.ts';
import type { Room } from '../request.ts';
import { type Piece, piecesOf } from './index.ts';
import { traceMissing } from './missing.ts';
import type { TouchedTile } from './pieces.ts';
import { TileOverlay } from './tile-overlay.ts';
import { PLACE, PREVIOUS, STRETCH_SIZE, Touches } from './touches.ts';

function areasOf(pieces: readonly Piece[]): number[] {
  return pieces
    .map(({ outer, holes }) => holes.reduce((sum, hole) => sum + signedArea(hole), signedArea(outer)))
    .sort((a, b) => a - b);
}

/** A cut tile with its stretches, in the order of the walls. */
function touchedTile(touches: Touches, { layout }: Plan, cut: number): TouchedTile {
  const [motif, place, row] = layout.cuts.tiles.subarray(3 * cut, 3 * cut + 3);
  const { data } = touches.stretches;
  const list: number[] = [];
  let i = touches.lastStretch[touches.rows[motif].offset + row];
  for (; i >= 0; i = data[i * STRETCH_SIZE + PREVIOUS]) if (data[i * STRETCH_SIZE + PLACE] === place) list.unshift(i);
  return { touches, list: Int32Array.from(list), from: 0, to: list.length, shape: layout.frame.shapes[motif] };
}

/** Cuts every cut tile by the overlay and compares areas and pieces, and the parts that are missing. */
function expectAgreement(planned: Plan): void {
  const { floor, layout, lattice } = planned;
  const overlay = new TileOverlay(floor, layout.frame);
  const touches = new Touches();
  touches.collect(floor, layout.frame);
  const { cuts } = layout;
  // One expectation for all tiles, since there are thousands.
  const faults: string[] = [];
  for (let i = 0; i < cuts.count; i++) {
    const [motif, place, row] = cuts.tiles.subarray(3 * i, 3 * i + 3);
    const traced = areasOf(piecesOf(cuts, i));
    const found = overlay.cut(motif, place, row);
    const tileAreaMm2 = signedArea(lattice.motif[motif]);
    const isNear = (area: number, expected: number, mostMm2: number) => Math.abs(area - expected) < mostMm2;
    const areNear = (areas: readonly number[], expected: readonly number[]) =>
      areas.length === expected.length && areas.every((area, k) => isNear(area, expected[k], 1e-6 * tileAreaMm2));
    const areas = areasOf(found.pieces);
    const agrees =
      isNear(found.tileAreaMm2, tileAreaMm2, 5e-7) &&
      isNear(found.coveredMm2, cuts.coveredMm2[i], 1e-7 * tileAreaMm2) &&
      areNear(areas, traced);
    if (!agrees) faults.push(`tile ${i}: ${areas} of ${found.tileAreaMm2}, traced ${traced} of ${tileAreaMm2}`);
    const missing = traceMissing(touchedTile(touches, planned, i), tileAreaMm2 - cuts.coveredMm2[i]);
    const missingAreas = areasOf(overlay.missing(motif, place, row));
    if (!missing || !areNear(areasOf(missing), missingAreas)) {
      faults.push(`tile ${i}: ${missingAreas} missing, traced ${missing && areasOf(missing)}`);
    }
  }
  expect(faults).toEqual([]);
}

const rooms: [string, Room][] = [
  ['R1', R1],
  [
    'a room with a pillar and a round table',
    roomOf(box(0, 0, 1700, 1300), { rectangles: [rectangle(400, 500, 310, 240)], holes: [circle(1200, 600, 150, 17)] }),
  ],
  ['an attic', roomOf(ring([0, 0], [2000, 0], [2000, 1200], [600, 1200], [0, 400]))],
  [
    'an island in a ring of cutouts',
    roomOf(box(0, 0, 1500, 1500), {
      rectangles: [
        rectangle(300, 300, 900, 50),
        rectangle(300, 1150, 900, 50),
        rectangle(300, 300, 50, 900),
        rectangle(1150, 300, 50, 900),
      ],
    }),
  ],
  [
    'a room with hair-thin gaps',
    roomOf(ring([0, 0], [1500, 0], [1500, 500], [200, 500.2], [1500, 500.4], [1500, 900], [0, 900]), {
      rectangles: [rectangle(310, 90, 0.2, 370), rectangle(90, 700.1, 1210, 0.2)],
    }),
  ],
  ['a floor in two parts', roomOf(box(0, 0, 1500, 900), { rectangles: [rectangle(-5, 400, 1600, 33)] })],
];

describe('the overlay of one tile', () => {
  for (const [name, room] of rooms) {
    it.each(PATTERNS.map(({ id }) => id))(`finds the same pieces in ${name}: %s`, (pattern) => {
      expectAgreement(plan({ room, pattern, parameters: {} }));
    });
  }

  it('finds the same pieces in any laying', () => {
    fc.assert(
      fc.property(layings(), fc.constantFrom(...rooms), ({ pattern, parameters, joint }, [, room]) => {
        expectAgreement(plan({ room, pattern, parameters, joint, start: { x: 12.3456789, y: 7.654321 } }));
      }),
      { numRuns: 20 },
    );
  });

  it('is needed for what is missing if tracing does not find all of it', () => {
    const planned = planSquares(roomOf(box(0, 0, 150, 100)), { tileSize: 100 });
    const touches = new Touches();
    touches.collect(planned.floor, planned.layout.frame);
    const tile = touchedTile(touches, planned, 0);
    expect(areasOf(traceMissing(tile, 5000) ?? [])).toEqual([5000]);
    expect(traceMissing(tile, 4999)).toBeUndefined();
  });

  it('recognises a whole tile and one off the floor', () => {
    const { floor, layout } = planSquares(roomOf(box(0, 0, 200, 100)), { tileSize: 100 });
    const overlay = new TileOverlay(floor, layout.frame);
    const [motif, row, place] = layout.runs;
    expect(overlay.cut(motif, place, row).coveredMm2).toBeCloseTo(10_000, 6);
    const beyond = overlay.cut(motif, place, row + 1);
    expect([beyond.coveredMm2, beyond.pieces.length]).toEqual([0, 0]);
  });
});
