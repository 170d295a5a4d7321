// Forbidden and free arcs of a circle: all places at which boards of one length may begin, since a row repeats after it.

/** An arc from one place to a higher one, which may be beyond the end of the circle. */
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

/** Returns the free arcs of a circle, in ascending order from 0; none of them passes its end. */
export function freeArcs(forbidden: readonly Arc[], circumference: number): Arc[] {
  const parts: { from: number; to: number }[] = [];
  for (const { from, to } of forbidden) {
    const length = to - from - 2 * ROUNDING;
    if (length <= 0) continue;
    if (length >= circumference) return [];
    const begin = around(from + ROUNDING, circumference);
    parts.push({ from: begin, to: Math.min(begin + length, circumference) });
    if (begin + length > circumference) parts.push({ from: 0, to: begin + length - circumference });
  }
  parts.sort((a, b) => a.from - b.from);
  const free: Arc[] = [];
  let from = 0;
  for (const part of parts) {
    if (part.from > from) free.push({ from, to: part.from });
    from = Math.max(from, part.to);
  }
  if (from < circumference) free.push({ from, to: circumference });
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
  const at = around(place, circumference);
  let least: number | undefined;
  for (const { from, to } of arcs) {
    const way = at >= from && at <= to ? 0 : around(at - to, circumference);
    if (least === undefined || way < least) least = way;
  }
  return least;
}
