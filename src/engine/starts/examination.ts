// Examines one start: what a plan from there would count, without tracing a piece. The floor and the lattice are
// prepared once for all starts.

import { type Point, signedArea } from '../geometry/point.ts';
import { type Cuts, type Frame, frameOf, type Layout, layOut, movedFrame, shiftOf, tally } from '../layout/index.ts';
import { LIMITS } from '../limits.ts';
import { halfWidthsOf, measure, narrowTilesOf, sliverAreasOf, stripLimitsOf } from '../measures.ts';
import { isUniform, type Lattice, weightsOf } from '../patterns/lattice.ts';
import type { TileFigures } from '../plan-types.ts';
import { type Floor, homeOf, ringsOf, toFloorFrame } from '../room.ts';
import type { Expected } from './map/start-map.ts';
import {
  countsRank,
  type Examined,
  fullRank,
  isUsable,
  type LaidStart,
  rankedByCounts,
  type Standard,
} from './order.ts';
import { type OneWallCounts, OneWallTiles } from './walls/one-wall.ts';

// Fixed work of an examination, besides the walls, their stretches inside tiles and the runs found, in the same unit:
// about 0.3 µs.
const WORK_OF_ANY = 40;

/** After this many examinations, it pays to know which tiles only one wall can reach. A search for a warning needs fewer. */
const FEW = 20;

const NO_TILES: OneWallCounts = {
  touchedCount: 0,
  cutCount: 0,
  centredCount: 0,
  boughtBeside: 0,
  sliverCount: 0,
  trimCount: 0,
};

/** With rows that choose their shifts, all work takes as many times as long, and each wall adds some more. */
const WITH_SHIFTS = 4;
const WALL_WITH_SHIFTS = 20;

/** Laying a start in full takes as long as this many examinations. */
const LAYING = 3;

/** Packing takes a unit of work for this many pairs of corners of cut pieces, or less if many pieces are alike. */
const PAIRS_PACKED = 300;

/** What starts are compared by besides what all are. */
export interface Compared {
  /** Returns how many tiles of each motif tile to buy for a layout when offcuts are reused. */
  readonly pack?: ((layout: Layout) => ArrayLike<number>) | undefined;
  /** Pieces narrower than this are counted, mm. */
  readonly minCut?: number | undefined;
}

/** Examines and lays starts of one floor, each once, and counts the work. */
export class Examiner {
  /** Walls, their stretches inside tiles and runs of whole tiles looked at so far. */
  work = 0;
  readonly floor: Floor;
  readonly lattice: Lattice;
  /** The lattice laid from the default start. */
  readonly frame: Frame;
  readonly standard: Standard;
  /** What a tile of each motif tile counts for in what is bought. */
  readonly weights: readonly number[];
  /** Whether all tiles are equally large. */
  readonly isUniform: boolean;
  private readonly sliverAreasMm2: readonly number[];
  private readonly pack: Compared['pack'];
  /** Width below which a piece of each motif tile is a narrow strip, mm; undefined if starts are not compared by them. */
  readonly stripLimits: readonly number[] | undefined;
  private floorMiddle: Point | undefined;
  private sieve: OneWallTiles | undefined;
  private readonly known = new PointMap<Examined>();
  private readonly laid = new PointMap<LaidStart>();

  constructor(floor: Floor, lattice: Lattice, { pack, minCut }: Compared = {}) {
    this.pack = pack;
    this.floor = floor;
    this.lattice = lattice;
    this.frame = frameOf(lattice, { x: 0, y: 0 });
    this.weights = weightsOf(lattice);
    this.isUniform = isUniform(lattice);
    this.sliverAreasMm2 = sliverAreasOf(lattice);
    this.stripLimits = minCut ? stripLimitsOf(this.frame.shapes, lattice, minCut) : undefined;
    const wideEnough = Math.max(...lattice.sizes.map((size) => this.frame.shapes[size].inradius));
    this.standard = { home: homeOf(floor), wideEnough };
  }

  /** Number of different starts examined so far. */
  get count(): number {
    return this.known.values.length;
  }

  /** All starts examined so far. */
  get all(): Examined[] {
    return this.known.values;
  }

  /** All starts laid so far. */
  get allLaid(): LaidStart[] {
    return this.laid.values;
  }

  /** Whether starts are compared by the tiles to buy when offcuts are reused. */
  get packs(): boolean {
    return this.pack !== undefined;
  }

