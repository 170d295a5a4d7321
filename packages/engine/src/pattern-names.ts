// The names of the patterns, from the engine's index. The published declaration lists them (declarations.ts).

import { type PatternName as Name, PATTERNS, shortNameOf } from '../../../src/engine/index.ts';

/** The short names of the patterns, in the order of `listPatterns`. */
export const PATTERN_NAMES: readonly Name[] = PATTERNS.map(shortNameOf) as Name[];
