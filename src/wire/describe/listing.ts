// The listing of patterns: all parameters with range, default and label, generated from the pattern objects and words.

import {
  derivedFiguresOf,
  LIMITS,
  PATTERNS,
  type Parameter,
  type Pattern,
  parametersOf,
  shortNameOf,
} from '../../engine/index.ts';
import { type Lang, label } from '../../words/index.ts';
import type { ListedParameter, ListedPattern, Listing } from '../answers/listing.ts';

/** Lists all patterns with names and labels in the language. */
export function listPatterns(lang: Lang): Listing {
  return { patterns: PATTERNS.map((pattern) => listPattern(lang, pattern)) };
}

function listPattern(lang: Lang, pattern: Pattern): ListedPattern {
  const short = shortNameOf(pattern);
  return {
    id: pattern.id,
    aliases: [short],
    name: patternName(lang, pattern),
    description: label(lang, `description.${short}`),
    joint: { default: pattern.defaultJoint, ...LIMITS.joint, unit: 'mm' },
    parameters: Object.entries(parametersOf(pattern)).map(([name, parameter]) => listParameter(lang, name, parameter)),
    derived: derivedFiguresOf(pattern).map(({ name, unit }) => ({ name, label: label(lang, `derived.${name}`), unit })),
  };
}

/** The name of a pattern in the language, as in listings and answers. */
export function patternName(lang: Lang, pattern: Pattern): string {
  return label(lang, `pattern.${shortNameOf(pattern)}`);
}

function listParameter(lang: Lang, name: string, parameter: Parameter): ListedParameter {
  const head = { name, label: label(lang, parameter.label) };
  if (parameter.kind === 'number') {
    const { unit, min, max } = parameter;
    return { ...head, type: 'number', unit, min, max, default: parameter.default };
  }
  const values = parameter.values.map((value) => ({ value, label: label(lang, `${parameter.valueLabels}.${value}`) }));
  return { ...head, type: 'string', unit: null, default: parameter.default, values };
}
