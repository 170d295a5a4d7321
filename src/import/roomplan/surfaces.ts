// The surfaces of a scan: walls, doors, windows, openings and floors as RoomPlan writes them, seen from above. Metres,
// y up, so that x and z are the plan. What lacks a place or a size is left out.

import type { DrawnPoint } from '../drawing.ts';

/** A point of the plan with its height. */
export interface ScanPoint extends DrawnPoint {
  readonly height: number;
}

/** An upright rectangle: a wall, a door, a window or an opening. */
export interface UprightSurface {
  readonly from: DrawnPoint;
  readonly to: DrawnPoint;
  /** Heights of its lower and upper edge. */
  readonly low: number;
  readonly high: number;
  readonly isCurved: boolean;
}

export interface FloorSurface {
  /** From the scan; empty if it gives only a size. */
  readonly corners: readonly ScanPoint[];
  /** The rectangle of its size; empty if it has none. */
  readonly rectangle: readonly ScanPoint[];
}

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; what is missing is an empty one. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Nothing that is scanned is a hundred kilometres away. */
const FARTHEST_M = 1e5;

type Place = (x: number, y: number, z: number) => ScanPoint;

/** Where the points of a surface are in the scan, by its transform: the columns of a matrix, in one list or in four. */
function placeOf(surface: JsonObject): Place | undefined {
  const value = surface.transform;
  const flat = Array.isArray(value) ? value.flatMap((column: Json) => (Array.isArray(column) ? column : [column])) : [];
  const m = flat.filter((number): number is number => isLength(number));
  if (flat.length !== 16 || m.length !== 16) return undefined;
  return (x, y, z) => ({
    x: m[0] * x + m[4] * y + m[8] * z + m[12],
    height: m[1] * x + m[5] * y + m[9] * z + m[13],
    y: m[2] * x + m[6] * y + m[10] * z + m[14],
  });
}

function isLength(value: Json | undefined): value is number {
  return typeof value === 'number' && Math.abs(value) <= FARTHEST_M;
}

/** Width and height in metres. */
function sizeOf({ dimensions }: JsonObject): readonly [number, number] | undefined {
  if (!Array.isArray(dimensions)) return undefined;
  const [width, height] = dimensions as readonly (Json | undefined)[];
  return isLength(width) && isLength(height) && width > 0 && height > 0 ? [width, height] : undefined;
}

/** A wall or an opening of one; its transform places its middle, its width runs along its x. */
export function uprightOf(surface: JsonObject): UprightSurface | undefined {
  const [place, size] = [placeOf(surface), sizeOf(surface)];
  if (!place || !size) return undefined;
  const [width, height] = size;
  const [from, to] = [place(-width / 2, 0, 0), place(width / 2, 0, 0)];
  const [foot, head] = [place(0, -height / 2, 0).height, place(0, height / 2, 0).height];
  const inPlan = ({ x, y }: ScanPoint) => ({ x, y });
  return {
    from: inPlan(from),
    to: inPlan(to),
    low: Math.min(foot, head),
    high: Math.max(foot, head),
    isCurved: isObject(surface.curve),
  };
}

export function floorSurfaceOf(surface: JsonObject): FloorSurface | undefined {
  const place = placeOf(surface);
  if (!place) return undefined;
  const written = Array.isArray(surface.polygonCorners) ? surface.polygonCorners : [];
  const points = written.map(pointOf).filter((point) => point !== undefined);
  const [w, h] = (sizeOf(surface) ?? [0, 0]).map((size) => size / 2);
  return {
    corners: points.length === written.length ? points.map(([x, y, z]) => place(x, y, z)) : [],
    rectangle: w > 0 ? [place(-w, -h, 0), place(w, -h, 0), place(w, h, 0), place(-w, h, 0)] : [],
  };
}

/** Three numbers, in a list or by name. */
export function pointOf(value: Json | undefined): readonly [number, number, number] | undefined {
  const [x, y, z] = isObject(value) ? [value.x, value.y, value.z] : Array.isArray(value) ? (value as Json[]) : [];
  return isLength(x) && isLength(y) && isLength(z) ? [x, y, z] : undefined;
}
