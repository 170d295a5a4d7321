// Numbers at the edge: the one grammar for numbers in text, the check for numbers in JSON, the way from centimetres
// to millimetres and back, and how a number is written in an address and in a sentence.

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

/** A length in cm less the noise of sums, so that 0.1 + 0.2 and 0.3 are one length wherever they are added up. */
export function withoutNoise(cm: number): number {
  const nearest = Math.round(cm * 10_000) / 10_000;
  return Math.abs(nearest - cm) <= NOISE_CM ? nearest : cm;
}

/**
 * The centimetres that `mmFromCm` turns into exactly these millimetres, those with the fewest digits where there are
 * several. Only for millimetres that came from there.
 */
export function cmFromMm(mm: number): number {
  const micrometres = Math.round(mm * 1000);
  if (micrometres / 1000 === mm) return micrometres / 10_000;
  // Ten times a double is rounded, so the one that was sent may be a neighbour of a tenth.
  const tenth = mm / 10;
  const step = Math.abs(tenth) * Number.EPSILON;
  const candidates = [tenth, tenth - step, tenth + step, tenth - step / 2, tenth + step / 2];
  const same = candidates.filter((cm) => mmFromCm(cm) === mm);
  if (same.length === 0) throw new Error(`No centimetres are ${mm} mm.`);
  return same.reduce((shortest, cm) => (String(cm).length < String(shortest).length ? cm : shortest));
}

/** A finite number by the grammar, in the fewest digits that read back as the same double: 1e-7 is `0.0000001`. */
export function plainDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? withoutExponent(text) : text;
}

function withoutExponent(text: string): string {
  const [, sign, whole, decimals = '', exponent] = /^(-?)([0-9])(?:\.([0-9]+))?e([+-][0-9]+)$/.exec(text) ?? [];
  const digits = whole + decimals;
  const places = Number(exponent);
  return places < 0 ? `${sign}0.${'0'.repeat(-places - 1)}${digits}` : sign + digits.padEnd(places + 1, '0');
}

/** A number for a sentence: at most three decimals, no exponent, no trailing zeros, no minus before zero. */
export function written(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}

/** A limit for a sentence, in groups of three: 1000000 is `1,000,000`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}
