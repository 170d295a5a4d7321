// Repairs, and trying them: whether a proposal leads on is known before it is made.

import { checkPlan, PlanError, type PlanErrorCode, type PlanRequest } from '../../engine/index.ts';
import { type Mistake, type MistakeParts, mistake } from '../../wire/index.ts';

/** What to change, and a sentence to say so where the engine's does not. */
export interface Repair extends Pick<MistakeParts, 'received' | 'example'> {
  readonly param: string;
  readonly hint?: string;
}

/** The engine's refusal as a mistake, with a repair where there is one. */
export function mistakeWith({ code, message, details }: PlanError, repair?: Repair): Mistake {
  const { param, received, example, hint = '' }: Partial<Repair> = repair ?? details;
  return mistake({ code, message: message + hint, param: param ?? null, received, example });
}

/** Plans a request as far as it takes to know: the engine's refusal, or undefined when it can be planned. */
export function tryPlan(request: PlanRequest): PlanError | undefined {
  try {
    checkPlan(request);
    return undefined;
  } catch (error) {
    if (error instanceof PlanError) return error;
    throw error;
  }
}

/** Refusals that a change must get past together: walls that touch are no better than walls that cross. */
const FAMILIES: readonly (readonly PlanErrorCode[])[] = [
  ['walls-cross', 'walls-touch', 'walls-overlap'],
  ['room-too-large', 'coordinate-range'],
];

/** Whether two refusals are of one kind. */
export function isSameFault(one: PlanError, other: PlanError): boolean {
  return one.code === other.code || FAMILIES.some((codes) => codes.includes(one.code) && codes.includes(other.code));
}
