// The listing of patterns: all parameters with range, default and label, generated from the pattern objects and words.

import {
  type DerivedFigure,
  derivedFiguresOf,
  LIMITS,
  type NumberParameter,
  PATTERNS,
  type Parameter,
  type Pattern,
  parametersOf,
  shortNameOf,
} from '../../engine/index.ts';
import { type Lang, label } from '../../words/index.ts';

interface ListedNumber {
  readonly name: string;
  readonly label: string;
  readonly type: 'number';
  readonly unit: NumberParameter['unit'];
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

interface ListedChoice {
  readonly name: string;
  readonly label: string;
  readonly type: 'string';
  readonly unit: null;
  readonly default: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

export type ListedParameter = ListedNumber | ListedChoice;

export interface ListedPattern {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly joint: { readonly default: number; readonly min: number; readonly max: number; readonly unit: 'mm' };
  readonly parameters: readonly ListedParameter[];
  readonly derived: readonly { readonly name: string; readonly label: string; readonly unit: DerivedFigure['unit'] }[];
}

export interface Listing {
  readonly patterns: readonly ListedPattern[];
}

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
