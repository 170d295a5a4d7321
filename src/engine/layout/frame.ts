// The lattice in the form that the kernel uses: rows of tiles along the shorter repeat, and each motif tile prepared
// for clipping. Besides x and y, it uses the coordinates s, along a row, and t, from row to row.

import { cross, dot, type Point, type Ring } from '../geometry/point.ts';
import type { BoardRule, Lattice } from '../patterns/lattice.ts';
import type { TilePlace } from './cuts.ts';

/** One tile of the motif, its corners relative to its own centre. */
export interface Shape {
  readonly corners: number;
  readonly cornerX: Float64Array;
  readonly cornerY: Float64Array;
  /** Unit normal of each edge, pointing into the tile; edge k runs from corner k to the next. */
  readonly normalX: Float64Array;
  readonly normalY: Float64Array;
  /** Distance of each edge from the centre. */
  readonly reach: Float64Array;
  /** Distance along the border to each corner; the last entry is the perimeter. */
  readonly arc: Float64Array;
  /** Integral of x dy along the border to each corner; the last entry is the area. */
  readonly green: Float64Array;
  /** The centre of the tile that belongs to lattice point 0,0, in the floor's frame. */
  readonly centreX: number;
  readonly centreY: number;
  readonly centreS: number;
  readonly centreT: number;
  /** Half the tile's extent along s and t (tiles are centrally symmetric). */
  readonly halfS: number;
  readonly halfT: number;
  /** Radius of the largest circle about the centre that fits into the tile. */
  readonly inradius: number;
}

export interface Frame {
  readonly shapes: readonly Shape[];
  /** From one tile of a row to the next. */
  readonly stepX: number;
  readonly stepY: number;
  readonly stepLength: number;
  /** From one row to the next. */
  readonly rowX: number;
  readonly rowY: number;
  /** The same in s and t. */
  readonly rowShift: number;
  readonly rowPitch: number;
  readonly origin: Point;
  /** Unit vector along a row. */
  readonly along: Point;
  /** How rows choose a shift of their own; undefined if they have none. */
  readonly rule: BoardRule | undefined;
  /** The shifts of the rows, once they are chosen. */
  readonly shifts: RowShifts | undefined;
}

/** Shifts along the rows, one for each part of a row: the floor between two walls, or what cannot be told apart by place. */
export interface RowShifts {
  /** The row of the first entry. */
  readonly first: number;
  /** Where the parts of each row end in the lists below, which have them from left to right. */
  readonly ends: Int32Array;
  readonly mm: Float64Array;
  /** The first place that belongs to each part; places ascend from part to part. */
  readonly places: Int32Array;
  /** Where each part begins, mm along the row from the frame's origin: off the floor, between it and the part before. */
  readonly from: Float64Array;
}

/** Returns how far a tile is shifted along its row, mm: 0 unless rows have shifts of their own. */
export function shiftOf(frame: Pick<Frame, 'shifts'>, row: number, place: number): number {
  return frame.shifts === undefined ? 0 : shiftOfPart(frame, partOf(frame.shifts, row, place));
}

/** Returns how far tiles are shifted at a place on the floor; `s` is mm along the row from the frame's origin. */
export function shiftAt(frame: Pick<Frame, 'shifts'>, row: number, s: number): number {
  return shiftOfPart(frame, partAt(frame, row, s));
}

/** Returns how far the tiles of a part of a row are shifted, mm: 0 where there are no parts, which -1 says. */
export function shiftOfPart({ shifts }: Pick<Frame, 'shifts'>, part: number): number {
  return shifts === undefined || part < 0 ? 0 : shifts.mm[part];
}

/** The parts of a row: the index of the first, and the one after the last. */
export function partsOfRow({ first, ends }: RowShifts, row: number): readonly [begin: number, end: number] {
  const at = row - first;
  if (at < 0 || at >= ends.length) return [0, 0];
  return [at === 0 ? 0 : ends[at - 1], ends[at]];
}

/** The part of a row to which a place belongs; -1 if the row has none. */
export function partOf(shifts: RowShifts, row: number, place: number): number {
  return lastUpTo(shifts.places, place, shifts, row);
}

