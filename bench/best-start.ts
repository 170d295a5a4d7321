// What the best start costs: `npm run bench -- best-start`; exits 1 if a bar is missed. A process of its own, as searches
// have threads of their own in the server: code that other work has run through is compiled less well.

import { plan } from '../src/engine/index.ts';
import { startFor } from '../src/engine/starts.ts';
import { readQuery } from '../src/wire/index.ts';
import { conclude, median, tell, timed } from './timing.ts';

const ROUNDS = 5;
const SEARCHES = 15;
const BAR = 100;

const read = readQuery('outline=E400+S300+W400+N300&pattern=herringbone');
if (!read.ok) throw new Error(read.mistakes[0].message);
const { request } = read;

/** Searches and plans in turn; returns the cost of a search in plans. */
function round(): number {
  const searches: number[] = [];
  const plans: number[] = [];
  for (let i = 0; i < SEARCHES; i++) {
    searches.push(timed(() => startFor(request, 'best')));
    for (let k = 0; k < 40; k++) plans.push(timed(() => plan({ ...request, start: { x: 1.37 * k, y: 0.77 * i } })));
  }
  return median(searches) / median(plans);
}

console.log('The best start of a herringbone room of 4 by 3 m');
// The first round is for the compiler.
round();
const ratio = median(Array.from({ length: ROUNDS }, round));
tell('start=best, in plans of that room', ratio.toFixed(1), { text: String(BAR), met: ratio <= BAR });
conclude();
