// Random awkward rooms: walls on joints, corners on tile corners, combs, spirals, stars, hair-thin wedges. Everything
// is built from small whole numbers, so that failing cases shrink to readable ones.

import fc from 'fast-check';
import {
  completeParameters,
  latticeOf,
  PATTERNS,
  type ParameterValues,
  type PlanRequest,
  type Point,
  patternByName,
  type Rectangle,
  type Ring,
} from '../../src/engine/index.ts';

export interface Laying {
  readonly pattern: string;
  readonly parameters: ParameterValues;
  readonly joint: number;
}

const whole = (min: number, max: number) => fc.integer({ min, max });

/** Lengths that often coincide: mostly whole centimetres, then millimetres, then any micrometre. */
function lengths(max: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 4, arbitrary: whole(1, Math.floor(max / 10)).map((cm) => cm * 10) },
    { weight: 3, arbitrary: whole(1, max) },
    { weight: 1, arbitrary: whole(1000, max * 1000).map((um) => um / 1000) },
  );
}

/** A pattern with tiles of some 60 to 500 mm, sometimes a slab or a needle. */
export function layings(names: readonly string[] = PATTERNS.map(({ id }) => id)): fc.Arbitrary<Laying> {
  const joint = fc.oneof(
    fc.constantFrom(0, 0, 2, 3),
    whole(0, 100).map((n) => n / 4),
    whole(0, 100),
  );
  return fc.constantFrom(...names).chain((pattern) =>
    fc
      .record({ parameters: valuesFor(pattern), needle: mayBeNeedle, joint })
      .map((laying) => ({
        pattern,
        // Only a tile with two lengths can be a needle.
        parameters: { ...laying.parameters, ...('tileHeight' in laying.parameters ? laying.needle : {}) },
        joint: laying.joint,
      }))
      .filter(goTogether),
  );
}

function goTogether({ pattern, parameters, joint }: Laying): boolean {
  return patternByName(pattern)?.misfit?.(parameters, joint) === undefined;
}

const needles = fc
  .tuple(whole(10, 60), whole(800, 4000), fc.boolean())
  .map(([thin, long, upright]) =>
    upright ? { tileWidth: thin, tileHeight: long } : { tileWidth: long, tileHeight: thin },
  );

const mayBeNeedle = fc.oneof({ weight: 25, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: needles });

const tileLengths = fc.oneof(
  { weight: 3, arbitrary: whole(6, 40).map((n) => n * 10) },
  { weight: 3, arbitrary: whole(60, 500) },
  { weight: 3, arbitrary: whole(60000, 500000).map((n) => n / 1000) },
  { weight: 1, arbitrary: whole(500, 4000) },
);

function valuesFor(pattern: string): fc.Arbitrary<Record<string, number | string>> {
  const own = Object.entries(patternByName(pattern)?.parameters ?? {}).map(([name, parameter]) => {
    if (parameter.kind === 'choice') return [name, fc.constantFrom<number | string>(...parameter.values)] as const;
    if (parameter.isTileLength) return [name, tileLengths.map((size) => Math.min(size, parameter.max))] as const;
    return [name, fc.oneof(fc.constant(parameter.default), whole(parameter.min, parameter.max))] as const;
  });
  return fc.record({ ...Object.fromEntries(own), rotation: rotations });
}

const rotations: fc.Arbitrary<number> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.constantFrom(45, -45, 90, 180, 30, -135, 0.001) },
  { weight: 1, arbitrary: whole(-180, 180) },
  { weight: 1, arbitrary: fc.double({ min: -180, max: 180, noNaN: true }) },
);

/** A histogram: bars side by side with the given tops and bottoms. Always a simple ring. */
function skyline(widths: readonly number[], tops: readonly number[], bottoms: readonly number[]): Point[] {
  const along: number[] = [0];
  for (const width of widths) along.push(along[along.length - 1] + width);
  const upper = widths.flatMap((_, i) => [
    { x: along[i], y: -tops[i] },
    { x: along[i + 1], y: -tops[i] },
  ]);
  const lower = widths.flatMap((_, i) => [
    { x: along[i], y: bottoms[i] },
    { x: along[i + 1], y: bottoms[i] },
  ]);
  return withoutRepeats([...upper, ...lower.reverse()]);
}

function withoutRepeats(ring: readonly Point[]): Point[] {
  return ring.filter(({ x, y }, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    return x !== before.x || y !== before.y;
  });
}

const rectilinear: fc.Arbitrary<Ring> = whole(1, 6).chain((bars) =>
  fc
    .tuple(many(lengths(500), bars), many(lengths(600), bars), many(lengths(600), bars))
    .map(([w, t, b]) => skyline(w, t, b)),
);

