// Errors of the engine as errors of the library.

import { PlanError as EngineError } from '../../../../src/engine/index.ts';
import { PlanError } from '../errors.ts';

/** Runs some work; an error of the engine becomes one of the library. Faults stay what they are. */
export function refusing<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof EngineError ? new PlanError(error.code, error.message, error.details.param) : error;
  }
}
