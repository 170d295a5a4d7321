// The fewest boards of a small floor whose rows are all as high as a board, by trying everything: which rows have how many
// whole boards, which end and which start come out of one board, and which boards give the pieces between two walls.
// What is left of a try are lengths that must not differ by more than given: a system without a negative cycle has a
// solution. Joints of neighbouring rows may come as close as they like, so no floor by the rules needs fewer.

/** Lengths of a board, its shortest piece at a wall, and a saw cut, mm. */
export interface BoardMeasures {
  readonly length: number;
  readonly shortest: number;
  readonly kerf: number;
}

/** Rounding, mm. */
const ROUNDING = 1e-9;

/** A part of a row with joints: its first board may be as long as `from` to `to`; first and last board have `both`. */
interface Joined {
  readonly whole: number;
  readonly from: number;
  readonly to: number;
  readonly both: number;
}

/** Returns the fewest boards for parts of rows that are so long, mm. A part no longer than a board is one piece. */
export function fewestBoards(widths: readonly number[], measures: BoardMeasures): number {
  const { length } = measures;
  const middles = widths.filter((width) => width <= length);
  const choices = widths.filter((width) => width > length).map((width) => waysToJoin(width, measures));
  let best = Infinity;
  const choose = (i: number, joined: readonly Joined[]): void => {
    if (i < choices.length) {
      for (const way of choices[i]) choose(i + 1, [...joined, way]);
      return;
    }
    best = Math.min(best, new Pairing(joined, middles, measures, best).fewest());
  };
  choose(0, []);
  return best;
}

function waysToJoin(width: number, { length, shortest }: BoardMeasures): Joined[] {
  const ways: Joined[] = [];
  for (let whole = 0; whole * length < width; whole++) {
    const both = width - whole * length;
    const [from, to] = [Math.max(shortest, both - length), Math.min(length, both - shortest)];
    if (from <= to) ways.push({ whole, from, to, both });
  }
  return ways;
}

const NONE = -1;

class Pairing {
  private readonly joined: readonly Joined[];
  private readonly middles: readonly number[];
  private readonly measures: BoardMeasures;
  private best: number;
  /** For each end, the start that comes out of the same board. */
  private readonly partners: number[] = [];

  constructor(joined: readonly Joined[], middles: readonly number[], measures: BoardMeasures, best: number) {
    this.joined = joined;
    this.middles = middles;
    this.measures = measures;
    this.best = best;
  }

  fewest(): number {
    const all = this.joined.reduce((sum, { whole }) => sum + whole + 2, 0);
    this.pair(all);
    return this.best;
  }

  private pair(boards: number): void {
    const end = this.partners.length;
    if (boards - (this.joined.length - end) >= this.best) return;
    if (end === this.joined.length) {
      const rooms = [
        ...this.partners.map((start, i) => ({ end: i, start })),
        ...this.joined.flatMap((_, start) => (this.partners.includes(start) ? [] : [{ end: NONE, start }])),
      ];
      this.place(
        rooms.map((room) => ({ ...room, used: 0 })),
        0,
        boards,
      );
      return;
    }
    for (let start = NONE; start < this.joined.length; start++) {
      if (start !== NONE && this.partners.includes(start)) continue;
      this.partners.push(start);
      this.pair(boards - (start === NONE ? 0 : 1));
      this.partners.pop();
    }
  }

  /** Cuts the pieces between two walls from boards that are begun, or from others. */
  private place(boards: readonly Board[], middle: number, count: number): void {
    if (count >= this.best || !this.isPossible(boards)) return;
    if (middle === this.middles.length) {
      this.best = count;
      return;
    }
    const used = this.middles[middle] + this.measures.kerf;
    boards.forEach((board, i) => {
      this.place(boards.with(i, { ...board, used: board.used + used }), middle + 1, count);
    });
    this.place([...boards, { end: NONE, start: NONE, used }], middle + 1, count + 1);
  }

  /** Whether there are lengths of first boards with which all pieces fit (Bellman and Ford). */
  private isPossible(boards: readonly Board[]): boolean {
    const { length, kerf } = this.measures;
    const last = this.joined.length;
    // The length of the first board `to` is at most that of `from` and `most`; the last one is always 0.
    const limits = this.joined.flatMap(({ from, to }, i) => [
      { from: last, to: i, most: to },
      { from: i, to: last, most: -from },
    ]);
    for (const { end, start, used } of boards) {
      const room = length + kerf - used;
      if (end === NONE && start === NONE && room < -ROUNDING) return false;
      if (end === start && end !== NONE && this.joined[end].both + 2 * kerf > room + ROUNDING) return false;
      if (end === start) continue;
      const both = end === NONE ? 0 : this.joined[end].both;
      const kerfs = (end === NONE ? 0 : kerf) + (start === NONE ? 0 : kerf);
      limits.push({ from: end === NONE ? last : end, to: start === NONE ? last : start, most: room - both - kerfs });
    }
    const lengths = new Array<number>(last + 1).fill(0);
    for (let round = 0; round <= last + 1; round++) {
      let isSettled = true;
      for (const { from, to, most } of limits) {
        if (lengths[to] <= lengths[from] + most + ROUNDING) continue;
        lengths[to] = lengths[from] + most;
        isSettled = false;
      }
      if (isSettled) return true;
    }
    return false;
  }
}

/** A board with an end, a start, and pieces between walls that take so much of it with their kerfs. */
interface Board {
  readonly end: number;
  readonly start: number;
  readonly used: number;
}
