// What the benchmarks time and judge with: medians of hot runs, and bars that are met or missed.

let missed = 0;

/** How a bar turned out; what was missed is counted. */
export function verdict(met: boolean): string {
  if (!met) missed++;
  return met ? 'met' : 'MISSED';
}

/** Says how many bars were missed, and ends the program with 1 if any was. */
export function conclude(): void {
  console.log(missed === 0 ? '\nevery bar is met' : `\n${missed} bars are missed`);
  process.exitCode = missed === 0 ? 0 : 1;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

/** Milliseconds of one run, the median of runs that take `least` milliseconds in all: short ones until the clock can be trusted. */
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
