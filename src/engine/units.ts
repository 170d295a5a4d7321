// The engine counts in millimetres and keeps places on whole micrometres. Centimetres appear in its refusals alone,
// because that is what people measure rooms in.

/** The nearest whole number of micrometres to a length in mm. */
export function micrometresOf(mm: number): number {
  // Without the sum a hair left of 0 would be -0.
  return Math.round(mm * 1000) + 0;
}

/** The nearest length on the grid of micrometres, mm. */
export function onGrid(mm: number): number {
  return micrometresOf(mm) / 1000;
}

/** A length in mm in cm, at most two decimals, for a sentence. */
export function cm(mm: number): number {
  return Number((mm / 10).toFixed(2));
}

/** A figure that misses a limit, for a sentence that names both: with as many digits as it takes to tell them apart. */
export function unlike(limit: number, figure: number, digits: number): number {
  for (let more = digits; more < MOST_DIGITS; more++) {
    const shown = Number(figure.toPrecision(more));
    if (shown !== limit) return shown;
  }
  return figure;
}

/** So many digits tell any two doubles apart. */
const MOST_DIGITS = 17;

/** A count as it stands in a sentence: 20001 -> "20,001". */
export function grouped(count: number): string {
  return Math.round(count).toLocaleString('en');
}
