// A map of all starts: for each place of a raster over one repeat, how many tiles a plan from there needs and how many
// of them are slivers. It costs a few plans; examining as many starts would cost thousands.
//
// A tile is laid if its centre is in the Minkowski sum of floor and tile. The border of this sum is the outline of the
// floor, moved out along each wall by the farthest corner of the tile, and led around each corner of the room by edges
// of the tile. Each tile of the motif has its own sum. Wrapped around one repeat, the sums overlap, and as many as meet
// in a place are laid from there. Within the limit of slivers instead of the sum, the same counts the tiles that are more
// than slivers. That limit runs along each wall at the depth of a sliver, and around each corner of the room as
// corner-limit.ts says.
//
// A raster misses what is smaller than its places, and three walls may leave less of a tile than two: a map proposes
// starts, it does not judge them.

import { type Point, signedArea } from '../../geometry/point.ts';
import type { Frame, Shape } from '../../layout/index.ts';
import type { Lattice } from '../../patterns/lattice.ts';
import { eachWall, type Floor, ringsOf } from '../../room.ts';
import type { StartLine } from '../proposals.ts';
import { typed } from '../typed.ts';
import { coreBody, directionsAcross, tileBody, type Wall, wallsOf, wayAround } from './bodies.ts';
import { limitAround } from './corner-limit.ts';
import { addEnclosed, wrapped } from './spans.ts';

/** Places of the raster, and the most that walls may cross its rows: floors with very many tiles get a coarser one. */
const PLACES = 100_000;
const MOST_CROSSINGS = 400_000;

/** The best place of each block of this many rows and columns can be proposed. */
const BLOCK = 10;

/** Orders blocks and places so that the first ones are spread evenly: a prime leaves none out, the golden ratio spreads them. */
const SPREAD = 161_807;

/** How many starts with the best counts are returned; half as many of the next, and so on. */
const ALIKE = 32;

/** What is counted is kept in one number: slivers, and below them hundredths of a mean tile to buy. */
const SLIVER = 2 ** 32;
const MEAN_TILE = 100;

// All maps share one raster: searches are synchronous, and a new one for each would be a megabyte of garbage.
let raster = new Float64Array();

/** What a map tells about a start. */
export interface Expected {
  readonly sliverCount: number;
  /** Tiles to buy, in mean tiles if they differ in size. */
  readonly tiles: number;
}

/** A map is valid until the next one is drawn. */
export class StartMap {
  /** The longer side of a place, mm, and that of a block. */
  readonly place: number;
  readonly spacing: number;
  readonly columns: number;
  readonly rows: number;
  readonly counts: Float64Array;
  private readonly frame: Frame;
  /** The best place of each block. */
  private readonly blocks: Int32Array;

  /** `frame` is the lattice laid from the default start. Pieces narrower than `stripLimits` count like slivers. */
  constructor(floor: Floor, lattice: Lattice, frame: Frame, stripLimits: readonly number[] = []) {
    this.frame = frame;
    const { stepLength, rowX, rowY } = frame;
    const rowLength = Math.hypot(rowX, rowY);
    const wanted = Math.sqrt((PLACES * rowLength) / stepLength);
    const most = MOST_CROSSINGS / (2 * frame.shapes.length * rowsCrossed(floor, frame));
    this.rows = Math.max(1, Math.round(Math.min(wanted, most)));
    this.columns = Math.max(1, Math.round((this.rows * stepLength) / rowLength));
    this.place = Math.max(stepLength / this.columns, rowLength / this.rows);
    this.spacing = BLOCK * this.place;
    const places = this.columns * this.rows;
    if (places > raster.length) raster = new Float64Array(Math.max(places, PLACES));
    this.counts = raster.subarray(0, places).fill(0);
    const walls = wallsOf(floor);
    const walled = { floor, walls, areasMm2: ringsOf(floor).map(signedArea) };
    const across = directionsAcross(walls);
    for (const [motif, shape] of frame.shapes.entries()) {
      const size = Math.round((MEAN_TILE * lattice.tileAreasMm2[motif]) / lattice.tileAreaMm2);
      const tile = tileBody(shape);
      this.draw(walled, shape, (before, after) => wayAround(tile, before, after), SLIVER + size);
      const stripLimit = stripLimits[motif];
      const sliver = { shape, core: coreBody(shape, across, stripLimit), stripLimit };
      this.draw(walled, shape, (before, after) => limitAround(sliver, before, after), -SLIVER);
    }
    this.blocks = this.sumUp();
  }

  /** Returns what to expect from a start relative to the default one. */
  at({ x, y }: Point): Expected {
    const [column, row] = this.placeOf(x, y);
    const place = wrapped(Math.floor(row), this.rows) * this.columns + wrapped(Math.floor(column), this.columns);
    const sliverCount = Math.round(this.counts[place] / SLIVER);
    return { sliverCount, tiles: (this.counts[place] - sliverCount * SLIVER) / MEAN_TILE };
  }

  /** All starts from which less is expected than `best` says when it is asked for the next one, spread evenly. */
  *betterThan(best: () => Expected): Generator<Point> {
    const { counts } = this;
    const step = SPREAD % counts.length;
    let limit = countOf(best());
    if (this.blocks.every((place) => counts[place] >= limit)) return;
    let place = 0;
    for (let i = 0; i < counts.length; i++) {
      if (counts[place] < limit) {
        yield this.startAt(place);
        limit = countOf(best());
      }
      place += step;
      if (place >= counts.length) place -= counts.length;
    }
  }

