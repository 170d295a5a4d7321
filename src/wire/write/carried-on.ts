// Which patterns carry offcuts on, in a file of its own: the first plan of the planner needs no more of what is stored.

import { patternByName } from '../../engine/index.ts';
import { DEFAULT_PATTERN } from '../fields/kinds/pattern.ts';

/** Whether rows of a pattern begin with what is left of the row before, by any of its names. */
export function isCarriedOn(pattern: string = DEFAULT_PATTERN.id): boolean {
  return patternByName(pattern)?.isCarriedOn ?? false;
}
