// Requests rounded to micrometres, moved, turned, mirrored or scaled. Corners are mapped as whole numbers of
// micrometres, so the result is the exact image.

import {
  type ParameterValues,
  type PlanRequest,
  type Point,
  parametersOf,
  patternByName,
  type Rectangle,
  type Ring,
  type Room,
} from '../../src/engine/index.ts';

/** A request with a start, which all awkward ones have. */
export type StartedRequest = PlanRequest & { readonly start: Point };

/** Maps points in µm; whole numbers to whole numbers. */
export type GridMap = (point: Point) => Point;

/** The same request with its room and start on whole micrometres. */
export function gridded(request: PlanRequest): StartedRequest {
  return { ...request, room: movedRoom(request.room, (point) => point), start: mm(um(startOf(request))) };
}

/** The request with its room and start mapped; the start keeps its fraction of a micrometre. */
export function moved(request: PlanRequest, map: GridMap): StartedRequest {
  const { x, y } = startOf(request);
  return { ...request, room: movedRoom(request.room, map), start: mm(map({ x: unnoised(x), y: unnoised(y) })) };
}

function movedRoom({ outer, holes, rectangles }: Room, map: GridMap): Room {
  const ringOf = (ring: Ring) => ring.map((corner) => mm(map(um(corner))));
  return {
    outer: ringOf(outer),
    holes: holes.map(ringOf),
    rectangles: rectangles.map((rectangle) => movedRectangle(rectangle, map)),
  };
}

/** Maps a rectangle by two opposite corners, which stay opposite under shifts, quarter turns and mirrors. */
function movedRectangle({ x, y, width, height }: Rectangle, map: GridMap): Rectangle {
  const a = map(um({ x, y }));
  const b = map(um({ x: x + width, y: y + height }));
  return {
    ...mm({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) }),
    width: Math.abs(b.x - a.x) / 1000,
    height: Math.abs(b.y - a.y) / 1000,
  };
}

/** A rectangle as a ring. */
export function ringOfRectangle({ x, y, width, height }: Rectangle): Ring {
  const a = um({ x, y });
  const b = um({ x: x + width, y: y + height });
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }].map(mm);
}

export function startOf({ start }: PlanRequest): Point {
  if (!start) throw new Error('this request has no start');
  return start;
}

/** A point in whole µm. */
export function um({ x, y }: Point): Point {
  return { x: Math.round(x * 1000), y: Math.round(y * 1000) };
}

/** A point in µm as mm; adding 0 turns -0 into 0. */
export function mm({ x, y }: Point): Point {
  return { x: x / 1000 + 0, y: y / 1000 + 0 };
}

/** µm, rounded if they are whole except for float noise. */
function unnoised(millimetres: number): number {
  const exact = millimetres * 1000;
  return Math.abs(exact - Math.round(exact)) < 1e-9 * Math.max(1, Math.abs(exact)) ? Math.round(exact) : exact;
}

/** The request with its pattern turned further, within the parameter's range. */
export function turnedPattern<R extends PlanRequest>(request: R, degrees: number): R {
  const rotation = rotationOf(request) + degrees;
  const wrapped = rotation > 180 ? rotation - 360 : rotation < -180 ? rotation + 360 : rotation;
  return { ...request, parameters: { ...request.parameters, rotation: wrapped } };
}

export function rotationOf({ parameters }: PlanRequest): number {
  return Number(parameters.rotation ?? 0);
}

/** A vector turned clockwise as seen on the drawing. */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** All lengths times a factor: room, start, tile sizes, joint. */
export function scaled(request: PlanRequest, factor: number): StartedRequest {
  const pattern = patternByName(request.pattern);
  if (!pattern) throw new Error(`no pattern ${request.pattern}`);
  const parameters: ParameterValues = Object.fromEntries(
    Object.entries(request.parameters).map(([name, value]) => {
      const parameter = parametersOf(pattern)[name];
      const isLength = parameter.kind === 'number' && parameter.unit === 'mm';
      return [name, isLength ? Number(value) * factor : value];
    }),
  );
  const joint = (request.joint ?? pattern.defaultJoint) * factor;
  return { ...moved(request, ({ x, y }) => ({ x: factor * x, y: factor * y })), parameters, joint };
}
