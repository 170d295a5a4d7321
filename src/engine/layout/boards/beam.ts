// One pass of the search for places of boards: a beam over the parts of a floor in the order of laying. A state knows the
// offcuts that are left, and costs the boards begun so far, less what their offcuts are worth.

import { THIN } from '../../widths.ts';
import { around, ROUNDING } from './circle.ts';
import { areTurned, cuttingOf } from './cutting.ts';
import { type Begins, figuresAt, type Looks, laid, looksOf } from './figures.ts';
import { type Part, rowsRepeated } from './parts.ts';
import { areClose, type Boards, isAllowed, type LaidPart, leastBadPlace } from './rules.ts';

/** How a pass weighs what it compares. */
export interface Pass {
  /** How much of an offcut's worth is doubted, 0 to 1: with 1, only what is used counts. */
  readonly doubt: number;
  /** States that are kept after each part. */
  readonly width: number;
  /** What a figure costs, in boards. */
  readonly looks: number;
  /** Places that are tried without a reason differ from pass to pass. */
  readonly salt: number;
}

/** The places of the parts laid so far, the last first. */
export interface State {
  readonly parent: State | undefined;
  readonly part: Part | undefined;
  readonly begin: number;
  readonly cost: number;
  /** Lengths of offcuts in ascending order: those that keep their left end, and those that keep their right one. */
  readonly open: readonly [readonly number[], readonly number[]];
}

/** The work that searches of one floor share, in places that are looked at. */
export interface Work {
  done: number;
}

const BROKEN_RULE = 10;
/** Equal states are told apart by less than anything else. */
const CHANCE = 0.002;
/** Offcuts of each kind whose lengths are tried, and places tried without a reason. */
const MOST_OFFCUTS = 6;
const GUESSES = 3;
/** Places that are looked at for a part in one state. */
const MOST_PLACES = 64;

/** How pieces are taken: from new boards, or from offcuts that are left; a start also from the rest of the end. */
const NEW = 0;
const FITTING = 1;
const OWN = 2;

interface Candidate {
  readonly state: State;
  readonly begin: number;
  readonly cost: number;
  readonly start: number;
  readonly end: number;
  readonly startFrom: number;
  readonly endFrom: number;
}

const LEFT = 0;
const RIGHT = 1;

export class Beam {
  private readonly boards: Boards;
  private readonly parts: readonly Part[];
  private readonly pass: Pass;
  private readonly work: Work;
  private readonly isTurned: boolean;
  /** The shortest offcut that is worth keeping, mm. */
  private readonly least: number;
  private best: Candidate[] = [];
  /** Lengths of the first and the last board of the part that is priced, mm; 0 if it is whole. */
  private start = 0;
  private end = 0;
  private readonly places = new Float64Array(MOST_PLACES);
  private placeCount = 0;

  constructor(boards: Boards, parts: readonly Part[], pass: Pass, work: Work) {
    this.boards = boards;
    this.parts = parts;
    this.pass = pass;
    this.work = work;
    this.isTurned = areTurned(boards);
    this.least = parts.reduce(
      (least, { isSpanned, spans: [{ from, to }] }) => (isSpanned ? Math.min(least, to - from) : least),
      boards.rule.shortest,
    );
  }

  /** Returns the cheapest states after all parts. */
  run(): State[] {
    let states: State[] = [{ parent: undefined, part: undefined, begin: 0, cost: 0, open: [[], []] }];
    for (const part of this.parts) {
      this.best = [];
      for (const state of states) {
        if (part.isSpanned) this.span(state, part);
        else this.lay(state, part);
      }
      states = this.kept(part);
    }
    return states;
  }

  /** What a piece costs that begins a board. */
  private paid(piece: number): number {
    const { length, rule } = this.boards;
    if (length - rule.kerf - piece < this.least - ROUNDING) return 1;
    const weight = (piece + rule.kerf / 2) / length;
    return weight + this.pass.doubt * (1 - weight);
  }

  /** What it costs to use an offcut: what was not paid when its board was begun. */
  private due(offcut: number): number {
    return 1 - this.paid(this.boards.length - this.boards.rule.kerf - offcut);
  }

  /** Keeps a way to lay a part if it is among the cheapest. */
  private propose(state: State, begin: number, cost: number, endFrom: number, startFrom: number): void {
    const { best, pass } = this;
    const most = 2 * pass.width;
    if (best.length >= most && cost >= best[most - 1].cost) return;
    let at = best.length;
    while (at > 0 && best[at - 1].cost > cost) at--;
    best.splice(at, 0, { state, begin, cost, start: this.start, end: this.end, startFrom, endFrom });
    if (best.length > most) best.pop();
  }

