// The formats that can be read, a line for each, and which of them a file has: by what it contains, since names lie.

import type { Drawing } from './drawing.ts';
import { readDxf } from './dxf/index.ts';
import { readGeoJson } from './geojson/index.ts';
import { readIfc } from './ifc/index.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { readMagicplan } from './magicplan/index.ts';
import { ImportError } from './refusals.ts';
import { readRoomPlan } from './roomplan/index.ts';
import { readSvg } from './svg/index.ts';
import { headOf } from './text.ts';

export interface DrawingFormat {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Endings of its files, without the dot. */
  readonly extensions: readonly string[];
  /** Whether a file is of this format, by its first four kilobytes. */
  readonly isFormatOf: (head: string) => boolean;
  readonly read: (bytes: Uint8Array) => Drawing;
}

/** The formats in the order in which a file is compared with them. */
export const DRAWING_FORMATS: readonly DrawingFormat[] = [
  { id: 'dxf', name: 'DXF', extensions: ['dxf'], isFormatOf: isDxf, read: readDxf },
  { id: 'svg', name: 'SVG', extensions: ['svg'], isFormatOf: (head) => /<(?:\w+:)?svg[\s>]/.test(head), read: readSvg },
  { id: 'ifc', name: 'IFC', extensions: ['ifc'], isFormatOf: isStep, read: readIfc },
  { id: 'roomplan', name: 'RoomPlan', extensions: ['json'], isFormatOf: isRoomPlan, read: readRoomPlan },
  {
    id: 'magicplan',
    name: 'magicplan',
    extensions: ['xml'],
    isFormatOf: (head) => /<plan[\s>]/.test(head),
    read: readMagicplan,
  },
  { id: 'geojson', name: 'GeoJSON', extensions: ['geojson'], isFormatOf: isGeoJson, read: readGeoJson },
];

/** What a person opens. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a drawing or a scan in any of the formats: rooms as the file has them, in its unit. Throws an ImportError for a
 * file that cannot be read.
 */
export function readDrawing({ name, bytes }: SourceFile): Drawing {
  if (bytes.length === 0) throw new ImportError('empty');
  const most = IMPORT_LIMITS.bytes;
  if (bytes.length > most) throw new ImportError('too-large', { mb: Math.ceil(bytes.length / 1e6), most: most / 1e6 });
  return formatOf(name, headOf(bytes)).read(bytes);
}

function formatOf(name: string, head: string): DrawingFormat {
  if (/^AC10\d\d/.test(head)) throw new ImportError('dwg');
  const found = DRAWING_FORMATS.find(({ isFormatOf }) => isFormatOf(head)) ?? formatNamed(name);
  if (found) return found;
  throw new ImportError('unknown', { formats: DRAWING_FORMATS.map((format) => format.name).join(', ') });
}

/** A file whose beginning says nothing, such as JSON that begins with a long list, is what it is called. */
function formatNamed(name: string): DrawingFormat | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1].toLowerCase();
  return DRAWING_FORMATS.find(({ extensions }) => ending !== undefined && extensions.includes(ending));
}

/** Text that begins with a section, after comments, or the signature of the binary form. */
function isDxf(head: string): boolean {
  return (
    head.startsWith('AutoCAD Binary DXF') || /^\uFEFF?(?:\s*999\r?\n[^\n]*\n)*\s*0\s*\r?\n\s*SECTION\s*\r?\n/.test(head)
  );
}

function isGeoJson(head: string): boolean {
  return (
    /^\s*\{/.test(head) &&
    /"type"\s*:\s*"(?:FeatureCollection|Feature|GeometryCollection|(?:Multi)?(?:Polygon|LineString|Point))"/.test(head)
  );
}

/** Any STEP file: one that is no building model is refused as such. */
function isStep(head: string): boolean {
  return /^\uFEFF?\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*ISO-10303-21\s*;/i.test(head);
}

/** JSON with fields that only scans have. */
function isRoomPlan(head: string): boolean {
  return /^\s*[{[]/.test(head) && /"(?:polygonCorners|completedEdges|parentIdentifier|coreModel)"\s*:/.test(head);
}
