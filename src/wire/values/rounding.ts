// Rounding for answers: the result of decimal arithmetic, whatever the last bits of a double are.

/** Doubles with a smaller relative difference are the same figure, computed by different sums. */
const NUDGE = 1e-12;
/** Limit of the nudge, in units of the last decimal. */
const MOST_NUDGE = 0.01;

/**
 * Rounds to a number of decimals, halves away from zero, like decimal arithmetic: 1.005 becomes 1.01 although its
 * double is slightly smaller. Never returns -0; throws if the value is not finite, which is a bug.
 */
export function rounded(value: number, decimals: number): number {
  if (!Number.isFinite(value)) throw new Error(`The figure ${value} cannot be answered.`);
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  const steps = Math.round(scaled + Math.min(scaled * NUDGE, MOST_NUDGE));
  return (Math.sign(value) * steps) / scale + 0;
}
