// A map of all starts: for each place of a raster over one repeat, how many tiles a plan from there needs and how many
// of them are slivers. It costs a few plans; examining as many starts would cost thousands.
//
// A tile is laid if its centre is in the Minkowski sum of floor and tile. The border of this sum is the outline of the
// floor, moved out along each wall by the farthest corner of the tile, and led around each corner of the room by edges
// of the tile. Each tile of the motif has its own sum. Wrapped around one repeat, the sums overlap, and as many as meet
// in a place are laid from there. With cores instead of tiles, the same counts the tiles that are more than slivers.
//
// A tile in two pieces counts twice, one around a hole not at all, and in a corner of the room a tile may be a sliver
// although a single wall leaves enough of it: a map proposes starts, it does not judge them.

import type { Point } from '../../geometry/point.ts';
import type { Frame } from '../../layout/index.ts';
import type { Lattice } from '../../patterns/lattice.ts';
import { eachWall, type Floor } from '../../room.ts';
import { typed } from '../typed.ts';
import { type Body, coreBody, directionsAcross, farthestCorner, tileBody, wallDirections } from './bodies.ts';

/** Places of the raster, and the most that walls may cross its rows: floors with very many tiles get a coarser one. */
const PLACES = 65_536;
const MOST_CROSSINGS = 400_000;

/** The best place of each block of this many rows and columns can be proposed. */
const BLOCK = 8;

/** Orders blocks and places so that the first ones are spread evenly. A prime above their number leaves none out. */
const SPREAD = 100_003;

/** How many starts with the same counts are returned: of the best counts, and at least. */
const ALIKE = { best: 36, least: 2 };

/** What is counted is kept in one number: slivers, and below them hundredths of a mean tile to buy. */
const SLIVER = 2 ** 32;
const MEAN_TILE = 100;

// All maps share one raster: searches are synchronous, and a new raster for each would be half a megabyte of garbage.
let raster = new Float64Array();

/** What a map tells about a start. */
export interface Expected {
  readonly sliverCount: number;
  /** Tiles to buy, in mean tiles if they differ in size. */
  readonly tiles: number;
}

/** A map is valid until the next one is drawn. */
export class StartMap {
  /** The longer side of a block, mm. */
  readonly spacing: number;
  readonly columns: number;
  readonly rows: number;
  private readonly counts: Float64Array;
  private readonly frame: Frame;
  /** The lowest of all counts. */
  private least = Infinity;

