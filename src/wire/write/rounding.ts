// Rounding for answers: what a person would write down, whatever the last bits of a double say.

/** Two doubles this near, relatively, are the same figure reached by different sums. */
const NUDGE = 1e-12;
/** In the last decimal asked for, a figure is never nudged by more than this. */
const MOST_NUDGE = 0.01;

/**
 * Rounds to a number of decimals, halves away from zero, as decimal arithmetic would: 1.005 is 1.01 though its double
 * lies a hair below. Never -0; a figure that is no number is a fault of the program and throws.
 */
export function rounded(value: number, decimals: number): number {
  if (!Number.isFinite(value)) throw new Error(`The figure ${value} cannot be answered.`);
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  const steps = Math.round(scaled + Math.min(scaled * NUDGE, MOST_NUDGE));
  return (Math.sign(value) * steps) / scale + 0;
}
