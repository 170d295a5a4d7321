// GeoJSON: every polygon is a room, called by the properties of its feature. y runs up. Coordinates are longitudes and
// latitudes by the standard, but files of plans have lengths as well: where the numbers can only be degrees, they are.

import { boxOf } from '../../engine/index.ts';
import { tally } from '../clean/tally.ts';
import type { Drawing, DrawnPoint, DrawnRing, DrawnRoom } from '../drawing.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { ImportError } from '../refusals.ts';
import { textOf } from '../text.ts';
import { areDegrees, projectionAt } from './project.ts';

const FORMAT = 'GeoJSON';

interface Found {
  readonly name: string | null;
  readonly group: string | null;
  readonly rings: readonly DrawnRing[];
}

/** Reads a GeoJSON file. */
export function readGeoJson(bytes: Uint8Array): Drawing {
  const found: Found[] = [];
  const { count, remarks } = tally();
  let corners = 0;
  for (const { type, body, properties } of geometriesOf(parsed(bytes))) {
    const polygons = type === 'Polygon' ? [body.coordinates] : type === 'MultiPolygon' ? body.coordinates : undefined;
    if (!Array.isArray(polygons)) {
      count(polygons === undefined ? 'entity-skipped' : 'entity-damaged', 1, type);
      continue;
    }
    for (const polygon of polygons) {
      const rings = Array.isArray(polygon) ? polygon.map(ringFrom) : [];
      if (rings.length === 0 || !rings.every((ring) => ring !== undefined)) {
        count('entity-damaged', 1, type);
        continue;
      }
      corners += rings.reduce((sum, ring) => sum + ring.length, 0);
      if (corners > IMPORT_LIMITS.corners) throw new ImportError('corners', { most: IMPORT_LIMITS.corners });
      found.push({ name: nameIn(properties, NAMES), group: nameIn(properties, GROUPS), rings });
    }
  }
  if (found.length === 0) throw new ImportError('nothing');
  const box = boxOf(found.flatMap(({ rings }) => rings[0]));
  const inDegrees = areDegrees(box);
  count('degrees-projected', inDegrees ? 1 : 0);
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  const place = inDegrees ? projectionAt(middle) : (point: DrawnPoint) => point;
  return { unitMm: inDegrees ? 1000 : null, rooms: found.map((one) => roomOf(one, place)), remarks: remarks() };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw new ImportError('damaged', { format: FORMAT });
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

interface Geometry {
  readonly type: string;
  readonly body: JsonObject;
  readonly properties: JsonObject;
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The geometries of a feature, a collection or a geometry. */
function* geometriesOf(value: unknown, properties: JsonObject = {}, depth = 0): Iterable<Geometry> {
  if (depth > IMPORT_LIMITS.nesting) throw new ImportError('nesting', { most: IMPORT_LIMITS.nesting });
  const body = asObject(value);
  const { type } = body;
  const inner =
    type === 'FeatureCollection' ? body.features : type === 'GeometryCollection' ? body.geometries : undefined;
  if (Array.isArray(inner)) {
    for (const one of inner) yield* geometriesOf(one, properties, depth + 1);
  } else if (type === 'Feature') {
    if (body.geometry !== null) yield* geometriesOf(body.geometry, asObject(body.properties), depth + 1);
  } else {
    yield { type: typeof type === 'string' ? type.slice(0, 40) : '', body, properties };
  }
}

/** A ring with y running down; undefined if it is none. */
function ringFrom(value: unknown): DrawnRing | undefined {
  if (!Array.isArray(value)) return undefined;
  const corners: DrawnPoint[] = [];
  for (const place of value) {
    const [x, y] = Array.isArray(place) ? place : [];
    if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined;
    corners.push({ x, y });
  }
  const [first] = corners;
  const last = corners.at(-1);
  if (corners.length > 1 && first.x === last?.x && first.y === last.y) corners.pop();
  return corners;
}

/** Properties that name a room and its storey: of plain files, of OpenStreetMap and of IMDF. */
const NAMES = ['name', 'Name', 'NAME', 'label', 'title', 'room', 'ref'];
const GROUPS = ['layer', 'Layer', 'level', 'storey', 'floor', 'level_id', 'indoor'];

function nameIn(properties: JsonObject, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
    // IMDF has a name in several languages.
    const translated = Object.values(asObject(value)).find((text) => typeof text === 'string');
    if (typeof translated === 'string') return translated;
  }
  return null;
}

function roomOf({ name, group, rings }: Found, place: (point: DrawnPoint) => DrawnPoint): DrawnRoom {
  const [outline, ...holes] = rings.map((ring) => ring.map(place).map(({ x, y }) => ({ x, y: -y })));
  return { name, group, outline, holes, openings: [], statedAreaM2: null, height: null };
}
