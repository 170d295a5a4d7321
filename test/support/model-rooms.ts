// Rooms whose models are checked.

import { expect } from 'vitest';
import { type Plan, plan } from '../../src/engine/index.ts';
import { readBody } from '../../src/wire/index.ts';

/** A room with a slanted wall, a cutout in one tile, one over several and a round one, and a door. */
export const MODEL_ROOM = {
  polygon: [
    [10, -5],
    [330, -5],
    [330, 135],
    [230, 135],
    [180, 245],
    [10, 245],
  ],
  subtract: [
    { x: 70, y: 60, w: 40, h: 30 },
    { x: 301, y: 61, w: 5, h: 4 },
  ],
  circles: [{ x: 120, y: 160, d: 50 }],
  doors: [{ wall: 1, at: 100, width: 80 }],
} as const;

/** A bathroom with its walls, which stand on the joints of the floor. */
export const MODEL_BATHROOM = {
  name: 'Flat',
  surfaces: [
    { name: 'bath', outline: 'E180 S240 W180 N240', doors: [{ wall: 3, at: 60, width: 80 }] },
    { wallsOf: { surface: 'bath', height: 240, joints: 'floor' } },
  ],
} as const;

/** The plan of a body. */
export function planOfBody(body: object): Plan {
  const read = readBody(body);
  if (!read.ok) expect.fail(read.mistakes[0].message);
  return plan(read.request);
}

/** The area of the whole tiles and of the pieces of a plan, m²: what is laid without hair-thin strips. */
export function laidAreaOf(body: object): number {
  const { layout, lattice } = planOfBody(body);
  let areaMm2 = layout.cuts.coveredMm2.reduce((sum, area) => sum + area, 0);
  for (let i = 0; i < layout.runs.length; i += 4) areaMm2 += lattice.tileAreasMm2[layout.runs[i]] * layout.runs[i + 3];
  return areaMm2 / 1e6;
}
