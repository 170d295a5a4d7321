// A hall of Versailles against one of squares with as many tiles: whole plans, alternating in one run.

import { type PlanRequest, plan } from '../src/engine/index.ts';
import { hotTime, median, verdict } from './timing.ts';

const MOST_TIMES_AS_LONG = 2.5;
/** mm, as in a hall whose tiles are nearly as many as a plan may have. */
const MODULE = 146;
const JOINT = 3;
/** A motif of Versailles covers 18 square modules with 6 tiles. */
const SQUARE = Math.sqrt(3) * MODULE;

function hall(pattern: string, tileSize: number): PlanRequest {
  const outer = [
    { x: 0, y: 0 },
    { x: 40_000, y: 0 },
    { x: 40_000, y: 30_000 },
    { x: 0, y: 30_000 },
  ];
  const room = { outer, holes: [], rectangles: [] };
  return { room, pattern, parameters: { tileSize }, joint: JOINT, start: { x: 37, y: 91 } };
}

/** Prints how much longer the hall of four kinds takes. */
export function raceHalls(rounds: number, turnMs: number): void {
  const [squares, versailles] = [hall('squares', SQUARE - JOINT), hall('versailles', MODULE - JOINT)];
  const [few, many] = [squares, versailles].map((request) => plan(request).tiles.total);
  if (Math.abs(few - many) > 0.03 * few) throw new Error(`the halls have ${few} and ${many} tiles`);
  const ratios: number[] = [];
  const times: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round++) {
    const before = hotTime(() => plan(squares), turnMs);
    const time = hotTime(() => plan(versailles), turnMs);
    const after = hotTime(() => plan(squares), turnMs);
    // The first round only warms up.
    if (round < 0) continue;
    times[0].push(before, after);
    times[1].push(time);
    ratios.push((2 * time) / (before + after));
  }
  const ratio = median(ratios);
  console.log(`\nA hall of ${many} tiles of Versailles, and of ${few} squares`);
  console.log(
    `  ${median(times[1]).toFixed(3)} ms, squares ${median(times[0]).toFixed(3)} ms: ${ratio.toFixed(2)} x, bar ${MOST_TIMES_AS_LONG}: ${verdict(ratio <= MOST_TIMES_AS_LONG)}`,
  );
}
