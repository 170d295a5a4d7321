// Lengths and areas as people read them: metric numbers with their unit in the format of a language, or feet and inches.

import { formatCount, formatNumber } from './numbers.ts';
import type { Lang } from './tables.ts';

export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Whether a text, such as `imperial`, is one of the unit systems. */
export function isUnitSystem(text: string): text is UnitSystem {
  return (UNIT_SYSTEMS as readonly string[]).includes(text);
}

/** How measures are written; metric unless stated otherwise. */
export interface Notation {
  readonly lang: Lang;
  readonly units?: UnitSystem;
}

export type LengthUnit = 'mm' | 'cm' | 'm';
const MM: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, m: 1000 };

const INCH_MM = 25.4;
const M2_IN_FT2 = 0.3048 ** 2;
const CM2_IN_IN2 = 2.54 ** 2;
/** Inches are written to the sixteenth, the finest mark of a tape measure. */
const PARTS = 16;
/** A space at which no line breaks. */
const SPACE = '\u00a0';

/** A number with its unit in the format of the language, without a line break between them. */
export function formatMeasure(lang: Lang, value: number, unit: string, maxDecimals = 2): string {
  const close = unit === '' || unit === '°' || (unit === '%' && lang === 'zh');
  return `${formatNumber(lang, value, maxDecimals)}${close ? '' : SPACE}${unit}`;
}

/** An amount of money with all its decimals and the code of its currency: 1,050.50 EUR. */
export function formatMoney(lang: Lang, amount: number, decimals: number, currency: string): string {
  const format = new Intl.NumberFormat(lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return `${format.format(amount)}${SPACE}${currency}`;
}

function areaWithUnit(lang: Lang, value: number, unit: string, maxDecimals: number): string {
  return `${formatCount(lang, value, maxDecimals)}${SPACE}${unit}`;
}

/**
 * A length with its unit. Imperial lengths of rooms, in m or cm, are in feet and inches; those of tiles, in mm, in
 * inches. 320.04 cm are `10′ 6″`, 304.8 mm are `12″`.
 */
export function formatLength({ lang, units }: Notation, value: number, unit: LengthUnit, maxDecimals = 2): string {
  if (units !== 'imperial') return formatMeasure(lang, value, unit, maxDecimals);
  return unit === 'mm' ? inches(value) : feetAndInches(value * MM[unit]);
}

/** A length whose metric unit is stated elsewhere, such as in the heading of a table; imperial signs stay. */
export function formatBareLength({ lang, units }: Notation, value: number, unit: LengthUnit, maxDecimals = 2): string {
  return units === 'imperial' ? formatLength({ lang, units }, value, unit) : formatNumber(lang, value, maxDecimals);
}

/** Two lengths: `400 × 300 cm`, or `13′ 1 1/2″ × 9′ 10 1/8″`. */
export function formatSize(
  notation: Notation,
  [width, height]: readonly [number, number],
  unit: LengthUnit,
  maxDecimals = 2,
): string {
  const first = formatBareLength(notation, width, unit, maxDecimals);
  return `${first} × ${formatLength(notation, height, unit, maxDecimals)}`;
}

/** An area given in m², with its unit. A square foot is about a tenth of a square metre and has fewer decimals. */
export function formatArea({ lang, units }: Notation, m2: number, maxDecimals = 2): string {
  return units === 'imperial'
    ? areaWithUnit(lang, m2 / M2_IN_FT2, 'ft²', Math.max(1, maxDecimals - 2))
    : areaWithUnit(lang, m2, 'm²', maxDecimals);
}

/** A small area given in cm², with its unit. */
export function formatSmallArea({ lang, units }: Notation, cm2: number, maxDecimals = 2): string {
  return units === 'imperial'
    ? areaWithUnit(lang, cm2 / CM2_IN_IN2, 'in²', maxDecimals)
    : areaWithUnit(lang, cm2, 'cm²', maxDecimals);
}

/** A number of tiles per m², or per square foot. */
export function perArea(units: UnitSystem | undefined, perM2: number): number {
  return units === 'imperial' ? perM2 * M2_IN_FT2 : perM2;
}

/** A length in mm as feet and inches: `10′ 6 1/2″`, `10′`, `6″`. */
function feetAndInches(mm: number): string {
  return signed(mm, (parts) => {
    const feet = Math.floor(parts / (12 * PARTS));
    const rest = parts % (12 * PARTS);
    if (feet === 0) return inchText(rest);
    return rest === 0 ? `${feet}′` : `${feet}′${SPACE}${inchText(rest)}`;
  });
}

/** A length in mm in inches: `23 5/8″`. */
function inches(mm: number): string {
  return signed(mm, inchText);
}

function signed(mm: number, write: (parts: number) => string): string {
  const parts = Math.round((Math.abs(mm) / INCH_MM) * PARTS);
  // A length that rounds to nothing is still there: a joint of half a millimetre is not no joint.
  if (parts === 0 && mm !== 0) return `<${SPACE}1/${PARTS}″`;
  return mm < 0 ? `-${write(parts)}` : write(parts);
}

function inchText(parts: number): string {
  const whole = Math.floor(parts / PARTS);
  const part = parts % PARTS;
  if (part === 0) return `${whole}″`;
  const divisor = part & -part;
  const fraction = `${part / divisor}/${PARTS / divisor}″`;
  return whole === 0 ? fraction : `${whole}${SPACE}${fraction}`;
}