  /** `frame` is the lattice laid from the default start. Pieces narrower than `stripLimits` count like slivers. */
  constructor(floor: Floor, lattice: Lattice, frame: Frame, stripLimits: readonly number[] = []) {
    this.frame = frame;
    const { stepLength, rowX, rowY } = frame;
    const rowLength = Math.hypot(rowX, rowY);
    const wanted = Math.sqrt((PLACES * rowLength) / stepLength);
    const most = MOST_CROSSINGS / (2 * frame.shapes.length * rowsCrossed(floor, frame));
    this.rows = Math.max(1, Math.round(Math.min(wanted, most)));
    this.columns = Math.max(1, Math.round((this.rows * stepLength) / rowLength));
    this.spacing = BLOCK * Math.max(stepLength / this.columns, rowLength / this.rows);
    const places = this.columns * this.rows;
    if (places > raster.length) raster = new Float64Array(Math.max(places, PLACES));
    this.counts = raster.subarray(0, places).fill(0);
    const outline = this.outlineOf(floor);
    const across = directionsAcross(outline.directions);
    for (const [motif, shape] of frame.shapes.entries()) {
      const size = Math.round((MEAN_TILE * lattice.tileAreasMm2[motif]) / lattice.tileAreaMm2);
      const centre = { x: shape.centreX, y: shape.centreY };
      this.draw(outline, tileBody(shape), centre, SLIVER + size);
      this.draw(outline, coreBody(shape, across, stripLimits[motif]), centre, -SLIVER);
    }
    this.sumUp();
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
    if (this.least >= limit) return;
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
   * Returns the most promising starts relative to the default one, best first. Many places have the same counts, and only
   * the corners of the room tell them apart: ALIKE of the best ones are returned, half as many of the second best, and so on.
   */
  best(most: number): Point[] {
    const blocks = this.bestOfBlocks();
    const placesByCount = new Map<number, number[]>();
    for (let i = 0; i < blocks.length; i++) {
      const place = blocks[(i * SPREAD) % blocks.length];
      const places = placesByCount.get(this.counts[place]);
      if (places) places.push(place);
      else placesByCount.set(this.counts[place], [place]);
    }
    const starts: Point[] = [];
    for (const [i, [, places]] of [...placesByCount].sort(([one], [other]) => one - other).entries()) {
      const wanted = Math.max(ALIKE.best / (i + 1), ALIKE.least);
      for (const place of places.slice(0, Math.min(wanted, most - starts.length))) starts.push(this.startAt(place));
    }
    return starts;
  }

  /** The best place of each block. */
  private bestOfBlocks(): number[] {
    const { columns, rows, counts } = this;
    const blocks: number[] = [];
    for (let top = 0; top < rows; top += BLOCK) {
      for (let left = 0; left < columns; left += BLOCK) {
        let best = top * columns + left;
        for (let row = top; row < rows && row < top + BLOCK; row++) {
          const end = row * columns + Math.min(columns, left + BLOCK);
          for (let place = row * columns + left; place < end; place++) if (counts[place] < counts[best]) best = place;
        }
        blocks.push(best);
      }
    }
    return blocks;
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

  private outlineOf(floor: Floor): Outline {
    const { xs, ys, ringEnds } = floor;
    const columns = new Float64Array(xs.length);
    const rows = new Float64Array(xs.length);
    for (let i = 0; i < xs.length; i++) {
      const [column, row] = this.placeOf(xs[i], ys[i]);
      // Places are counted where their middles are.
      columns[i] = column - 0.5;
      rows[i] = row - 0.5;
    }
    return { columns, rows, ringEnds, directions: wallDirections(floor) };
  }

  /** Adds a weight to all starts from which a body about a tile's centre meets the floor. */
  private draw({ columns, rows, ringEnds, directions }: Outline, body: Body, centre: Point, weight: number): void {
    const [column, row] = this.placeOf(centre.x, centre.y);
    const corners = Array.from(body.xs, (x, k) => {
      const [a, b] = this.placeOf(x, body.ys[k]);
      return [a - column, b - row];
    });
    let first = 0;
    for (const end of ringEnds) {
      for (let i = first; i < end; i++) {
        const next = i + 1 < end ? i + 1 : first;
        let corner = farthestCorner(body, directions[i]);
        let [a, b] = corners[corner];
        this.cross(columns[i] + a, rows[i] + b, columns[next] + a, rows[next] + b, weight);
        // Around a corner of the room, along the edges of the body between the directions of the two walls.
        const last = farthestCorner(body, directions[next]);
        const way = Math.sin(directions[next] - directions[i]) > 0 ? 1 : corners.length - 1;
        while (corner !== last) {
          corner = (corner + way) % corners.length;
          const [toA, toB] = corners[corner];
          this.cross(columns[next] + a, rows[next] + b, columns[next] + toA, rows[next] + toB, weight);
          [a, b] = [toA, toB];
        }
      }
      first = end;
    }
  }

  /**
   * Notes where a line crosses the rows of the raster. Outlines run clockwise on the drawing, so what they enclose begins
   * where they run up and ends where they run down. Whole turns around the repeat count for all columns.
   */
  private cross(fromColumn: number, fromRow: number, toColumn: number, toRow: number, weight: number): void {
    const { columns, rows, counts } = this;
    const first = Math.ceil(Math.min(fromRow, toRow));
    const end = Math.ceil(Math.max(fromRow, toRow));
    if (first === end) return;
    const slope = (toColumn - fromColumn) / (toRow - fromRow);
    const change = toRow < fromRow ? weight : -weight;
    let begin = wrapped(first, rows) * columns;
    for (let row = first; row < end; row++) {
      const column = Math.ceil(fromColumn + (row - fromRow) * slope);
      const turns = Math.floor(column / columns);
      counts[begin] -= change * turns;
      counts[begin + column - turns * columns] += change;
      begin += columns;
      if (begin === counts.length) begin = 0;
    }
  }

  private sumUp(): void {
    const { columns, counts } = this;
    for (let begin = 0; begin < counts.length; begin += columns) {
      let sum = 0;
      for (let place = begin; place < begin + columns; place++) {
        sum += counts[place];
        counts[place] = sum;
        if (sum < this.least) this.least = sum;
      }
    }
  }
}

/** How the raster keeps these counts. */
function countOf({ sliverCount, tiles }: Expected): number {
  return sliverCount * SLIVER + Math.round(tiles * MEAN_TILE);
}

/** The walls of a floor on the raster. */
interface Outline {
  readonly columns: Float64Array;
  readonly rows: Float64Array;
  readonly ringEnds: Int32Array;
  readonly directions: Float64Array;
}

/** How many rows of tiles the walls of a floor cross. */
function rowsCrossed(floor: Floor, { along, rowPitch }: Frame): number {
  let crossed = 1;
  eachWall(floor, (dx, dy) => {
    crossed += Math.abs(dy * along.x - dx * along.y) / rowPitch;
  });
  return crossed;
}

function wrapped(index: number, count: number): number {
  return index - Math.floor(index / count) * count;
}
