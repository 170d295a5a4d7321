// Which edges of a laid tile face another tile. An edge that faces none lies along a wall.

import { type Frame, type Layout, partOf, partsOfRow, type RowShifts, type Shape, shiftOf } from '../layout/index.ts';

/** Edges this close to a joint apart face each other, mm. */
const SAME = 1e-6;

/** Where a neighbour is, relative to a tile. */
interface Step {
  readonly motif: number;
  readonly place: number;
  readonly row: number;
}

export class Neighbours {
  private readonly layout: Layout;
  private readonly joint: number;
  /** By motif tile and edge, found when it is first asked for. */
  private readonly steps: (readonly Step[])[][];
  /** By motif tile, found when it is first asked for. */
  private readonly rows: LaidRows[] = [];

  constructor(layout: Layout, joint: number) {
    const { shapes } = layout.frame;
    this.layout = layout;
    this.joint = joint;
    this.steps = shapes.map(() => []);
  }

  /** Whether a laid tile is on the other side of an edge of a cut tile. */
  isFaced(cut: number, edge: number): boolean {
    const { cuts, frame } = this.layout;
    const motif = cuts.tiles[3 * cut];
    const place = cuts.tiles[3 * cut + 1];
    const row = cuts.tiles[3 * cut + 2];
    if (!frame.shifts) this.steps[motif][edge] ??= stepsAcross(frame, this.joint, motif, edge);
    for (const step of frame.shifts ? stepsFrom(frame, frame.shifts, { row, place }, edge) : this.steps[motif][edge]) {
      this.rows[step.motif] ??= new LaidRows(this.layout, step.motif);
      if (this.rows[step.motif].has(place + step.place, row + step.row)) return true;
    }
    return false;
  }
}

/** The laid tiles of one motif tile, by row. */
class LaidRows {
  private readonly layout: Layout;
  private readonly top: number;
  /** Where the runs and the cut tiles of each row begin; one entry more than there are rows. */
  private readonly runs: Int32Array;
  private readonly cuts: Int32Array;

  constructor(layout: Layout, motif: number) {
    const { runs, cuts } = layout;
    let [top, bottom] = [Infinity, -Infinity];
    const eachRow = (visit: (starts: 'runs' | 'cuts', row: number) => void) => {
      for (let i = 0; i < runs.length; i += 4) if (runs[i] === motif) visit('runs', runs[i + 1]);
      for (let i = 0; i < cuts.count; i++) if (cuts.tiles[3 * i] === motif) visit('cuts', cuts.tiles[3 * i + 2]);
    };
    eachRow((_, row) => {
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    });
    const height = Math.max(0, bottom - top + 1);
    this.layout = layout;
    this.top = top;
    this.runs = new Int32Array(height + 1);
    this.cuts = new Int32Array(height + 1);
    // Both lists are sorted by motif tile, then by row.
    for (let i = 0; i < runs.length; i += 4) if (runs[i] < motif) this.runs[0]++;
    for (let i = 0; i < cuts.count; i++) if (cuts.tiles[3 * i] < motif) this.cuts[0]++;
    eachRow((starts, row) => this[starts][row - top + 1]++);
    for (let row = 0; row < height; row++) {
      this.runs[row + 1] += this.runs[row];
      this.cuts[row + 1] += this.cuts[row];
    }
  }

  has(place: number, row: number): boolean {
    const at = row - this.top;
    if (!(at >= 0 && at + 1 < this.runs.length)) return false;
    const { runs, cuts } = this.layout;
    for (let i = this.runs[at]; i < this.runs[at + 1]; i++) {
      const before = place - runs[4 * i + 2];
      if (before >= 0 && before < runs[4 * i + 3]) return true;
    }
    let from = this.cuts[at];
    for (let to = this.cuts[at + 1]; from < to; ) {
      const middle = (from + to) >> 1;
      if (cuts.tiles[3 * middle + 1] < place) from = middle + 1;
      else to = middle;
    }
    return from < this.cuts[at + 1] && cuts.tiles[3 * from + 1] === place;
  }
}

