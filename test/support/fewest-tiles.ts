// The fewest tiles for the cut pieces of a small plan, by exhaustive search: all sets of pieces that one tile gives, and
// the fewest of those sets that hold all pieces. It shares no code with the packing. Rectangles that slide are tried in
// all places where they touch the border of the tile or each other; other pieces that slide are left to nobody's search.

import type { Piece, Plan, Point, Ring } from '../../src/engine/index.ts';
import { areaOf } from './laid-pieces.ts';
import { areApart, brings, type Cut, cutsOf, placed, STEPS, UNMOVED, waysOf } from './shared-tiles.ts';

/** Tolerance of computed positions, mm. */
const OFF = 1e-5;

/** The same for pieces that touch: small triangles that overlap have little area. */
const OFF_TOUCHING = 1e-8;

/** States of the search, and sets of pieces, up to which a plan is small. */
const MOST_STATES = 200_000;

/** What is cut out at once: one piece, or all of a tile that lie too close together for the saw. */
interface Item {
  readonly pieces: readonly Piece[];
  readonly motif: number;
  readonly isLarge: boolean;
  /** Short shifts by which it could be taken from elsewhere in its tile. */
  readonly ways: readonly Point[];
}

/** An item in one of its turns, in the frame of the tile that is cut up. */
interface Turned {
  readonly pieces: readonly Piece[];
  readonly slidesX: boolean;
  readonly slidesY: boolean;
}

/** Items that are equal once they are turned. */
interface Form {
  readonly name: string;
  readonly turned: readonly Turned[];
  readonly isLarge: boolean;
  readonly areaMm2: number;
  count: number;
}

/** Returns the fewest tiles to cut up; undefined if the plan is not small, or has sliding pieces that are no rectangles. */
export function fewestCutUp(plan: Plan): number | undefined {
  const left = new Set(itemsOf(plan));
  let tiles = 0;
  for (const first of left) {
    const alike = [...left].filter(({ motif }) => STEPS.some((turn) => brings(plan, motif, first.motif, turn)));
    for (const item of alike) left.delete(item);
    const fewest = fewestOf(plan, first.motif, alike);
    if (fewest === undefined) return undefined;
    tiles += fewest;
  }
  return tiles;
}

function itemsOf(plan: Plan): Item[] {
  return cutsOf(plan).flatMap((pieces) => {
    const isOne =
      pieces.some(({ large }) => large) ||
      pieces.some((a, i) => pieces.slice(0, i).some((b) => !areApart(a.piece, b.piece, plan.kerf, OFF_TOUCHING)));
    return (isOne ? [pieces] : pieces.map((one) => [one])).map((parts) => itemOf(plan, parts));
  });
}

function itemOf(plan: Plan, cuts: readonly Cut[]): Item {
  const pieces = cuts.map(({ piece }) => piece);
  const [{ motif }] = cuts;
  const areaMm2 = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
  const isLarge = areaMm2 / plan.lattice.tileAreasMm2[motif] > 0.9 + 1e-7;
  const maySlide = !isLarge && pieces.length === 1 && isConvex(pieces[0]);
  return { pieces, motif, isLarge, ways: maySlide ? waysOf(plan, cuts[0]) : [] };
}

function isConvex({ outer, holes }: Piece): boolean {
  return holes.length === 0 && outer.every((corner, i) => turnAt(outer, i, corner) > -OFF);
}

/** Twice the area of the triangle of a corner and its neighbours, for the longer of its sides; negative at inner corners. */
function turnAt(ring: Ring, i: number, { x, y }: Point): number {
  const before = ring[(i + ring.length - 1) % ring.length];
  const next = ring[(i + 1) % ring.length];
  const length = Math.max(Math.hypot(x - before.x, y - before.y), Math.hypot(next.x - x, next.y - y));
  return ((x - before.x) * (next.y - y) - (y - before.y) * (next.x - x)) / length;
}

/** The fewest tiles for interchangeable items, in the frame of a motif tile. */
function fewestOf(plan: Plan, motif: number, items: readonly Item[]): number | undefined {
  const forms = formsOf(plan, motif, items);
  const slide = forms.some(({ turned }) => turned.some(({ slidesX, slidesY }) => slidesX || slidesY));
  const tile = plan.lattice.motif[motif];
  if (slide && !(isUpright(tile) && forms.every((form) => form.turned.every(({ pieces }) => pieces.every(isBox))))) {
    return undefined;
  }
  return new Search(plan, motif, forms).run();
}

