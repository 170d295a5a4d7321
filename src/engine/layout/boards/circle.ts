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

/** Returns the place at a share, 0 to 1, of the length of all arcs; undefined if there is none. */
export function placeAt(arcs: readonly Arc[], share: number): number | undefined {
  let left = share * arcs.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { from, to } of arcs) {
    if (left <= to - from) return from + left;
    left -= to - from;
  }
  return arcs.at(-1)?.to;
}

/** Returns how far back from a place the next free one is: 0 if it is free; undefined if none is. */
export function wayBack(arcs: readonly Arc[], place: number, circumference: number): number | undefined {
  let least: number | undefined;
  for (const { from, to } of arcs) {
    // The place counted from the end of the arc, back to just before it.
    const past = around(place - to + ROUNDING, circumference) - ROUNDING;
    const way = past <= ROUNDING || past >= circumference - (to - from) - ROUNDING ? 0 : past;
    if (least === undefined || way < least) least = way;
  }
  return least;
}