  /** Counts from a start (mm, caller's frame). */
  examine(start: Point): Examined {
    const known = this.known.get(start);
    if (known) return known;
    const frame = movedFrame(this.frame, toFloorFrame(start, this.floor));
    if (this.count === FEW) this.sieve = new OneWallTiles(this.floor, this.frame, this.weights);
    const oneWall = this.sieve?.cleared() ?? NO_TILES;
    const { wholeCount, cutCount, trimCount, cutTiles, coveredMm2, runs, stretches } = tally(
      this.floor,
      frame,
      this.sieve,
    );
    // A tile of one wall takes less than half the time of a stretch.
    this.work += this.workOf(stretches + oneWall.touchedCount / 2 + runs.length / 4);
    let { sliverCount } = oneWall;
    for (let i = 0; i < cutCount; i++) if (coveredMm2[i] < this.sliverAreasMm2[cutTiles[3 * i]]) sliverCount++;
    // The tally takes the tiles of one wall for whole ones if their centre is on the floor.
    const total = wholeCount - oneWall.centredCount + cutCount + oneWall.cutCount;
    const figures = {
      start,
      total,
      bought: this.isUniform ? total : this.weigh(runs, cutTiles) + oneWall.boughtBeside,
      cut: cutCount + oneWall.cutCount,
      sliverCount,
      trimCount: trimCount + oneWall.trimCount,
      stripCount: 0,
    };
    const counted = rankedByCounts(figures);
    const examined = this.stripLimits && isUsable(counted) ? this.withStrips(figures) : counted;
    this.known.set(start, examined);
    return examined;
  }

  /** The counts of a start as a map has them: strips count like slivers, and tiles are mean tiles. */
  asExpected({ sliverCount, stripCount, bought }: Examined): Expected {
    const mean = this.weights.reduce((sum, weight) => sum + weight, 0) / this.weights.length;
    return { sliverCount: sliverCount + stripCount, tiles: bought / mean };
  }

  /** Lays a start to count its narrow strips: only pieces have widths. */
  private withStrips(figures: Omit<Examined, 'rank'>): Examined {
    return rankedByCounts({ ...figures, stripCount: this.countStrips(this.layOut(figures.start)) });
  }

  private countStrips(layout: Layout): number {
    return this.stripLimits ? narrowTilesOf(layout, this.stripLimits).count : 0;
  }

  private layOut(start: Point): Layout {
    // A start at the limit must not be refused for a tile that the examination left out; its rank says it all.
    const layout = layOut(this.floor, this.lattice, toFloorFrame(start, this.floor), 2 * LIMITS.tiles);
    this.work += LAYING * this.workOf(layout.stretches);
    return layout;
  }

  /** The work of an examination that looks at so many stretches. */
  private workOf(stretches: number): number {
    const walls = this.floor.xs.length;
    const work = WORK_OF_ANY + walls + stretches;
    return this.frame.rule ? WITH_SHIFTS * work + WALL_WITH_SHIFTS * walls : work;
  }

  /** What is bought for counted tiles. */
  private weigh(runs: Int32Array, cutTiles: Int32Array): number {
    let bought = 0;
    for (let i = 0; i < runs.length; i += 4) bought += this.weights[runs[i]] * runs[i + 3];
    for (let i = 0; i < cutTiles.length; i += 3) bought += this.weights[cutTiles[i]];
    return bought;
  }

  /**
   * Lays a start in full: a few tiles in a million need an overlay, which examinations leave out, and only pieces have
   * widths. Undefined if it cannot be used.
   */
  lay(start: Point): LaidStart | undefined {
    const known = this.laid.get(start);
    if (known) return known;
    const examined = this.examine(start);
    if (!isUsable(examined)) return undefined;
    const layout = this.layOut(start);
    const tiles = measure(layout, this.lattice);
    const laid = this.ranked(start, layout, tiles);
    this.laid.set(start, laid);
    return laid;
  }