function formsOf(plan: Plan, motif: number, items: readonly Item[]): Form[] {
  const forms = new Map<string, Form>();
  for (const { pieces, motif: from, isLarge, ways } of items) {
    const turned = STEPS.filter((turn) => brings(plan, from, motif, turn)).map((turnDeg): [string, Turned] => {
      const place = { turnDeg, shift: UNMOVED };
      const moved = pieces.map((piece) => placed(piece, place));
      const shifts = ways.map((way) => placed({ outer: [way], holes: [] }, place).outer[0]);
      const slidesX = shifts.some(({ x }) => Math.abs(x) > OFF);
      const slidesY = shifts.some(({ y }) => Math.abs(y) > OFF);
      return [`${moved.map(nameOf).sort()} ${slidesX} ${slidesY}`, { pieces: moved, slidesX, slidesY }];
    });
    const byName = new Map(turned);
    const [name] = [...byName.keys()].sort();
    const known = forms.get(name);
    const areaMm2 = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
    if (known) known.count++;
    else forms.set(name, { name, turned: [...byName.values()], isLarge, areaMm2, count: 1 });
  }
  return [...forms.values()].sort((a, b) => b.areaMm2 - a.areaMm2);
}

/** A name that equal pieces in the same place share, up to rounding. */
function nameOf({ outer, holes }: Piece): string {
  return [outer, ...holes]
    .map((ring) => {
      const corners = ring.map(({ x, y }) =>
        `${(x + 0).toFixed(3)},${(y + 0).toFixed(3)}`.replace(/-0\.000/g, '0.000'),
      );
      const first = corners.indexOf(corners.toSorted()[0]);
      return [...corners.slice(first), ...corners.slice(0, first)].join(' ');
    })
    .join(';');
}

function isUpright(ring: Ring): boolean {
  return ring.every(({ x, y }, i) => {
    const next = ring[(i + 1) % ring.length];
    return Math.min(Math.abs(next.x - x), Math.abs(next.y - y)) < OFF;
  });
}

function isBox({ outer, holes }: Piece): boolean {
  return holes.length === 0 && isUpright(outer) && isConvex({ outer, holes });
}

class Search {
  private readonly plan: Plan;
  private readonly forms: readonly Form[];
  private readonly tile: Extent;
  private readonly tileAreaMm2: number;
  /** By sorted indices of forms: whether one tile gives them all. */
  private readonly known = new Map<string, boolean>();
  /** By counts of what is left: the fewest tiles for it. */
  private readonly fewest = new Map<string, number>();
  /** By two forms and their turns: whether both fit one tile where they lie. */
  private readonly pairs = new Map<string, boolean>();
  private states = 0;

  constructor(plan: Plan, motif: number, forms: readonly Form[]) {
    this.plan = plan;
    this.forms = forms;
    const { cornerX, cornerY } = plan.layout.frame.shapes[motif];
    this.tile = extentOf({ outer: Array.from(cornerX, (x, i) => ({ x, y: cornerY[i] })) });
    this.tileAreaMm2 = plan.lattice.tileAreasMm2[motif];
  }

  run(): number | undefined {
    const fewest = this.solve(this.forms.map(({ count }) => count));
    return this.states > MOST_STATES ? undefined : fewest;
  }

  private solve(left: readonly number[]): number {
    const first = left.findIndex((count) => count > 0);
    if (first < 0) return 0;
    const name = left.join();
    const known = this.fewest.get(name);
    if (known !== undefined) return known;
    const areaMm2 = left.reduce((sum, count, i) => sum + count * this.forms[i].areaMm2, 0);
    const least = Math.max(1, Math.ceil(areaMm2 / this.tileAreaMm2 - 1e-6));
    let best = Infinity;
    for (const set of this.setsFrom(first, left)) {
      if (best <= least || ++this.states > MOST_STATES) break;
      best = Math.min(best, 1 + this.solve(left.map((count, i) => count - countIn(set, i))));
    }
    this.fewest.set(name, best);
    return best;
  }

  /** The sets with a form from which one tile gives all pieces, and to which none of those left can be added. */
  private setsFrom(first: number, left: readonly number[]): number[][] {
    const sets: number[][] = [];
    const extend = (set: readonly number[]) => {
      let isLargest = true;
      for (let form = first; form < left.length; form++) {
        if (countIn(set, form) >= left[form]) continue;
        const more = [...set, form].sort((a, b) => a - b);
        if (++this.states > MOST_STATES || !this.fits(more)) continue;
        isLargest = false;
        if (form >= set[set.length - 1]) extend(more);
      }
      if (isLargest) sets.push([...set]);
    };
    extend([first]);
    // Those that use up most of the tile first: they lead to the fewest soonest.
    const areaOfSet = (set: readonly number[]) => set.reduce((sum, form) => sum + this.forms[form].areaMm2, 0);
    return sets.sort((a, b) => areaOfSet(b) - areaOfSet(a));
  }

