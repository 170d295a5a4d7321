// Timing and verdicts for the benchmarks: medians of hot runs, figures in lines, and bars that are met or missed.

let missed = 0;

/** Returns the verdict for a bar, and counts missed bars. */
export function verdict(met: boolean): string {
  if (!met) missed++;
  return met ? 'met' : 'MISSED';
}

/** Prints a figure, and whether it meets its bar. */
export function tell(name: string, figure: string, bar?: { readonly text: string; readonly met: boolean }): void {
  const judged = bar === undefined ? '' : `, bar ${bar.text}: ${verdict(bar.met)}`;
  console.log(`  ${name.padEnd(56)} ${figure.padStart(16)}${judged}`);
}

export const msOf = (ms: number): string => `${ms.toFixed(1)} ms`;
export const megabytes = (bytes: number, decimals = 0): string => `${(bytes / 1e6).toFixed(decimals)} MB`;

/** Prints how many bars were missed, and sets exit code 1 if there are any. */
export function conclude(): void {
  console.log(missed === 0 ? '\nall bars are met' : `\n${missed} bars are missed`);
  process.exitCode = missed === 0 ? 0 : 1;
}

/** Milliseconds that a run takes. */
export function timed(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

export function p99Of(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(0.99 * numbers.length)];
}

/** The median in ms of runs that take at least `least` ms in total, so that short runs are timed reliably. */
export function hotTime(run: () => unknown, least: number): number {
  const times: number[] = [];
  const end = performance.now() + least;
  do {
    const from = performance.now();
    run();
    times.push(performance.now() - from);
  } while (performance.now() < end);
  return median(times);
}