/** The part of a row at a place on the floor; -1 if there are no parts. */
export function partAt({ shifts }: Pick<Frame, 'shifts'>, row: number, s: number): number {
  return shifts === undefined ? -1 : lastUpTo(shifts.from, s, shifts, row);
}

/** Where a part of a row begins, mm along the row from the frame's origin; the first one begins nowhere. */
export function beginOfPart({ shifts }: Pick<Frame, 'shifts'>, row: number, part: number): number {
  return shifts === undefined || part < 0 || part === partsOfRow(shifts, row)[0] ? -Infinity : shifts.from[part];
}

/** Where a part of a row ends, mm along the row from the frame's origin; the last one ends nowhere. */
export function endOfPart({ shifts }: Pick<Frame, 'shifts'>, row: number, part: number): number {
  if (shifts === undefined || part < 0 || part + 1 === partsOfRow(shifts, row)[1]) return Infinity;
  return shifts.from[part + 1];
}

/** The last part of a row whose value is not above a limit; the first one if all are; -1 if the row has none. */
function lastUpTo(values: ArrayLike<number>, limit: number, { first, ends }: RowShifts, row: number): number {
  const at = row - first;
  if (at < 0 || at >= ends.length) return -1;
  let low = at === 0 ? 0 : ends[at - 1];
  let high = ends[at] - 1;
  if (high < low) return -1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (values[middle] <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where the part of the row to which a tile belongs begins and ends, mm along the row from the frame's origin. */
export function bordersOf(frame: Frame, row: number, place: number): readonly [number, number] {
  const part = frame.shifts === undefined ? -1 : partOf(frame.shifts, row, place);
  return [beginOfPart(frame, row, part), endOfPart(frame, row, part)];
}

/** Returns the centre of a tile, mm in the floor's frame. */
export function centreOf({ frame }: { readonly frame: Frame }, { motif, place, row }: TilePlace): Point {
  const shape = frame.shapes[motif];
  const shift = shiftOf(frame, row, place);
  return {
    x: shape.centreX + place * frame.stepX + row * frame.rowX + shift * frame.along.x,
    y: shape.centreY + place * frame.stepY + row * frame.rowY + shift * frame.along.y,
  };
}

/** Prepares a lattice laid from `start` (mm, in the floor's frame). */
export function frameOf(lattice: Lattice, start: Point): Frame {
  // Rows with shifts of their own can only run along the first repeat.
  const { step, row } = lattice.rows ? upright(...lattice.repeat) : shortestBasis(lattice.repeat);
  const stepLength = Math.hypot(step.x, step.y);
  const along = { x: step.x / stepLength, y: step.y / stepLength };
  const origin = nearestPoint(start, step, row);
  return {
    shapes: lattice.motif.map((outline) => shapeOf(outline, origin, along)),
    stepX: step.x,
    stepY: step.y,
    stepLength,
    rowX: row.x,
    rowY: row.y,
    rowShift: dot(row, along),
    rowPitch: cross(along, row),
    origin,
    along,
    rule: lattice.rows,
    shifts: undefined,
  };
}

/** Returns a frame with the same rows, each a single tile from `low` to `high` along it, mm from the origin. */
export function bandsOf(frame: Frame, low: number, high: number): Frame {
  const { along, origin } = frame;
  const { centreT, halfT } = frame.shapes[0];
  const corner = (s: number, t: number) => ({ x: s * along.x - t * along.y, y: s * along.y + t * along.x });
  const [top, bottom] = [centreT - halfT, centreT + halfT];
  const outline = [corner(low, top), corner(high, top), corner(high, bottom), corner(low, bottom)];
  const stepLength = high - low;
  return {
    ...frame,
    shapes: [shapeOf(outline, origin, along)],
    stepX: stepLength * along.x,
    stepY: stepLength * along.y,
    stepLength,
    rule: undefined,
    shifts: undefined,
  };
}

/** The same lattice laid from another start. Only places change, so this takes a fraction of the time of `frameOf`. */
export function movedFrame(frame: Frame, start: Point): Frame {
  const step = { x: frame.stepX, y: frame.stepY };
  const origin = nearestPoint(start, step, { x: frame.rowX, y: frame.rowY });
  const moveX = origin.x - frame.origin.x;
  const moveY = origin.y - frame.origin.y;
  return {
    ...frame,
    shapes: frame.shapes.map((shape) => placed(shape, shape.centreX + moveX, shape.centreY + moveY)),
    origin,
  };
}

/** A shape at another place. Both kinds of frame get their shapes from here, so that the kernel sees one kind of object. */
function placed(shape: Shape, centreX: number, centreY: number): Shape {
  return {
    corners: shape.corners,
    cornerX: shape.cornerX,
    cornerY: shape.cornerY,
    normalX: shape.normalX,
    normalY: shape.normalY,
    reach: shape.reach,
    arc: shape.arc,
    green: shape.green,
    centreX,
    centreY,
    centreS: shape.centreS,
    centreT: shape.centreT,
    halfS: shape.halfS,
    halfT: shape.halfT,
    inradius: shape.inradius,
  };
}

/**
 * Returns the lattice's shortest repeat as the step within a row, so that rows are few, and the row step that leans
 * least (Gauss's reduction: half-bond planks of 4000 x 10 repeat by 20 mm upwards, not by 2000 mm along).
 */
function shortestBasis([first, second]: readonly [Point, Point]): { step: Point; row: Point } {
  let step = first;
  let row = second;
  for (;;) {
    if (dot(row, row) < dot(step, step)) [step, row] = [row, step];
    const lean = dot(row, step) / dot(step, step);
    // A lean of one half, as in hexagons, equals its mirror image: rounding must not alternate between them forever.
    const steps = Math.round(lean * (1 - 1e-9));
    if (steps === 0) break;
    row = { x: row.x - steps * step.x, y: row.y - steps * step.y };
  }
  return upright(step, row);
}

/** The row step that leads to higher t. */
function upright(step: Point, row: Point): { step: Point; row: Point } {
  return cross(step, row) < 0 ? { step, row: { x: -row.x, y: -row.y } } : { step, row };
}

/** The lattice point nearest to the frame's origin: the same layout as from a distant start, with less rounding. */
function nearestPoint(start: Point, step: Point, row: Point): Point {
  const cell = cross(step, row);
  const a = Math.round(cross(start, row) / cell);
  const b = Math.round(cross(step, start) / cell);
  return { x: start.x - a * step.x - b * row.x, y: start.y - a * step.y - b * row.y };
}

function shapeOf(outline: Ring, origin: Point, along: Point): Shape {
  const count = outline.length;
  const centre = middleOf(outline);
  const cornerX = Float64Array.from(outline, ({ x }) => x - centre.x);
  const cornerY = Float64Array.from(outline, ({ y }) => y - centre.y);
  const shape = {
    corners: count,
    cornerX,
    cornerY,
    normalX: new Float64Array(count),
    normalY: new Float64Array(count),
    reach: new Float64Array(count),
    arc: new Float64Array(count + 1),
    green: new Float64Array(count + 1),
    centreX: 0,
    centreY: 0,
    centreS: dot(centre, along),
    centreT: cross(along, centre),
    halfS: 0,
    halfT: 0,
    inradius: Infinity,
  };
  for (let k = 0; k < count; k++) {
    const next = (k + 1) % count;
    const dx = cornerX[next] - cornerX[k];
    const dy = cornerY[next] - cornerY[k];
    const length = Math.hypot(dx, dy);
    shape.normalX[k] = -dy / length;
    shape.normalY[k] = dx / length;
    shape.reach[k] = -(shape.normalX[k] * cornerX[k] + shape.normalY[k] * cornerY[k]);
    shape.arc[k + 1] = shape.arc[k] + length;
    shape.green[k + 1] = shape.green[k] + ((cornerX[k] + cornerX[next]) / 2) * dy;
    shape.halfS = Math.max(shape.halfS, Math.abs(cornerX[k] * along.x + cornerY[k] * along.y));
    shape.halfT = Math.max(shape.halfT, Math.abs(cornerY[k] * along.x - cornerX[k] * along.y));
    shape.inradius = Math.min(shape.inradius, shape.reach[k]);
  }
  return placed(shape, origin.x + centre.x, origin.y + centre.y);
}

function middleOf(outline: Ring): Point {
  let x = 0;
  let y = 0;
  for (const corner of outline) {
    x += corner.x;
    y += corner.y;
  }
  return { x: x / outline.length, y: y / outline.length };
}
