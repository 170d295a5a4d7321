// Numbers in requests: their grammar in text, their check in JSON, conversion between centimetres and millimetres, and
// formatting for addresses and messages.

const NUMBER = /^-?[0-9]+(?:\.[0-9]+)?$/;

/**
 * Parses a number: an optional minus, digits, and decimals after a point; undefined for anything else.
 *
 * `numberFromText('36.8699')` is 36.8699; `'4e2'`, `'0x10'`, `'400cm'`, `' 4'`, `'.5'` and `''` are undefined.
 */
export function numberFromText(text: string): number | undefined {
  return NUMBER.test(text) ? numberFromJson(Number(text)) : undefined;
}

/** Returns a JSON value if it is a finite number, else undefined; `1e999` parses as Infinity and is refused here. */
export function numberFromJson(value: unknown): number | undefined {
  // Adding 0 turns -0 into 0, so that no answer contains a negative zero.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;
}

/** Rounding noise of a sum such as 0.1 + 0.2, in cm: a hundred-thousandth of a micrometre. */
const NOISE_CM = 1e-9;

/**
 * Converts cm to mm. A value with up to four decimals becomes the double nearest to its whole micrometres, even 10 km
 * from the origin, where `cm * 10` is off in its last bits.
 */
export function mmFromCm(cm: number): number {
  const micrometres = Math.round(cm * 10_000);
  const reproduces = Math.abs(micrometres / 10_000 - cm) <= NOISE_CM;
  return (reproduces ? micrometres / 1000 : cm * 10) + 0;
}

/** Removes the rounding noise of sums from a length in cm, so that 0.1 + 0.2 equals 0.3. */
export function withoutNoise(cm: number): number {
  const nearest = Math.round(cm * 10_000) / 10_000;
  return Math.abs(nearest - cm) <= NOISE_CM ? nearest : cm;
}

/**
 * Converts mm back to the cm that `mmFromCm` turns into exactly this value, with the fewest digits. Throws for a value
 * that `mmFromCm` cannot produce.
 */
export function cmFromMm(mm: number): number {
  const micrometres = Math.round(mm * 1000);
  if (micrometres / 1000 === mm) return micrometres / 10_000;
  // Multiplying by ten rounds, so the original may be a neighbour of a tenth.
  const tenth = mm / 10;
  const step = Math.abs(tenth) * Number.EPSILON;
  const candidates = [tenth, tenth - step, tenth + step, tenth - step / 2, tenth + step / 2];
  const same = candidates.filter((cm) => mmFromCm(cm) === mm);
  if (same.length === 0) throw new Error(`No centimetres are ${mm} mm.`);
  return same.reduce((shortest, cm) => (String(cm).length < String(shortest).length ? cm : shortest));
}

/** Writes a finite number with the fewest digits that parse back to the same double: 1e-7 is `0.0000001`. */
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

/** Formats a number for a message: at most three decimals, no exponent, no trailing zeros, no negative zero. */
export function written(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}

/** Formats a limit for a message, in groups of three digits: 1000000 is `1,000,000`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
}