  /** A part that one board spans comes out of any offcut. */
  private span(state: State, part: Part): void {
    const [{ from, to }] = part.spans;
    const width = to - from;
    this.work.done++;
    [this.start, this.end] = [0, 0];
    if (width >= this.boards.length - THIN) {
      this.propose(state, from, state.cost + 1, NEW, NEW);
      return;
    }
    this.end = width;
    const fitting = Math.min(...state.open.map((open) => open[firstFrom(open, width)] ?? Infinity));
    if (fitting < Infinity) {
      const rest = fitting - width - this.boards.rule.kerf;
      const left = rest >= this.least ? this.due(rest) : 0;
      this.propose(state, from, state.cost + this.due(fitting) - left, FITTING, NEW);
    }
    this.propose(state, from, state.cost + this.paid(width), NEW, NEW);
  }

  private lay(state: State, part: Part): void {
    const begins: Begins = (other) => beginIn(this.boards, state, other);
    const before: LaidPart[] = [];
    for (const other of part.before) before.push(laid(other, begins));
    const looks = looksOf(this.boards, part, begins);
    this.collectPlaces(state, part, before);
    const tried = { begin: 0, spans: part.spans };
    let isLaid = false;
    for (let i = 0; i < this.placeCount; i++) {
      tried.begin = this.places[i];
      if (!isAllowed(this.boards, tried, part.free, before)) continue;
      isLaid = true;
      this.price(state, tried, looks, 0);
    }
    this.work.done += this.placeCount;
    if (isLaid) return;
    tried.begin = leastBadPlace(this.boards, part.spans, before);
    this.price(state, tried, looks, BROKEN_RULE);
  }

  /** The places that are worth a look. */
  private collectPlaces(state: State, part: Part, before: readonly LaidPart[]): void {
    const { length, rule } = this.boards;
    const { spans, free } = part;
    const { from } = spans[0];
    const { to } = spans[spans.length - 1];
    const [left, right] = state.open;
    this.placeCount = 0;
    this.addOffcuts(right, from, from - length, 1);
    this.addOffcuts(this.isTurned ? right : left, from, to, -1);
    const rest = length - rule.kerf - rule.shortest;
    this.addPlace(from, from);
    this.addPlace(from, to - length);
    this.addPlace(from, from + rest - length);
    this.addPlace(from, to - rest);
    for (let i = 0; i < before.length; i++) {
      this.addPlace(from, before[i].begin - rule.minStagger);
      this.addPlace(from, before[i].begin + rule.minStagger);
    }
    // Among them are the shortest boards at both walls.
    for (let i = 0; i < free.length; i++) {
      this.addPlace(from, free[i].from);
      this.addPlace(from, free[i].to);
    }
    for (let i = 0; i < GUESSES; i++) {
      const board = Math.ceil(rule.shortest) + Math.floor(this.chance(part, i) * (length - rule.shortest));
      this.addPlace(from, from + board - length);
    }
  }

  /** Adds the places at which some offcuts, evenly spread, are used up. */
  private addOffcuts(open: readonly number[], from: number, wall: number, way: 1 | -1): void {
    const step = Math.max(1, (open.length - 1) / (MOST_OFFCUTS - 1));
    for (let i = 0; i <= open.length - 1 + ROUNDING; i += step) this.addPlace(from, wall + way * open[Math.round(i)]);
  }

  /** Adds the place of the board that begins at the wall, or before it. */
  private addPlace(from: number, begin: number): void {
    const { places, placeCount } = this;
    const place = from - around(from - begin, this.boards.pitch);
    for (let i = 0; i < placeCount; i++) if (Math.abs(places[i] - place) < ROUNDING) return;
    if (placeCount === MOST_PLACES) return;
    places[placeCount] = place;
    this.placeCount++;
  }

  /** A number from 0 to below 1 for the seed, the pass, a part and a try, the same everywhere (finalizer of MurmurHash3). */
  private chance({ index }: Part, attempt: number): number {
    const seed = this.boards.rule.seed + 1_000_003 * this.pass.salt;
    let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca77) ^ Math.imul(attempt, 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  }

