// The work of comparing outlines, counted before it is done: it grows with the square of their corners.

import { IMPORT_LIMITS } from '../limits.ts';
import { ImportError } from '../refusals.ts';

/** Counts steps that are about to be done; throws an ImportError when there are too many. */
export type Spend = (steps: number) => void;

/** Begins to count the work of one file. */
export function newWork(): Spend {
  let left: number = IMPORT_LIMITS.comparing;
  return (steps) => {
    left -= steps;
    if (left < 0) throw new ImportError('intricate');
  };
}