  /** Ranks a start whose layout is known. */
  ranked(start: Point, layout: Layout, tiles: TileFigures): LaidStart {
    const { total, cut, sliverCount } = tiles;
    const { trimCount } = this.examine(start);
    this.floorMiddle ??= middleOf(this.floor);
    const middle = total === 0 ? this.floorMiddle : middleOfTiles(layout, this.lattice);
    const overhang = { x: middle.x - this.floorMiddle.x, y: middle.y - this.floorMiddle.y };
    const { runs, cuts } = layout;
    if (this.pack) this.work += (cuts.points.length / 2) ** 2 / PAIRS_PACKED;
    const bought = this.pack ? this.weighCounts(this.pack(layout)) : this.weigh(runs, cuts.tiles);
    const narrowest = this.narrowestOf(layout, tiles);
    const stripCount = this.countStrips(layout);
    const counts = { start, total, bought, cut, sliverCount, stripCount, trimCount };
    const rank = fullRank(countsRank(counts), { start, narrowest, overhang }, this.standard);
    return { start, total, bought, cut, sliverCount, stripCount, trimCount, overhang, narrowest, tiles, rank };
  }

  private weighCounts(counts: ArrayLike<number>): number {
    return this.weights.reduce((sum, weight, motif) => sum + weight * counts[motif], 0);
  }

  /** Width of the narrowest piece. Where tiles differ in size, a piece of at least half its own tile is wide enough. */
  private narrowestOf(layout: Layout, tiles: TileFigures): number {
    if (this.isUniform) return tiles.narrowestCut ?? Infinity;
    return narrowTilesOf(layout, halfWidthsOf(layout, this.lattice)).narrowest;
  }
}

/** Values by point; numbers as keys are much faster than texts. */
class PointMap<Value> {
  readonly values: Value[] = [];
  private readonly columns = new Map<number, Map<number, Value>>();

  get({ x, y }: Point): Value | undefined {
    return this.columns.get(x)?.get(y);
  }

  set({ x, y }: Point, value: Value): void {
    let column = this.columns.get(x);
    if (!column) {
      column = new Map();
      this.columns.set(x, column);
    }
    column.set(y, value);
    this.values.push(value);
  }
}

function middleOf(floor: Floor): Point {
  let x = 0;
  let y = 0;
  for (const ring of ringsOf(floor)) {
    for (let i = 1; i + 1 < ring.length; i++) {
      const areaMm2 = signedArea([ring[0], ring[i], ring[i + 1]]);
      x += (areaMm2 * (ring[0].x + ring[i].x + ring[i + 1].x)) / 3;
      y += (areaMm2 * (ring[0].y + ring[i].y + ring[i + 1].y)) / 3;
    }
  }
  return { x: x / floor.areaMm2, y: y / floor.areaMm2 };
}

/** The sum of the shifts of all tiles' rows, mm. */
function sumOfShifts(frame: Frame, cuts: Cuts, runs: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < cuts.count; i++) sum += shiftOf(frame, cuts.tiles[3 * i + 2]);
  for (let i = 0; i < runs.length; i += 4) sum += runs[i + 3] * shiftOf(frame, runs[i + 1]);
  return sum;
}

/** The centroid of all tiles with their whole outlines. Sums are whole numbers, so their order does not matter. */
function middleOfTiles({ frame, cuts, runs }: Layout, { tileAreasMm2, tileAreaMm2 }: Lattice): Point {
  const [counts, places, rows] = Array.from({ length: 3 }, () => new Array<number>(frame.shapes.length).fill(0));
  for (let i = 0; i < 3 * cuts.count; i += 3) {
    const motif = cuts.tiles[i];
    counts[motif]++;
    places[motif] += cuts.tiles[i + 1];
    rows[motif] += cuts.tiles[i + 2];
  }
  for (let i = 0; i < runs.length; i += 4) {
    const [motif, count] = [runs[i], runs[i + 3]];
    counts[motif] += count;
    rows[motif] += count * runs[i + 1];
    places[motif] += count * runs[i + 2] + (count * (count - 1)) / 2;
  }
  // Tiles in sizes of the mean tile: 1 for all if they are equally large.
  const sum = (value: (motif: number) => number) =>
    tileAreasMm2.reduce((sum, areaMm2, motif) => sum + (areaMm2 / tileAreaMm2) * value(motif), 0);
  const shift = frame.shifts ? sumOfShifts(frame, cuts, runs) : 0;
  const x = sum((motif) => counts[motif] * frame.shapes[motif].centreX) + shift * frame.along.x;
  const y = sum((motif) => counts[motif] * frame.shapes[motif].centreY) + shift * frame.along.y;
  const [total, place, row] = [counts, places, rows].map((numbers) => sum((motif) => numbers[motif]));
  return {
    x: (x + place * frame.stepX + row * frame.rowX) / total,
    y: (y + place * frame.stepY + row * frame.rowY) / total,
  };
}