  private fits(set: readonly number[]): boolean {
    if (set.length === 1) return true;
    if (set.some((form) => this.forms[form].isLarge)) return false;
    if (set.reduce((sum, form) => sum + this.forms[form].areaMm2, 0) > this.tileAreaMm2 * (1 + 1e-6)) return false;
    const name = set.join();
    const known = this.known.get(name);
    if (known !== undefined) return known;
    // The first one need not be turned: all others can be turned with it.
    const fits = this.turnNext(set, [0]);
    this.known.set(name, fits);
    return fits;
  }

  private turnNext(set: readonly number[], turns: readonly number[]): boolean {
    if (turns.length === set.length) return this.place(set.map((form, i) => this.forms[form].turned[turns[i]]));
    const next = set[turns.length];
    return this.forms[next].turned.some(
      (_, turn) =>
        turns.every((other, i) => this.mayLie(set[i], other, next, turn)) && this.turnNext(set, [...turns, turn]),
    );
  }

  /** Whether two forms fit one tile where they lie, or one of them slides. */
  private mayLie(a: number, turnA: number, b: number, turnB: number): boolean {
    const [one, other] = [this.forms[a].turned[turnA], this.forms[b].turned[turnB]];
    if (slides(one) || slides(other)) return true;
    const name = `${a} ${turnA} ${b} ${turnB}`;
    const known = this.pairs.get(name) ?? this.areApart(one.pieces, other.pieces);
    this.pairs.set(name, known);
    return known;
  }

  private areApart(a: readonly Piece[], b: readonly Piece[]): boolean {
    return a.every((one) => b.every((other) => areApart(one, other, this.plan.kerf, OFF_TOUCHING)));
  }

  /** Whether the pieces that slide find places beside each other and those that do not. */
  private place(turned: readonly Turned[]): boolean {
    const sliding = turned.filter(slides);
    if (sliding.length === 0) return true;
    const fixed = turned.filter((one) => !slides(one)).flatMap(({ pieces }) => pieces.map(extentOf));
    const boxes = sliding.map(({ pieces }) => extentOf(pieces[0]));
    const { kerf } = this.plan;
    const right = fixed.map((box) => box.right + kerf);
    const bottom = fixed.map((box) => box.bottom + kerf);
    const widths = boxes.map((box) => box.right - box.left + kerf);
    const heights = boxes.map((box) => box.bottom - box.top + kerf);
    const xs = placesAlong(this.tile.left, right, widths);
    const ys = placesAlong(this.tile.top, bottom, heights);
    const places = boxes.map((box, i) => {
      const lefts = sliding[i].slidesX ? xs : [box.left];
      const tops = sliding[i].slidesY ? ys : [box.top];
      return lefts.flatMap((left) => tops.map((top) => movedTo(box, left, top))).filter((one) => this.holds(one));
    });
    const placeFrom = (i: number, laid: readonly Extent[], before: number): boolean => {
      if (i === sliding.length) return true;
      // Equal pieces are laid in order.
      const from = sliding[i] === sliding[i - 1] ? before + 1 : 0;
      return places[i].some((box, at) => {
        if (at < from || ++this.states > MOST_STATES) return false;
        return laid.every((other) => keepGap(box, other, kerf)) && placeFrom(i + 1, [...laid, box], at);
      });
    };
    return placeFrom(0, fixed, -1);
  }

  private holds({ right, bottom }: Extent): boolean {
    return right <= this.tile.right + OFF && bottom <= this.tile.bottom + OFF;
  }
}

function slides({ slidesX, slidesY }: Turned): boolean {
  return slidesX || slidesY;
}

function countIn(set: readonly number[], form: number): number {
  return set.filter((other) => other === form).length;
}

/** Where pieces pushed to one side come to lie: at the border or behind others, whose lengths include the kerf. */
function placesAlong(border: number, behind: readonly number[], lengths: readonly number[]): number[] {
  const places = new Set([border, ...behind]);
  for (const length of lengths) for (const place of [...places]) places.add(place + length);
  return [...places].sort((a, b) => a - b);
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function extentOf({ outer }: Pick<Piece, 'outer'>): Extent {
  const [xs, ys] = [outer.map(({ x }) => x), outer.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function movedTo({ left, right, top, bottom }: Extent, x: number, y: number): Extent {
  return { left: x, right: right + x - left, top: y, bottom: bottom + y - top };
}

/** Whether two boxes are a kerf apart; without a kerf they may touch. */
function keepGap(a: Extent, b: Extent, kerf: number): boolean {
  const x = Math.max(a.left - b.right, b.left - a.right);
  const y = Math.max(a.top - b.bottom, b.top - a.bottom);
  return Math.max(x, y) >= -OFF && Math.hypot(Math.max(0, x), Math.max(0, y)) >= kerf - OFF;
}
