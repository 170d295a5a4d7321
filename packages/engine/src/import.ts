/**
 * Reads drawings and scans of other programs: their rooms become rooms that can be planned, with a list of what was
 * changed on the way. An entry of its own, `@tilewright/engine/import`, so that programs that only plan do not load it.
 *
 * @packageDocumentation
 */

import {
  ImportError as EngineError,
  type ImportedRoom as EngineRoom,
  readDrawing,
  roomsOf,
  type SourceFile,
  UNITS,
} from '../../../src/import/index.ts';
import type { Door, Room } from './request.ts';

/** A unit in which files are drawn. */
export type DrawingUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft';

/** A file to read; its content says in which format it is. */
export interface DrawingFile {
  /** Such as `plan.dxf`. */
  readonly name: string;
  /** Up to 20 MB. */
  readonly bytes: Uint8Array;
}

/** A door, a window or a passage in a wall of a room. Lengths are mm. */
export interface ImportedOpening {
  readonly kind: 'door' | 'window' | 'opening';
  /** The number of the wall, from 1. */
  readonly wall: number;
  /** From the beginning of the wall to the middle of the opening. */
  readonly at: number;
  readonly width: number;
  /** Height of its lower edge above the floor; null if the file has none. */
  readonly sill: number | null;
  /** Its own height; null if the file has none. */
  readonly height: number | null;
}

/** A room of a file. All rooms of a file are in one frame, whose origin is the top-left corner of everything in it. */
export interface ImportedRoom {
  /** Its name in the file; null if it has none. */
  readonly name: string | null;
  /** The layer, storey or group that it is in; null if there is none. */
  readonly group: string | null;
  /** What `plan` takes; its doors are the doors and passages of `openings`. */
  readonly room: Room;
  readonly openings: readonly ImportedOpening[];
  /** Height of the room in mm; null if the file has none. */
  readonly height: number | null;
  readonly areaM2: number;
}

/** Something that was changed in a file, or left out. */
export interface ImportRemark {
  /** Such as `corners-merged`. Codes are stable; new ones may be added in minor versions. */
  readonly code: string;
  readonly count: number;
  /** The room, the layer or the kind of object that it is about. */
  readonly subject?: string;
}

/** The rooms of a file, or the units to choose from if the file does not say in which one it is drawn. */
export type ImportedRooms =
  | {
      readonly kind: 'rooms';
      readonly rooms: readonly ImportedRoom[];
      readonly remarks: readonly ImportRemark[];
    }
  | {
      readonly kind: 'unit-needed';
      /** How large everything in the file would be in each unit. */
      readonly choices: readonly {
        readonly unit: DrawingUnit;
        readonly widthMm: number;
        readonly heightMm: number;
      }[];
      readonly remarks: readonly ImportRemark[];
    };

/** Thrown for a file that cannot be read. The message is a sentence that says why and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  /** What is wrong, for programs, such as `unknown` or `damaged-at`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads the rooms of a drawing or a scan. Corners closer than 0.1 mm are merged, those in line dropped, gaps of at most
 * 10 mm closed; `remarks` say what was changed. Units are never guessed.
 *
 * @param unit Goes before the unit of the file; needed if the file has none.
 * @throws {@link ImportError} if the file cannot be read.
 *
 * @example
 * ```ts
 * const bytes = new TextEncoder().encode('{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,3],[0,3],[0,0]]]}');
 * const found = readRooms({ name: 'plan.geojson', bytes }, 'm');
 * const plans = found.kind === 'rooms' ? found.rooms.map(({ room }) => plan({ room, pattern: 'squares' })) : [];
 * ```
 */
export function readRooms(file: DrawingFile, unit?: DrawingUnit): ImportedRooms {
  if (unit !== undefined && !Object.hasOwn(UNITS, unit)) {
    throw new ImportError('unit-invalid', `unit is ${String(unit)}; pass one of ${Object.keys(UNITS).join(', ')}.`);
  }
  const found = refusing(() => roomsOf(readDrawing(file satisfies SourceFile), unit));
  if (found.kind === 'unit-needed') return found;
  const { rooms, remarks } = found;
  return { kind: 'rooms', rooms: rooms.map(publicRoom), remarks };
}

function refusing<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof EngineError) throw new ImportError(error.code, error.message);
    throw error;
  }
}

function publicRoom({ name, group, outline, holes, openings, height, areaM2 }: EngineRoom): ImportedRoom {
  const numbered = openings.map((opening) => ({ ...opening, wall: opening.wall + 1 }));
  const doors = numbered
    .filter(({ kind }) => kind !== 'window')
    .map(({ wall, at, width }): Door => ({ wall, at, width }));
  const room: Room = { polygon: outline, ...(holes.length > 0 && { holes }), ...(doors.length > 0 && { doors }) };
  return { name, group, room, openings: numbered, height, areaM2 };
}