/** The same for boards in a row with its own shift: the next board of the row, or those beside it in the next row. */
function stepsFrom(frame: Frame, shifts: RowShifts, { row, place }: Pick<Step, 'row' | 'place'>, edge: number): Step[] {
  const { along, stepLength } = frame;
  const shift = shiftOf(frame, row, place);
  const { normalX, normalY, halfS } = frame.shapes[0];
  const [out, aside] = [
    -(normalX[edge] * along.x + normalY[edge] * along.y),
    -(normalY[edge] * along.x - normalX[edge] * along.y),
  ];
  if (Math.abs(out) > Math.abs(aside)) {
    const step = Math.sign(out);
    // Behind a wall, the next place of the row belongs to another part of it.
    return partOf(shifts, row, place + step) === partOf(shifts, row, place) ? [{ motif: 0, place: step, row: 0 }] : [];
  }
  const next = Math.sign(aside);
  const steps: Step[] = [];
  const [begin, end] = partsOfRow(shifts, row + next);
  for (let part = begin; part < end; part++) {
    const ahead = shifts.mm[part] - shift;
    const nearest = -Math.round(ahead / stepLength);
    for (let step = nearest - 1; step <= nearest + 1; step++) {
      const isBeside = Math.abs(step * stepLength + ahead) < 2 * halfS - SAME;
      if (isBeside && partOf(shifts, row + next, place + step) === part)
        steps.push({ motif: 0, place: step, row: next });
    }
  }
  return steps;
}

/** The steps to all tiles with an edge that faces an edge of a motif tile, one joint away. */
function stepsAcross(frame: Frame, joint: number, motif: number, edge: number): Step[] {
  const shape = frame.shapes[motif];
  const out = { x: -shape.normalX[edge], y: -shape.normalY[edge] };
  const along = { x: -out.y, y: out.x };
  const [from, to] = spanOf(shape, edge, along);
  const steps: Step[] = [];
  frame.shapes.forEach((other, otherMotif) => {
    const [x, y] = [other.centreX - shape.centreX, other.centreY - shape.centreY];
    for (let k = 0; k < other.corners; k++) {
      if (other.normalX[k] * out.x + other.normalY[k] * out.y < 1 - SAME) continue;
      const [otherFrom, otherTo] = spanOf(other, k, along);
      const away = shape.reach[edge] + joint + other.reach[k] - (x * out.x + y * out.y);
      const ahead = x * along.x + y * along.y;
      // The edges overlap if the other tile lies between these two places.
      const range = { least: from - otherTo + SAME - ahead, most: to - otherFrom - SAME - ahead };
      for (const { place, row } of pointsOn(frame, out, along, away, range)) {
        steps.push({ motif: otherMotif, place, row });
      }
    }
  });
  return steps;
}

/** Where an edge begins and ends in a direction along it. */
function spanOf({ corners, cornerX, cornerY }: Shape, edge: number, { x, y }: Vector): [number, number] {
  const next = (edge + 1) % corners;
  const [a, b] = [cornerX[edge] * x + cornerY[edge] * y, cornerX[next] * x + cornerY[next] * y];
  return [Math.min(a, b), Math.max(a, b)];
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The lattice points on a segment: `away` in the direction `out`, and within a range in the direction `along`. */
function pointsOn(
  { stepX, stepY, rowX, rowY }: Frame,
  out: Vector,
  along: Vector,
  away: number,
  { least, most }: { readonly least: number; readonly most: number },
): { place: number; row: number }[] {
  const [stepOut, stepAlong] = [stepX * out.x + stepY * out.y, stepX * along.x + stepY * along.y];
  const [rowOut, rowAlong] = [rowX * out.x + rowY * out.y, rowX * along.x + rowY * along.y];
  const cell = stepOut * rowAlong - stepAlong * rowOut;
  const rowAt = (ahead: number) => (stepOut * ahead - stepAlong * away) / cell;
  const placeAt = (ahead: number) => (rowAlong * away - rowOut * ahead) / cell;
  const points: { place: number; row: number }[] = [];
  const add = (place: number, row: number) => {
    const ahead = place * stepAlong + row * rowAlong;
    if (Math.abs(place * stepOut + row * rowOut - away) > SAME) return;
    if (ahead >= least && ahead <= most) points.push({ place, row });
  };
  // Points on the segment differ in the coordinate that changes more along it, so one is found for each value of it.
  const [place, row] = [placeAt(least), rowAt(least)];
  const [places, rows] = [placeAt(most) - place, rowAt(most) - row];
  const length = Math.max(Math.abs(places), Math.abs(rows));
  for (let i = 0; i <= Math.ceil(length) + 1; i++) {
    if (Math.abs(rows) >= Math.abs(places)) {
      const at = Math.floor(Math.min(row, row + rows)) + i;
      add(Math.round(place + ((at - row) / rows) * places), at);
    } else {
      const at = Math.floor(Math.min(place, place + places)) + i;
      add(at, Math.round(row + ((at - place) / places) * rows));
    }
  }
  return points;
}
