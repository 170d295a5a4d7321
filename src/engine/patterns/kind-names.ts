// The names of the kinds of tile that a pattern is bought in.

import type { Pattern } from './contract.ts';
import { completeParameters } from './parameters.ts';

/** Returns the kinds of a pattern, each once, in the order of its motif; empty if all its tiles are of one kind. */
export function kindNamesOf(pattern: Pattern): readonly string[] {
  return [...new Set(pattern.kinds?.(completeParameters(pattern, {})))];
}
