// Numbers at the edge: the one grammar for numbers in text, the check for numbers in JSON, the way from centimetres
// to millimetres, and how a number is written in a sentence.

const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;

/**
 * The number a text stands for, or undefined when it is not one: an optional minus, digits, and decimals after a point.
 *
 * `numberFromText('36.8699')` is 36.8699; `'4e2'`, `'0x10'`, `'400cm'`, `' 4'`, `'.5'` and `''` are undefined.
 */
export function numberFromText(text: string): number | undefined {
  return NUMBER.test(text) ? numberFromJson(Number(text)) : undefined;
}

/** A JSON value as a finite number, or undefined; `1e999` parses as Infinity and is refused here. */
export function numberFromJson(value: unknown): number | undefined {
  // Adding 0 turns -0 into 0, so that no sign of nothing reaches an answer.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;
}

/** Float noise of a sum such as 0.1 + 0.2, cm: a hundred-thousandth of a micrometre. */
const NOISE_CM = 1e-9;

/**
 * Millimetres of a length in cm. Up to four decimals of a cm are whole micrometres, and land on exactly the double
 * nearest to them even 10 km from home, where `cm * 10` would be off in its last bits.
 */
export function mmFromCm(cm: number): number {
  const micrometres = Math.round(cm * 10_000);
  const reproduces = Math.abs(micrometres / 10_000 - cm) <= NOISE_CM;
  return (reproduces ? micrometres / 1000 : cm * 10) + 0;
}

/** A number for a sentence: at most three decimals, no exponent, no trailing zeros, no minus before zero. */
export function written(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}

/** A limit for a sentence, in groups of three: 1000000 is `1,000,000`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}
