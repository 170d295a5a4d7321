// What the best start and the choices cost: `npm run bench -- best-start`; exits 1 if a bar is missed. A process of its own, as searches
// have threads of their own in the server: code that other work has run through is compiled less well.

import { plan } from '../src/engine/index.ts';
import { choicesFor, startFor } from '../src/engine/starts.ts';
import { readQuery } from '../src/wire/index.ts';
import { conclude, median, tell, timed } from './timing.ts';

const ROUNDS = 5;
const SEARCHES = 15;
/** In plans of the same room. */
const BARS = { best: 150, choices: 250 };

const read = readQuery('outline=E400+S300+W400+N300&pattern=herringbone');
if (!read.ok) throw new Error(read.mistakes[0].message);
const { request } = read;

/** Searches and plans in turn; returns the cost of a search in plans. */
function round(search: () => unknown): number {
  const searches: number[] = [];
  const plans: number[] = [];
  for (let i = 0; i < SEARCHES; i++) {
    searches.push(timed(search));
    for (let k = 0; k < 40; k++) plans.push(timed(() => plan({ ...request, start: { x: 1.37 * k, y: 0.77 * i } })));
  }
  return median(searches) / median(plans);
}

console.log('A herringbone room of 4 by 3 m, in plans of that room');
const SEARCH = { best: () => startFor(request, 'best'), choices: () => choicesFor(request) };
for (const name of ['best', 'choices'] as const) {
  // The first round is for the compiler.
  round(SEARCH[name]);
  const ratio = median(Array.from({ length: ROUNDS }, () => round(SEARCH[name])));
  tell(name, ratio.toFixed(1), { text: String(BARS[name]), met: ratio <= BARS[name] });
}
conclude();
