// How the number of a field is read, written and stepped: a length in the current units, or a plain number.

import { formatBareLength, formatLength, formatMeasure, formatNumber, type Notation } from '../../words/index.ts';
import { within } from '../state/view.ts';
import { type BareUnit, type FieldUnit, readLength } from './lengths.ts';
import { readNumber } from './numbers.ts';
import { notLength, notNumber, type Sentence } from './sentences.ts';

export interface Figures {
  /** The unit shown beside the field. */
  readonly unit: string;
  /** What an arrow key adds. */
  readonly step: number;
  /** The message for a text that cannot be read. */
  readonly refusal: Sentence;
  readonly inputMode: 'decimal' | 'text';
  read(text: string): number | undefined;
  /** The text of the field; `read` reads it back, rounded. */
  write(value: number): string;
  /** The value with its unit. */
  say(value: number): string;
  /** The nearest value within a range that `write` writes without rounding. */
  exact(value: number, min?: number, max?: number): number;
}

export interface FigureFormat {
  readonly unit?: string | undefined;
  readonly decimals: number;
  readonly step: number;
  /** The unit of a number without one, where lengths are in feet and inches; inches unless stated otherwise. */
  readonly bare?: BareUnit | undefined;
}

/** The figures of a field in this unit. */
export function figuresFor(notation: Notation, { unit = '', decimals, step, bare = 'in' }: FigureFormat): Figures {
  const { lang, units } = notation;
  const plain: Figures = {
    unit,
    step,
    refusal: notNumber(lang),
    inputMode: 'decimal',
    read: readNumber,
    write: (value) => formatNumber(lang, value, decimals),
    say: (value) => formatMeasure(lang, value, unit, decimals),
    exact: (value) => value,
  };
  if (!isFieldUnit(unit)) return plain;
  const metric: Figures = {
    ...plain,
    refusal: notLength(notation),
    read: (text) => readLength(text, unit, notation, bare),
  };
  if (units !== 'imperial') return metric;
  const sixteenth = SIXTEENTH[unit];
  return {
    ...metric,
    unit: bare,
    step: sixteenth,
    inputMode: 'text',
    write: (value) => formatBareLength(notation, value, unit),
    say: (value) => formatLength(notation, value, unit),
    exact: (value, min = -Infinity, max = Infinity) =>
      within(Math.round(value / sixteenth), Math.ceil(min / sixteenth), Math.floor(max / sixteenth)) * sixteenth,
  };
}

/** The finest step that imperial lengths are shown with. */
const SIXTEENTH: Readonly<Record<FieldUnit, number>> = { mm: 25.4 / 16, cm: 2.54 / 16 };

function isFieldUnit(unit: string): unit is FieldUnit {
  return unit === 'mm' || unit === 'cm';
}
