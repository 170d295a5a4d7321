// What the best start costs: `npm run bench -- best-start`; exits 1 if a bar is missed. A process of its own, as searches
// have threads of their own in the server: code that other work has run through is compiled less well.

import { type PlanRequest, plan } from '../src/engine/index.ts';
import { bestStartFor } from '../src/engine/starts.ts';
import { conclude, median, tell } from './timing.ts';

const ROUNDS = 5;
const SEARCHES = 15;
const BAR = 100;

/** A room of 4 by 3 m, from any start. */
const ROOM: PlanRequest = {
  room: {
    outer: [
      { x: 0, y: 0 },
      { x: 4000, y: 0 },
      { x: 4000, y: 3000 },
      { x: 0, y: 3000 },
    ],
    holes: [],
    rectangles: [],
  },
  pattern: 'herringbone-pattern',
  parameters: {},
};

function timed(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

/** Searches and plans in turn; returns the cost of a search in plans. */
function round(): number {
  const searches: number[] = [];
  const plans: number[] = [];
  for (let i = 0; i < SEARCHES; i++) {
    searches.push(timed(() => bestStartFor(ROOM)));
    for (let k = 0; k < 40; k++) plans.push(timed(() => plan({ ...ROOM, start: { x: 1.37 * k, y: 0.77 * i } })));
  }
  return median(searches) / median(plans);
}

console.log('The best start of a herringbone room of 4 by 3 m');
// The first round is for the compiler.
round();
const ratio = median(Array.from({ length: ROUNDS }, round));
tell('start=best, in plans of that room', ratio.toFixed(1), { text: String(BAR), met: ratio <= BAR });
conclude();
