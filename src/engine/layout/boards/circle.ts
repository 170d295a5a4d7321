// Forbidden and free arcs of a circle: all places at which boards of one length may begin, since a row repeats after it.

/** An arc from one place to a higher one; both may be beyond the ends of the circle. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

/** Places this close to the end of a forbidden arc are free, mm: far more than rounding, far less than a saw's accuracy. */
export const ROUNDING = 1e-6;

/** Returns `value` modulo `circumference`, from 0 to below it. */
export function around(value: number, circumference: number): number {
  const rest = value - Math.floor(value / circumference) * circumference;
  return rest < circumference ? rest : 0;
}

/** Returns the free arcs of a circle in ascending order; the first may begin before 0. Single places are arcs too. */
export function freeArcs(forbidden: readonly Arc[], circumference: number): Arc[] {
  const arcs: Arc[] = [];
  let end = -Infinity;
  for (const { from, to } of forbidden) {
    if (to - from <= ROUNDING) continue;
    if (to - from >= circumference + ROUNDING) return [];
    // Many arcs begin at 0: rounding must not put them at the other end of the circle.
    const begin = around(from + ROUNDING, circumference) - ROUNDING;
    arcs.push({ from: begin, to: begin + to - from });
    end = Math.max(end, begin + to - from);
  }
  if (arcs.length === 0) return [{ from: 0, to: circumference }];
  arcs.sort((a, b) => a.from - b.from);
  const free: Arc[] = [];
  // Where the last turn of the circle ended.
  end -= circumference;
  for (const { from, to } of arcs) {
    if (from > end - ROUNDING) free.push({ from: Math.min(end, from), to: from });
    end = Math.max(end, to);
  }
  return free;
}

/** Whether a place is in one of the arcs. */
export function isIn(arcs: readonly Arc[], place: number, circumference: number): boolean {
  for (const { from, to } of arcs) {
    const past = around(place - from + ROUNDING, circumference) - ROUNDING;
    if (past <= to - from + ROUNDING) return true;
  }
  return false;
}

/** Returns the place at a share, 0 to 1, of the length of all arcs; undefined if there is none. */
export function placeAt(arcs: readonly Arc[], share: number): number | undefined {
  let left = share * arcs.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { from, to } of arcs) {
    if (left <= to - from) return from + left;
    left -= to - from;
  }
  return arcs.at(-1)?.to;
}
