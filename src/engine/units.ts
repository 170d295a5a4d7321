// The engine computes in millimetres and keeps places on whole micrometres. Only its error messages use centimetres,
// because people measure rooms in them.

/** Converts a length in mm to the nearest whole number of micrometres. */
export function micrometresOf(mm: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(mm * 1000) + 0;
}

/** Rounds a length in mm to whole micrometres; the result is in mm. */
export function onGrid(mm: number): number {
  return micrometresOf(mm) / 1000;
}

/** Converts a length in mm to cm with at most two decimals, for a message. */
export function cm(mm: number): number {
  return Number((mm / 10).toFixed(2));
}

/** Rounds a figure that misses a limit, for a message that names both, to enough digits to differ from the limit. */
export function unlike(limit: number, figure: number, digits: number): number {
  for (let more = digits; more < MOST_DIGITS; more++) {
    const shown = Number(figure.toPrecision(more));
    if (shown !== limit) return shown;
  }
  return figure;
}

/** Enough digits to distinguish any two doubles. */
const MOST_DIGITS = 17;

/** Formats a count for a message: 20001 -> "20,001". */
export function grouped(count: number): string {
  return Math.round(count).toLocaleString('en');
}