const combs: fc.Arbitrary<Ring> = fc
  .record({ teeth: whole(2, 8), tooth: lengths(60), gap: lengths(60), depth: lengths(900), spine: lengths(200) })
  .map(({ teeth, tooth, gap, depth, spine }) => {
    const bars = 2 * teeth - 1;
    const widths = Array.from({ length: bars }, (_, i) => (i % 2 ? gap : tooth));
    return skyline(
      widths,
      Array.from({ length: bars }, () => spine),
      widths.map((_, i) => (i % 2 ? 0 : depth)),
    );
  });

/** A corridor that winds inwards, with constant widths of the floor and of the wall between its turns. */
const spirals: fc.Arbitrary<Ring> = fc
  .record({ turns: whole(1, 3), width: lengths(150), gap: lengths(150) })
  .map(({ turns, width, gap }) => spiralRing(turns, width, width + gap));

/** Walks the outer side of the corridor inwards and its inner side back. */
function spiralRing(turns: number, width: number, pitch: number): Ring {
  const side = 2 * turns * pitch + width;
  const out: Point[] = [];
  const back: Point[] = [];
  for (let k = 0; k < turns; k++) {
    const d = k * pitch;
    const from = k === 0 ? 0 : d - pitch;
    out.push({ x: from, y: d }, { x: side - d, y: d }, { x: side - d, y: side - d }, { x: d, y: side - d });
    back.push({ x: from + (k === 0 ? 0 : width), y: d + width }, { x: side - d - width, y: d + width });
    back.push({ x: side - d - width, y: side - d - width }, { x: d + width, y: side - d - width });
  }
  const d = (turns - 1) * pitch;
  out.push({ x: d, y: d + pitch });
  back.push({ x: d + width, y: d + pitch });
  return [...out, ...back.reverse()];
}

const stars: fc.Arbitrary<Ring> = whole(3, 16).chain((points) =>
  many(fc.tuple(whole(20, 900), whole(1, 9)), points).map((spokes) =>
    spokes.map(([radius, lean], i) => {
      const angle = ((i + lean / 10) / points) * 2 * Math.PI;
      return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
    }),
  ),
);

/** Walls that lean by a thousandth of a degree or so, and corners cut at 45 degrees. */
const leaning: fc.Arbitrary<Ring> = fc
  .record({ width: lengths(1200), height: lengths(1200), lean: whole(-40, 40), cut: lengths(200) })
  .map(({ width, height, lean, cut }) => {
    const c = Math.min(cut, width / 3, height / 3);
    const l = lean / 1000;
    return [
      { x: c, y: 0 },
      { x: width, y: l },
      { x: width + l, y: height - c },
      { x: width - c + l, y: height },
      { x: l, y: height + l },
      { x: 0, y: c },
    ];
  });

const corridors: fc.Arbitrary<Ring> = fc
  .record({
    length: lengths(3000),
    width: fc.oneof(
      lengths(20),
      whole(1, 2000).map((um) => um / 1000),
    ),
    drop: whole(-500, 500),
  })
  .map(({ length, width, drop }) => [
    { x: 0, y: 0 },
    { x: length, y: drop },
    { x: length, y: drop + width },
    { x: 0, y: width },
  ]);

/** Rooms whose corners are on corners of tiles and crossings of joints, as near as micrometres allow. */
function latticeRooms(laying: Laying): fc.Arbitrary<Ring> {
  const corners = tileCorners(laying);
  const pick = whole(0, corners.length - 1).map((i) => corners[i]);
  const boxes = fc.tuple(pick, pick).map(([a, b]) => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]);
  const steps = fc
    .tuple(many(pick, 4))
    .map(([[a, b, c, d]]) => [
      a,
      { x: b.x, y: a.y },
      b,
      { x: b.x, y: c.y },
      c,
      { x: d.x, y: c.y },
      d,
      { x: a.x, y: d.y },
    ]);
  return fc.oneof(boxes, steps, fc.array(pick, { minLength: 3, maxLength: 7 }));
}

/** Corners and centres of the tiles around the start, on whole micrometres. */
function tileCorners({ pattern, parameters, joint }: Laying): Point[] {
  const found = patternByName(pattern);
  if (!found) throw new Error(`no pattern ${pattern}`);
  const complete = completeParameters(found, parameters);
  const { motif, repeat } = latticeOf(found.tiling(complete, joint), Number(complete.rotation));
  const [u, v] = repeat;
  const places = motif.flatMap((outline) => [...outline, middleOf(outline)]);
  const corners: Point[] = [];
  for (let a = -2; a <= 3; a++) {
    for (let b = -2; b <= 3; b++) {
      for (const { x, y } of places) {
        corners.push({ x: micro(x + a * u.x + b * v.x), y: micro(y + a * u.y + b * v.y) });
      }
    }
  }
  return corners;
}

