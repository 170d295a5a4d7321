// What must hold for every start that a search finds, checked on random rooms by means of their own.

import fc from 'fast-check';
import { PATTERNS, type Plan, type PlanRequest, type Point, type Ring } from '../../src/engine/index.ts';
import { allRunsOf, beginOf, HOLE, ringOf } from '../../src/engine/layout/index.ts';
import { startFor } from '../../src/engine/starts.ts';
import { planRequest } from '../../src/service/plan.ts';
import { answerPlanned } from '../../src/service/planned.ts';
import { readBody } from '../../src/wire/index.ts';
import { bestPlanOf, betterRows, rowCases, rowRequest } from './row-checks.ts';
import { ordinaryRooms, plansOf } from './start-checks.ts';

/** Ordinary rooms with all patterns, in their default sizes and joints. */
const ordinaryCases: fc.Arbitrary<PlanRequest> = fc
  .record({ outer: ordinaryRooms, pattern: fc.constantFrom(...PATTERNS.map(({ id }) => id)) })
  .map(({ outer, pattern }) => ({ room: { outer, holes: [], rectangles: [] }, pattern, parameters: {} }));

/** Rooms whose best start leaves a row of less than a third that another start avoids with at most one tile more. */
export function narrowRows(count: number, seed: number): string[] {
  return fc
    .sample(rowCases, { seed, numRuns: count })
    .flatMap((room) => betterRows(room, bestPlanOf(rowRequest(room))) ?? []);
}

/** Best starts that lie off the floor or not on whole millimetres, though walls, tiles and joints do. */
export function notSetOut(count: number, seed: number): string[] {
  return plansOf(ordinaryCases, count, seed).flatMap(({ room, pattern }) => {
    const { start } = startFor({ room, pattern: pattern.id, parameters: {} }, 'best');
    const isWhole = Number.isInteger(start.x) && Number.isInteger(start.y);
    return isWhole && isOn(room.outer, start)
      ? []
      : [`${pattern.id} ${JSON.stringify(room.outer)}: ${JSON.stringify(start)}`];
  });
}

/** Whether a place is inside a ring or on it, within half a millimetre. */
function isOn(ring: Ring, { x, y }: Point): boolean {
  let isInside = false;
  for (const [i, from] of ring.entries()) {
    const to = ring[(i + 1) % ring.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = Math.min(
      1,
      Math.max(0, ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length ** 2),
    );
    if (Math.hypot(from.x + along * (to.x - from.x) - x, from.y + along * (to.y - from.y) - y) < 0.5) return true;
    if (from.y <= y !== to.y <= y && from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) > x)
      isInside = !isInside;
  }
  return isInside;
}

/** Rooms whose best plan has two rectangular pieces that differ, but by less than half a millimetre. */
export function hairCuts(count: number, seed: number): string[] {
  return fc.sample(rowCases, { seed, numRuns: count }).flatMap((room) => {
    const sizes = sizesOf(bestPlanOf(rowRequest(room)));
    const pair = sizes.find((size, i) => i > 0 && size - sizes[i - 1] > 0.01 && size - sizes[i - 1] < 0.5);
    return pair === undefined ? [] : [`${JSON.stringify(room)}: ${pair}`];
  });
}

/** Widths and heights of all pieces, whole tiles included, ascending. */
function sizesOf({ layout }: Plan): number[] {
  const { cuts } = layout;
  const sizes =
    allRunsOf(layout).length > 0 ? [layout.frame.shapes[0].halfS * 2, layout.frame.shapes[0].halfT * 2] : [];
  for (let ring = 0; ring < cuts.ringEnds.length; ring++) {
    if (cuts.ringKinds[ring] === HOLE || cuts.ringEnds[ring] - beginOf(cuts.ringEnds, ring) !== 4) continue;
    for (const axis of ['x', 'y'] as const) {
      const places = ringOf(cuts, ring).map((corner) => corner[axis]);
      sizes.push(Math.max(...places) - Math.min(...places));
    }
  }
  return sizes.sort((a, b) => a - b);
}

/** Rooms whose warnings send a caller on for more than `most` calls. */
export function circles(count: number, seed: number, most = 3): string[] {
  return plansOf(ordinaryCases, count, seed).flatMap(({ room, pattern }) => {
    const body = { polygon: room.outer.map(({ x, y }) => [x / 10, y / 10]), pattern: pattern.id, link: false };
    let start: unknown;
    for (let call = 1; call <= most; call++) {
      const read = readBody(start === undefined ? body : { ...body, start });
      if (!read.ok) return [`${JSON.stringify(body)}: ${read.mistakes[0].message}`];
      const { warnings } = answerPlanned(planRequest(read), { svgUrl: null, plannerUrl: null });
      const named = warnings.map((warning) => /start=([a-z]+|[-0-9.]+,[-0-9.]+)/.exec(warning)?.[1]).find(Boolean);
      if (named === undefined) return [];
      const [x, y] = named.split(',').map(Number);
      start = y === undefined ? named : { x, y };
    }
    return [`${JSON.stringify(body)}: ${JSON.stringify(start)} after ${most} calls`];
  });
}

/** Rooms whose best start has other words when a wall is moved by a few millimetres. */
export function unstable(count: number, seed: number): string[] {
  const moved = fc.record({ room: rowCases, by: fc.integer({ min: 1, max: 5 }) });
  return fc.sample(moved, { seed, numRuns: count }).flatMap(({ room, by }) => {
    const right = Math.max(...room.outer.map(({ x }) => x));
    const outer = room.outer.map(({ x, y }) => ({ x: x === right ? x + by : x, y }));
    const [one, other] = [room, { ...room, outer }].map((each) =>
      JSON.stringify(startFor(rowRequest(each), 'best').why),
    );
    return one === other ? [] : [`${JSON.stringify(room)} and ${by} mm more: ${one}, ${other}`];
  });
}
