// Repairs of refused requests. A repair is tried before it is proposed.

import { checkPlan, PlanError, type PlanErrorCode, type PlanRequest } from '../../engine/index.ts';
import { type Mistake, type MistakeParts, mistake } from '../../wire/index.ts';

/** The field to change, its new value, and a sentence about it if the engine's message needs one. */
export interface Repair extends Pick<MistakeParts, 'received' | 'example'> {
  readonly param: string;
  readonly hint?: string;
}

/** Turns the engine's refusal into a mistake, with a repair if there is one. */
export function mistakeWith({ code, message, details }: PlanError, repair?: Repair): Mistake {
  const { param, received, example, hint = '' }: Partial<Repair> = repair ?? details;
  return mistake({ code, message: message + hint, param: param ?? null, received, example });
}

/** Checks whether a request can be planned; returns the engine's refusal, or undefined. */
export function tryPlan(request: PlanRequest): PlanError | undefined {
  try {
    checkPlan(request);
    return undefined;
  } catch (error) {
    if (error instanceof PlanError) return error;
    throw error;
  }
}

/** Refusals that a repair must resolve together: walls that touch are no better than walls that cross. */
const FAMILIES: readonly (readonly PlanErrorCode[])[] = [
  ['walls-cross', 'walls-touch', 'walls-overlap'],
  ['room-too-large', 'coordinate-range'],
];

/** Whether two refusals are of the same kind. */
export function isSameFault(one: PlanError, other: PlanError): boolean {
  return one.code === other.code || FAMILIES.some((codes) => codes.includes(one.code) && codes.includes(other.code));
}