  /** Proposes the ways to take the boards of a part from offcuts and new boards. */
  private price(state: State, part: LaidPart, looks: Looks, penalty: number): void {
    const { boards, pass } = this;
    const { begin, spans } = part;
    let cost = state.cost + penalty + CHANCE * this.noise(begin);
    for (let i = spans.length - 1; i >= 0; i--) {
      const { whole, start, end, middle } = cuttingOf(boards, spans[i], begin);
      cost += whole + (middle > 0 ? this.paid(middle) : 0);
      if (i > 0) cost += (start > 0 ? this.paid(start) : 0) + (end > 0 ? this.paid(end) : 0);
      [this.start, this.end] = [start, end];
    }
    const { start, end } = this;
    const [left, right] = state.open;
    const open = this.isTurned ? right : left;
    const fitting = end > 0 ? firstFrom(open, end) : open.length;
    const fitted = fitting < open.length ? this.due(open[fitting]) : Infinity;
    const begun = end > 0 ? this.paid(end) : 0;
    const at = start > 0 ? firstFrom(right, start) : right.length;
    const reused = at < right.length ? this.due(right[at]) : Infinity;
    const fresh = start > 0 ? this.paid(start) : 0;
    const rest = boards.length - boards.rule.kerf - end;
    const own = end > 0 && start > 0 && rest >= start - ROUNDING ? this.due(rest) : Infinity;
    const cheapest = Math.min(Math.min(fitted, begun) + Math.min(reused, fresh), begun + own);
    const { best } = this;
    const most = 2 * pass.width;
    if (best.length >= most && cost + cheapest >= best[most - 1].cost) return;
    cost += pass.looks * figuresAt(boards, part, looks);
    this.propose(state, begin, cost + begun + fresh, NEW, NEW);
    if (own < Infinity) this.propose(state, begin, cost + begun + own, NEW, OWN);
    if (reused < Infinity) this.propose(state, begin, cost + begun + reused, NEW, FITTING);
    if (fitted === Infinity) return;
    this.propose(state, begin, cost + fitted + fresh, FITTING, NEW);
    // Both could be the same offcut.
    if (reused < Infinity && !(this.isTurned && at === fitting))
      this.propose(state, begin, cost + fitted + reused, FITTING, FITTING);
  }

  private noise(begin: number): number {
    const grain =
      Math.imul(Math.round(begin) + 1, 0x9e3779b1) ^ Math.imul(this.boards.rule.seed + this.pass.salt + 1, 0x85ebca77);
    const hash = Math.imul(grain ^ (grain >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
  }

  /** The cheapest candidates as states; of equal ones the first. */
  private kept(part: Part): State[] {
    const states: State[] = [];
    for (const candidate of this.best) {
      const state = this.stateAfter(candidate, part);
      if (!states.some((other) => areEqual(other, state))) states.push(state);
      if (states.length === this.pass.width) break;
    }
    return states;
  }

  private stateAfter({ state, begin, cost, start, end, startFrom, endFrom }: Candidate, part: Part): State {
    const { length, rule } = this.boards;
    const open: [number[], number[]] = [[...state.open[LEFT]], [...state.open[RIGHT]]];
    const keep = (kind: typeof LEFT | typeof RIGHT, offcut: number) => {
      if (offcut < this.least - ROUNDING) return;
      const list = open[this.isTurned ? RIGHT : kind];
      list.splice(firstFrom(list, offcut), 0, offcut);
    };
    const room = length - rule.kerf;
    if (part.isSpanned && end > 0 && endFrom === FITTING) {
      const [one, other] = open.map((list) => list[firstFrom(list, end)] ?? Infinity);
      const kind = one < other ? LEFT : RIGHT;
      const [used] = open[kind].splice(firstFrom(open[kind], end), 1);
      keep(kind, used - end - rule.kerf);
    } else if (end > 0 && endFrom === FITTING) {
      const list = open[this.isTurned ? RIGHT : LEFT];
      list.splice(firstFrom(list, end), 1);
    }
    if (start > 0 && startFrom === FITTING) open[RIGHT].splice(firstFrom(open[RIGHT], start), 1);
    if (start > 0 && startFrom === NEW) keep(LEFT, room - start);
    if (end > 0 && endFrom === NEW && startFrom !== OWN) keep(RIGHT, room - end);
    return { parent: state, part, begin, cost, open };
  }
}

/** Where a part begins in a state; what repeats another part begins where that does. */
function beginIn(boards: Boards, state: State, part: Part): number {
  const begins: Begins = (other) => beginIn(boards, state, other);
  const { source } = part;
  const wanted = source ? source.block[source.row % rowsOf(boards, source.block, begins)] : part;
  for (let at: State | undefined = state; at; at = at.parent) if (at.part === wanted) return at.begin;
  throw new Error('A part was laid before those that it lies beside.');
}

/** How many rows of a block are repeated. */
export function rowsOf(boards: Boards, block: readonly Part[], begins: Begins): number {
  const { minStagger } = boards.rule;
  return rowsRepeated(block, (part, other) => !areClose(boards, laid(part, begins), laid(other, begins), minStagger));
}

/** The index of the first offcut that is long enough. */
function firstFrom(open: readonly number[], piece: number): number {
  let low = 0;
  let high = open.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (open[middle] < piece - ROUNDING) low = middle + 1;
    else high = middle;
  }
  return low;
}

function areEqual(one: State, other: State): boolean {
  if (one.begin !== other.begin || Math.abs(one.cost - other.cost) > ROUNDING) return false;
  return areAlike(one.open[LEFT], other.open[LEFT]) && areAlike(one.open[RIGHT], other.open[RIGHT]);
}

function areAlike(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((offcut, i) => Math.abs(offcut - other[i]) <= ROUNDING);
}
