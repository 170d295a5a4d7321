// One pass of the search for places of boards: a beam over the parts of a floor in the order of laying. A state knows the
// offcuts that are left, and costs the boards begun so far, less what their offcuts are worth.

import { THIN } from '../../widths.ts';
import { around, ROUNDING } from './circle.ts';
import { areTurned, cuttingOf } from './cutting.ts';
import { type Begins, figuresAt, type Looks, laid, looksOf } from './figures.ts';
import type { Part } from './parts.ts';
import { type Boards, isAllowed, type LaidPart, leastBadPlace } from './rules.ts';

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
  private places: number[] = [];

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

  private propose(candidate: Candidate): void {
    const { best } = this;
    const most = 2 * this.pass.width;
    if (best.length >= most && candidate.cost >= best[best.length - 1].cost) return;
    let at = best.length;
    while (at > 0 && best[at - 1].cost > candidate.cost) at--;
    best.splice(at, 0, candidate);
    if (best.length > most) best.pop();
  }

  /** A part that one board spans comes out of any offcut. */
  private span(state: State, part: Part): void {
    const [{ from, to }] = part.spans;
    const width = to - from;
    const common = { state, begin: from, start: 0, startFrom: NEW };
    this.work.done++;
    if (width >= this.boards.length - THIN) {
      this.propose({ ...common, cost: state.cost + 1, end: 0, endFrom: NEW });
      return;
    }
    const fitting = Math.min(...state.open.map((open) => open[firstFrom(open, width)] ?? Infinity));
    if (fitting < Infinity) {
      const rest = fitting - width - this.boards.rule.kerf;
      const left = rest >= this.least ? this.due(rest) : 0;
      this.propose({ ...common, cost: state.cost + this.due(fitting) - left, end: width, endFrom: FITTING });
    }
    this.propose({ ...common, cost: state.cost + this.paid(width), end: width, endFrom: NEW });
  }

  private lay(state: State, part: Part): void {
    const begins: Begins = (other) => beginIn(state, other);
    const before = [...part.before, ...part.after].map((other) => laid(other, begins));
    const looks = looksOf(this.boards, part, begins);
    this.collectPlaces(state, part, before);
    let isLaid = false;
    for (const begin of this.places) {
      this.work.done++;
      const tried = { begin, spans: part.spans };
      if (!isAllowed(this.boards, tried, part.free, before)) continue;
      isLaid = true;
      this.price(state, tried, looks, 0);
    }
    if (isLaid) return;
    const begin = leastBadPlace(this.boards, part.spans, before);
    this.price(state, { begin, spans: part.spans }, looks, BROKEN_RULE);
  }

  /** The places that are worth a look. */
  private collectPlaces(state: State, part: Part, before: readonly LaidPart[]): void {
    const { length, pitch, rule } = this.boards;
    const [{ from }] = part.spans;
    const { to } = part.spans[part.spans.length - 1];
    this.places = [];
    const add = (begin: number) => {
      const place = from - around(from - begin, pitch);
      for (const other of this.places) if (Math.abs(other - place) < ROUNDING) return;
      this.places.push(place);
    };
    const startWith = (board: number) => add(from + board - length);
    const endWith = (board: number) => add(to - board);
    const [left, right] = state.open;
    for (const offcut of someOf(right)) startWith(offcut);
    for (const offcut of someOf(this.isTurned ? right : left)) endWith(offcut);
    for (const board of [length, rule.shortest, length - rule.kerf - rule.shortest]) {
      startWith(board);
      endWith(board);
    }
    for (const { begin } of before) {
      add(begin - rule.minStagger);
      add(begin + rule.minStagger);
    }
    for (const { from: low, to: high } of part.free) {
      add(low);
      add(high);
    }
    for (let i = 0; i < GUESSES; i++)
      startWith(Math.ceil(rule.shortest) + Math.floor(this.chance(part, i) * (length - rule.shortest)));
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
    const { boards } = this;
    let cost = state.cost + penalty + this.pass.looks * figuresAt(boards, part, looks);
    cost += CHANCE * this.noise(part.begin);
    const [first, ...others] = part.spans.map((span) => cuttingOf(boards, span, part.begin));
    for (const { whole, start, end, middle } of others)
      cost += whole + [start, end, middle].reduce((sum, piece) => sum + (piece > 0 ? this.paid(piece) : 0), 0);
    cost += first.whole + (first.middle > 0 ? this.paid(first.middle) : 0);
    const { start, end } = first;
    const common = { state, begin: part.begin, start, end };
    const [left, right] = state.open;
    const endFitting = end > 0 ? (this.isTurned ? right : left)[firstFrom(this.isTurned ? right : left, end)] : undefined;
    for (const endFrom of end > 0 && endFitting !== undefined ? [FITTING, NEW] : [NEW]) {
      const ended = end === 0 ? cost : cost + (endFrom === FITTING ? this.due(endFitting as number) : this.paid(end));
      if (start === 0) {
        this.propose({ ...common, cost: ended, endFrom, startFrom: NEW });
        continue;
      }
      this.propose({ ...common, cost: ended + this.paid(start), endFrom, startFrom: NEW });
      const own = boards.length - boards.rule.kerf - end;
      if (end > 0 && endFrom === NEW && own >= start - ROUNDING)
        this.propose({ ...common, cost: ended + this.due(own), endFrom, startFrom: OWN });
      const at = firstFrom(right, start);
      if (at < right.length) this.propose({ ...common, cost: ended + this.due(right[at]), endFrom, startFrom: FITTING });
    }
  }

  private noise(begin: number): number {
    const grain = Math.imul(Math.round(begin) + 1, 0x9e3779b1) ^ Math.imul(this.boards.rule.seed + this.pass.salt + 1, 0x85ebca77);
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
export function beginIn(state: State, part: Part): number {
  const wanted = part.source ?? part;
  for (let at: State | undefined = state; at; at = at.parent) if (at.part === wanted) return at.begin;
  throw new Error('A part was laid before those that it lies beside.');
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

/** Some of a list, evenly spread. */
function someOf(open: readonly number[]): readonly number[] {
  if (open.length <= MOST_OFFCUTS) return open;
  return Array.from({ length: MOST_OFFCUTS }, (_, i) => open[Math.round((i * (open.length - 1)) / (MOST_OFFCUTS - 1))]);
}

function areEqual(one: State, other: State): boolean {
  if (one.begin !== other.begin || Math.abs(one.cost - other.cost) > ROUNDING) return false;
  return [LEFT, RIGHT].every((kind) => {
    const [a, b] = [one.open[kind as 0 | 1], other.open[kind as 0 | 1]];
    return a.length === b.length && a.every((offcut, i) => Math.abs(offcut - b[i]) <= ROUNDING);
  });
}
