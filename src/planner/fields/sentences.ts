// Messages about mistakes in the reader's language, in the units and with the labels of the field.

import {
  cutoutName,
  formatBareLength,
  formatLength,
  formatMeasure,
  formatNumber,
  type Lang,
  type Notation,
} from '../../words/index.ts';
import type { DraftMistake } from '../state/messages.ts';
import { phrase, phrases } from '../words.ts';
import { coveredBy, sentenceFor } from './mistake-words.ts';
import { wallSentence } from './wall-mistakes.ts';

const words = phrases({
  notNumber: {
    en: 'Please type a number, such as 12.5.',
    pl: 'Wpisz liczbę, na przykład 12,5.',
    es: 'Escribe un número, por ejemplo 12,5.',
    zh: '请输入数字，例如 12.5。',
  },
  notLength: {
    en: 'Please type a length, such as 12.5, 30 cm or 12in.',
    pl: 'Wpisz długość, na przykład 12,5, 30 cm albo 12in.',
    es: 'Escribe una longitud, por ejemplo 12,5, 30 cm o 12in.',
    zh: '请输入长度，例如 12.5、30 cm 或 12in。',
  },
  noUnit: {
    en: 'Please type a length with its unit, such as 10′ 6 1/2″, 12in or 30 cm.',
    pl: 'Wpisz długość z jednostką, na przykład 10′ 6 1/2″, 12in albo 30 cm.',
    es: 'Escribe una longitud con su unidad, por ejemplo 10′ 6 1/2″, 12in o 30 cm.',
    zh: '请输入带单位的长度，例如 10′ 6 1/2″、12in 或 30 cm。',
  },
  range: {
    en: '{label}: {min} to {max}.',
    pl: '{label}: od {min} do {max}.',
    es: '{label}: de {min} a {max}.',
    zh: '{label}：{min} 至 {max}。',
  },
});

/** Facts about a number field. */
export interface NumberFacts {
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
  return { text: phrase(lang, words.notNumber), lang };
}

/** The message for a text that is not a length. */
export function notLength({ lang, units }: Notation): Sentence {
  return { text: phrase(lang, units === 'imperial' ? words.noUnit : words.notLength), lang };
}

/** The message for a number outside the range of its field. */
export function rangeSentence(notation: Notation, { label, unit = '', min, max }: Required<NumberFacts>): Sentence {
  const { lang } = notation;
  const isLength = unit === 'mm' || unit === 'cm';
  const range = isLength
    ? { min: formatBareLength(notation, min, unit), max: formatLength(notation, max, unit) }
    : { min: formatNumber(lang, min), max: formatMeasure(lang, max, unit) };
  return { text: phrase(lang, words.range, { label, ...range }), lang };
}

/** The message for a mistake at a field. */
export function sentenceOf(notation: Notation, mistake: DraftMistake, facts?: NumberFacts): Sentence {
  const { lang } = notation;
  const { code, received, cutout } = mistake;
  if (facts?.min !== undefined && facts.max !== undefined && OUT_OF_RANGE.includes(code)) {
    const { label, unit = '', min, max } = facts;
    return rangeSentence(notation, { label, unit, min, max });
  }
  if (code === 'outline-wall') return { text: wallSentence(lang, received ?? ''), lang };
  if (cutout) return { text: coveredBy(lang, cutoutName(lang, cutout)), lang };
  return { text: sentenceFor(lang, code), lang };
}