  /**
   * Returns the most promising starts relative to the default one, best first. Many places have the same counts and differ
   * in what a map does not tell: ALIKE of the best ones are returned, half as many of the second best, and so on.
   */
  best(most: number): Point[] {
    const { blocks } = this;
    const placesByCount = new Map<number, number[]>();
    for (let i = 0; i < blocks.length; i++) {
      const place = blocks[(i * SPREAD) % blocks.length];
      const places = placesByCount.get(this.counts[place]);
      if (places) places.push(place);
      else placesByCount.set(this.counts[place], [place]);
    }
    const starts: Point[] = [];
    for (const [i, [, places]] of [...placesByCount].sort(([one], [other]) => one - other).entries()) {
      const wanted = Math.round(ALIKE / 2 ** i);
      for (const place of places.slice(0, Math.min(wanted, most - starts.length))) starts.push(this.startAt(place));
    }
    return starts;
  }

  /**
   * Returns the most promising starts on a line, spread evenly where they have the same counts. The raster may be too coarse
   * for the line itself, but the counts beside it tell which parts of it are better.
   */
  bestOn({ middle, along, reach }: StartLine, most: number): Point[] {
    const places = Math.ceil((2 * reach) / this.place);
    const starts = Array.from({ length: places }, (_, i) => {
      const way = reach * ((2 * ((i * SPREAD) % places) + 1) / places - 1);
      const start = { x: middle.x + way * along.x, y: middle.y + way * along.y };
      return { start, count: countOf(this.at(start)) };
    });
    return starts
      .sort((one, other) => one.count - other.count)
      .slice(0, most)
      .map(({ start: { x, y } }) => ({ x: typed(x), y: typed(y) }));
  }

  /** The start in the middle of a place, next to the default one, rounded to what people can type. */
  private startAt(place: number): Point {
    const { stepX, stepY, rowX, rowY } = this.frame;
    const column = ((place % this.columns) + 0.5) / this.columns;
    const row = (Math.floor(place / this.columns) + 0.5) / this.rows;
    const [a, b] = [column - Math.round(column), row - Math.round(row)];
    return { x: typed(a * stepX + b * rowX), y: typed(a * stepY + b * rowY) };
  }

  /** Column and row of a start. */
  private placeOf(x: number, y: number): [column: number, row: number] {
    const { stepX, stepY, rowX, rowY } = this.frame;
    const cell = stepX * rowY - stepY * rowX;
    return [((x * rowY - y * rowX) / cell) * this.columns, ((stepX * y - stepY * x) / cell) * this.rows];
  }

  /**
   * Adds a weight to all starts from which the centre of a tile is within the outline of the floor, led around each of its
   * corners as `around` says.
   */
  private draw({ floor, walls, areasMm2 }: WalledFloor, shape: Shape, around: Around, weight: number): void {
    const [column, row] = this.placeOf(shape.centreX, shape.centreY);
    const outlines: number[][] = [];
    for (const [ring, end] of floor.ringEnds.entries()) {
      // A hole that is smaller than a tile makes no tile disappear.
      if (areasMm2[ring] < 0 && -areasMm2[ring] < shape.green[shape.corners]) continue;
      const first = ring === 0 ? 0 : floor.ringEnds[ring - 1];
      const outline: number[] = [];
      for (let i = first; i < end; i++) {
        for (const { x, y } of around(walls[i === first ? end - 1 : i - 1], walls[i])) {
          const [a, b] = this.placeOf(floor.xs[i] + x, floor.ys[i] + y);
          // Places are counted where their middles are.
          outline.push(a - column - 0.5, b - row - 0.5);
        }
      }
      outlines.push(outline);
    }
    addEnclosed(this, outlines, weight);
  }

  /** Sums up the changes along each row, and returns the best place of each block. */
  private sumUp(): Int32Array {
    const { columns, rows, counts } = this;
    const across = Math.ceil(columns / BLOCK);
    const best = new Int32Array(across * Math.ceil(rows / BLOCK));
    for (let row = 0; row < rows; row++) {
      const begin = row * columns;
      const firstBlock = Math.floor(row / BLOCK) * across;
      let sum = 0;
      for (let block = 0; block < across; block++) {
        const from = begin + block * BLOCK;
        const end = Math.min(from + BLOCK, begin + columns);
        let place = row % BLOCK === 0 ? from : best[firstBlock + block];
        let least = row % BLOCK === 0 ? Infinity : counts[place];
        for (let i = from; i < end; i++) {
          sum += counts[i];
          counts[i] = sum;
          if (sum >= least) continue;
          least = sum;
          place = i;
        }
        best[firstBlock + block] = place;
      }
    }
    return best;
  }
}

/** How the raster keeps these counts. */
function countOf({ sliverCount, tiles }: Expected): number {
  return sliverCount * SLIVER + Math.round(tiles * MEAN_TILE);
}

/** A floor and what is known about its walls. */
interface WalledFloor {
  readonly floor: Floor;
  readonly walls: readonly Wall[];
  /** Area of each ring; that of a hole is negative. */
  readonly areasMm2: readonly number[];
}

/** The way of a tile's centre around a corner of the room between two walls, relative to the corner. */
type Around = (before: Wall, after: Wall) => Point[];

/** How many rows of tiles the walls of a floor cross. */
function rowsCrossed(floor: Floor, { along, rowPitch }: Frame): number {
  let crossed = 1;
  eachWall(floor, (dx, dy) => {
    crossed += Math.abs(dy * along.x - dx * along.y) / rowPitch;
  });
  return crossed;
}
