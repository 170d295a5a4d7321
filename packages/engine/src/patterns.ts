// The patterns with their parameters, for forms and checks.

import { listPatterns as list } from '../../../src/wire/index.ts';
import { isLang } from '../../../src/words/index.ts';
import { loadServiceWords } from '../../../src/words/service.ts';
import { PlanError } from './errors.ts';
import type { Lang, PatternId, PatternName } from './request.ts';

/** A parameter that is a number. */
export interface NumberParameter {
  readonly name: string;
  /** For people, in the language of the listing. */
  readonly label: string;
  readonly type: 'number';
  readonly unit: 'mm' | 'percent' | 'deg' | 'count';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A parameter with several named values. */
export interface ChoiceParameter {
  readonly name: string;
  readonly label: string;
  readonly type: 'string';
  readonly default: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** A parameter of a pattern. */
export type Parameter = NumberParameter | ChoiceParameter;

/** A pattern with everything that a form needs. */
export interface Pattern {
  /** The short name, as `plan` takes it. */
  readonly name: PatternName;
  readonly id: PatternId;
  /** For people, in the language of the listing. */
  readonly label: string;
  readonly description: string;
  /** Width of the joint, mm. */
  readonly joint: { readonly default: number; readonly min: number; readonly max: number };
  /** Its own parameters, then the rotation. */
  readonly parameters: readonly Parameter[];
}

/**
 * Lists all patterns with names, ranges and defaults, labelled in a language; English by default.
 *
 * @example
 * ```ts
 * const names = listPatterns('es').map(({ label }) => label);
 * ```
 */
export function listPatterns(lang: Lang = 'en'): readonly Pattern[] {
  if (!isLang(lang)) {
    throw new PlanError('option-invalid', `lang is ${JSON.stringify(lang)}; pass en, pl, es or zh.`, 'lang');
  }
  loadServiceWords();
  return list(lang).patterns.map(({ id, aliases: [name], name: label, description, joint, parameters }) => ({
    name: name as PatternName,
    id: id as PatternId,
    label,
    description,
    joint: { default: joint.default, min: joint.min, max: joint.max },
    parameters: parameters.map((parameter): Parameter => {
      if (parameter.type === 'number') return parameter;
      const { unit, ...choice } = parameter;
      return choice;
    }),
  }));
}
