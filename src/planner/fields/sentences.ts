// Messages about mistakes in the reader's language, in the units and with the labels of the field.

import {
  cutoutName,
  formatBareLength,
  formatLength,
  formatMeasure,
  formatNumber,
  type Lang,
  type Notation,
  say,
} from '../../words/index.ts';
import type { DraftMistake } from '../state/messages.ts';
import { coveredBy, sentenceFor } from './mistake-words.ts';
import { wallSentence } from './wall-mistakes.ts';

/** Facts about a number field. */
export interface NumberLimits {
  readonly label: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
}

export interface Sentence {
  readonly text: string;
  readonly lang: Lang;
}

const OUT_OF_RANGE: readonly string[] = [
  'parameter-invalid',
  'joint-range',
  'start-range',
  'cutout-size',
  'coordinate-range',
];

/** The message for a text that is not a number. */
export function notNumber(lang: Lang): Sentence {
  return { text: say(lang, 'sentence.notNumber'), lang };
}

/** The message for a text that is not a length. */
export function notLength({ lang, units }: Notation): Sentence {
  return { text: say(lang, units === 'imperial' ? 'sentence.notInches' : 'sentence.notLength'), lang };
}

/** The message for a number outside the range of its field. */
export function rangeSentence(notation: Notation, { label, unit = '', min, max }: Required<NumberLimits>): Sentence {
  const { lang } = notation;
  const isLength = unit === 'mm' || unit === 'cm';
  const range = isLength
    ? { min: formatBareLength(notation, min, unit), max: formatLength(notation, max, unit) }
    : { min: formatNumber(lang, min), max: formatMeasure(lang, max, unit) };
  return { text: say(lang, 'sentence.range', { label, ...range }), lang };
}

/** The message for a mistake at a field. */
export function sentenceOf(notation: Notation, mistake: DraftMistake, facts?: NumberLimits): Sentence {
  const { lang } = notation;
  const { code, brokenWall, cutout } = mistake;
  if (facts?.min !== undefined && facts.max !== undefined && OUT_OF_RANGE.includes(code)) {
    const { label, unit = '', min, max } = facts;
    return rangeSentence(notation, { label, unit, min, max });
  }
  if (brokenWall) return { text: wallSentence(lang, brokenWall), lang };
  if (cutout) return { text: coveredBy(lang, cutoutName(lang, cutout)), lang };
  return { text: sentenceFor(lang, code), lang };
}
