// The engine alone on any number of tangles: every floor is checked against the oracles and timed.

import { extname } from 'node:path';
import { WatchedChild } from '../services/watched-child.ts';
import type { Verdict } from '../support/tangle-checks.ts';
import { tangleOf } from '../support/tangles.ts';
import type { Report } from './report.ts';
import type { TangleNumber } from './tangle-child.ts';
import { type TangleRun, TangleTally } from './tangle-tally.ts';

/** The maximum time for a floor. */
const MOST_MS = 150;

/** Far longer than making and checking a floor takes. */
const HANG_MS = 10_000;

const CHILD = new URL(`./tangle-child${extname(import.meta.url)}`, import.meta.url);

/** Makes the floors of a run in a separate process. */
export async function fuzzFloors({ seed, count, first, onProgress }: TangleRun): Promise<Report> {
  const child = new WatchedChild<TangleNumber, Verdict>(CHILD);
  const tally = new TangleTally(seed);
  const began = performance.now();
  for (let number = first; number < first + count && !tally.isHopeless; number += 1) {
    const outcome = await child.ask({ seed, number, slowMs: MOST_MS }, HANG_MS);
    const tangle = tangleOf(seed, number);
    if (outcome.kind === 'answer') tally.add(number, tangle, inTime(outcome.answer));
    else {
      const why = outcome.kind === 'hung' ? `It takes over ${HANG_MS} ms.` : `The process ends (${outcome.code}).`;
      tally.add(number, tangle, { outcome: outcome.kind, ms: HANG_MS, faults: [why] });
    }
    onProgress?.(number - first + 1);
  }
  child.stop();
  return tally.report((performance.now() - began) / 1000);
}

function inTime(verdict: Verdict): Verdict {
  if (verdict.ms <= MOST_MS) return verdict;
  return { ...verdict, faults: [...verdict.faults, `It takes ${verdict.ms.toFixed(0)} ms.`] };
}