function middleOf(outline: Ring): Point {
  const sum = outline.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

function micro(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}

function many<T>(arbitrary: fc.Arbitrary<T>, count: number): fc.Arbitrary<T[]> {
  return fc.array(arbitrary, { minLength: count, maxLength: count });
}

/** Cutouts whose sides share lines with the room's walls and with each other. */
function rectanglesIn(outer: Ring, laying: Laying): fc.Arbitrary<Rectangle[]> {
  const points = [...outer, ...tileCorners(laying).slice(0, 60)];
  const pick = fc.oneof(
    { weight: 2, arbitrary: whole(0, points.length - 1).map((i) => points[i]) },
    { weight: 1, arbitrary: fc.tuple(whole(-20, 120), whole(-20, 120)).map(([x, y]) => ({ x: x * 10, y: y * 10 })) },
  );
  const between = fc.tuple(pick, pick).map(([a, b]) => ({
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }));
  const at = fc.tuple(pick, lengths(300), lengths(300)).map(([{ x, y }, width, height]) => ({ x, y, width, height }));
  const rectangles = fc
    .array(fc.oneof(between, at), { maxLength: 4 })
    .map((list) => list.filter(({ width, height }) => width >= 0.001 && height >= 0.001));
  return fc.oneof({ weight: 1, arbitrary: fc.constant<Rectangle[]>([]) }, { weight: 2, arbitrary: rectangles });
}

function holesIn(outer: Ring, laying: Laying): fc.Arbitrary<Ring[]> {
  const corners = [...tileCorners(laying).slice(0, 60), ...outer];
  const pick = whole(0, corners.length - 1).map((i) => corners[i]);
  const fromCorners = fc.array(pick, { minLength: 3, maxLength: 5 });
  const small = fc
    .tuple(pick, stars)
    .map(([{ x, y }, star]) => star.map((p) => ({ x: micro(x + p.x / 10), y: micro(y + p.y / 10) })));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Ring[]>([]) },
    { weight: 1, arbitrary: fc.array(fc.oneof(fromCorners, small), { maxLength: 2 }) },
  );
}

function startsIn(outer: Ring): fc.Arbitrary<Point> {
  const corner = whole(0, Math.max(0, outer.length - 1)).map((i) => outer[i]);
  return fc.oneof(
    { weight: 3, arbitrary: corner },
    { weight: 2, arbitrary: fc.constant({ x: 0, y: 0 }) },
    { weight: 1, arbitrary: corner.map(({ x, y }) => ({ x: x * (1 + 2 ** -52), y: y * (1 - 2 ** -53) })) },
    {
      weight: 1,
      arbitrary: fc.tuple(whole(-5000, 5000), whole(-5000, 5000)).map(([x, y]) => ({ x: x / 10, y: y / 10 })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        x: fc.double({ min: -999, max: 999, noNaN: true }),
        y: fc.double({ min: -999, max: 999, noNaN: true }),
      }),
    },
  );
}

/** The patterns that lie the same wherever a wall is: rows of boards depend on the walls. */
export const FIXED_PATTERNS: readonly string[] = PATTERNS.filter((pattern) => {
  return !pattern.tiling(completeParameters(pattern, {}), 0).rows;
}).map(({ id }) => id);

/** Requests for awkward rooms. Some are invalid (their walls meet): callers skip what the engine refuses. */
export function awkwardRequests(names?: readonly string[]): fc.Arbitrary<PlanRequest> {
  return layings(names).chain((laying) =>
    fc
      .oneof(
        { weight: 4, arbitrary: rectilinear },
        { weight: 3, arbitrary: latticeRooms(laying) },
        { weight: 1, arbitrary: combs },
        { weight: 1, arbitrary: spirals },
        { weight: 2, arbitrary: stars },
        { weight: 2, arbitrary: leaning },
        { weight: 1, arbitrary: corridors },
      )
      .chain((outer) =>
        fc
          .record({ holes: holesIn(outer, laying), rectangles: rectanglesIn(outer, laying), start: startsIn(outer) })
          .map(({ holes, rectangles, start }) => ({ ...laying, room: { outer, holes, rectangles }, start })),
      ),
  );
}
