// The derived figures of a pattern as people read them: a label and a value with its unit.

import type { DerivedFigure } from '../engine/index.ts';
import { formatLength, formatMeasure, formatSmallArea, type Notation, perArea } from './measures.ts';
import { formatNumber } from './numbers.ts';

/** The word for the label of a figure. */
export function derivedLabelOf({ units }: Notation, { name, unit }: DerivedFigure): string {
  return unit === 'perM2' && units === 'imperial' ? 'ui.tilesPerFt2' : `derived.${name}`;
}

/** The value of a figure with its unit. */
export function formatDerived(notation: Notation, value: number, unit: DerivedFigure['unit']): string {
  const { lang, units } = notation;
  switch (unit) {
    case 'mm':
      return formatLength(notation, value, 'mm');
    case 'cm2':
      return formatSmallArea(notation, value);
    case 'deg':
      return formatMeasure(lang, value, '°');
    case 'percent':
      return formatMeasure(lang, value, '%');
    case 'perM2':
      return formatNumber(lang, perArea(units, value));
    default:
      return formatNumber(lang, value);
  }
}
