// Timing and verdicts for the benchmarks: medians of hot runs, and bars that are met or missed.

let missed = 0;

/** Returns the verdict for a bar, and counts missed bars. */
export function verdict(met: boolean): string {
  if (!met) missed++;
  return met ? 'met' : 'MISSED';
}

/** Prints how many bars were missed, and sets exit code 1 if there are any. */
export function conclude(): void {
  console.log(missed === 0 ? '\nall bars are met' : `\n${missed} bars are missed`);
  process.exitCode = missed === 0 ? 0 : 1;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
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
