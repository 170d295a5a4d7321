// How many processes answer on the one port.

import { availableParallelism } from 'node:os';
import { type Environment, wholeNumber } from './whole-number.ts';

const MOST_WORKERS = 256;

/** Processes that WORKERS asks for, one for each core where it is not set; throws an Error of one line. */
export function readWorkers(environment: Environment): number {
  return wholeNumber(environment, 'WORKERS', Math.min(availableParallelism(), MOST_WORKERS), {
    least: 1,
    most: MOST_WORKERS,
  });
}
