// The engine counts in millimetres and keeps rooms on whole micrometres. Centimetres appear in its refusals alone,
// because that is what people measure rooms in.

/** Micrometres of a length in mm; a value that is a whole number of them but for float noise becomes exactly that. */
export function micrometresOf(mm: number): number {
  const exact = mm * 1000;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) <= NOISE_UM ? whole : exact;
}

// 10 km in mm has a spacing of 2e-9 mm between neighbouring doubles; this is a few of those steps, in µm.
const NOISE_UM = 1e-5;

/** A length in mm in cm, at most two decimals, for a sentence. */
export function cm(mm: number): number {
  return Number((mm / 10).toFixed(2));
}

/** A count as it stands in a sentence: 20001 -> "20,001". */
export function grouped(count: number): string {
  return Math.round(count).toLocaleString('en');
}
