// `tilewright import`: the rooms of a drawing or a scan as a job, with what was changed on standard error.

import {
  type FoundRooms,
  IMPORT_LIMITS,
  ImportError,
  type ImportedRoom,
  jobOf,
  readDrawing,
  roomsOf,
  UNITS,
  type Unit,
} from '../../import/index.ts';
import { lengthFromText, quoted } from '../../wire/index.ts';
import { loadDrawingWords } from '../../words/drawings/load.ts';
import { remarkText } from '../../words/index.ts';
import type { Console } from '../console.ts';
import { EXIT } from '../exit-codes.ts';
import { reasonOf, UsageError } from '../failures.ts';
import { type Given, givenValue } from '../flags/parse.ts';
import { onLine } from '../output/on-line.ts';
import { writeOutput } from '../output/write-file.ts';

type Rooms = Extract<FoundRooms, { kind: 'rooms' }>;

/** Reads a file, writes the job and returns the exit code. */
export async function importDrawing(given: Given, console: Console): Promise<number> {
  const heightMm = heightFrom(givenValue(given, 'height'));
  const unit = unitFrom(givenValue(given, 'unit'));
  const [path] = given.operands;
  await loadDrawingWords('en');
  const found = roomsIn(path, await bytesOf(path, console), unit);
  const chosen = chosenRooms(found.rooms, given);
  await sayRemarks(found, console);
  if (chosen.length === 0) throw refused(new ImportError('nothing'));
  const { job, leftOut } = jobOf(chosen, heightMm === undefined ? {} : { heightMm });
  for (const name of leftOut) await console.err.write(`tilewright: left out, a job has 24 surfaces: ${name}\n`);
  const text = onLine(JSON.stringify(job));
  const output = givenValue(given, 'output');
  if (output === undefined || output === '-') await console.out.write(text);
  else writeOutput(output, text);
  return EXIT.done;
}

async function bytesOf(path: string, console: Console): Promise<Uint8Array> {
  return console.read(path, IMPORT_LIMITS.bytes).catch((error: unknown) => {
    const message = `cannot read ${path === '-' ? 'standard input' : path}: ${reasonOf(error)}.`;
    throw new UsageError({ code: 'file-unreadable', received: path, message });
  });
}

function roomsIn(name: string, bytes: Uint8Array, unit: Unit | undefined): Rooms {
  const found = readFound(name, bytes, unit);
  if (found.kind === 'unit-needed') throw unitNeeded(found);
  return found;
}

function readFound(name: string, bytes: Uint8Array, unit: Unit | undefined): FoundRooms {
  try {
    return roomsOf(readDrawing({ name, bytes }), unit);
  } catch (error) {
    if (error instanceof ImportError) throw refused(error);
    throw error;
  }
}

function refused({ code, message }: ImportError): UsageError {
  return new UsageError({ code: `drawing-${code}`, message });
}

function unitNeeded({ choices }: Extract<FoundRooms, { kind: 'unit-needed' }>): UsageError {
  const sizes = choices.map(({ unit, widthMm, heightMm }) => `${unit}: ${metres(widthMm)} x ${metres(heightMm)} m`);
  const message = `The file does not say in which unit it is drawn; add --unit. All of it together would be: ${sizes.join('; ')}.`;
  return new UsageError({ code: 'unit-needed', param: 'unit', message });
}

function metres(mm: number): string {
  return String(Number((mm / 1000).toPrecision(4)));
}

function unitFrom(text: string | undefined): Unit | undefined {
  if (text === undefined || Object.hasOwn(UNITS, text)) return text as Unit | undefined;
  const message = `--unit must be one of ${Object.keys(UNITS).join(', ')}, not ${quoted(text)}.`;
  throw new UsageError({ code: 'unit-invalid', param: 'unit', received: text, message });
}

function heightFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const cm = lengthFromText(text, 'cm');
  if (cm !== undefined && cm > 0) return 10 * cm;
  const message = `--height must be a length in cm, such as 250, or with its unit, such as 2.5m, not ${quoted(text)}.`;
  throw new UsageError({ code: 'height-invalid', param: 'height', received: text, message });
}

async function sayRemarks({ remarks }: Rooms, { err }: Console): Promise<void> {
  for (const remark of remarks) await err.write(`tilewright: ${plain(remarkText('en', remark))}\n`);
}

/** A line with a name from a file, harmless on a terminal. */
function plain(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').slice(0, LONGEST_LINE);
}

/** The rooms with one of the names and on one of the layers that were given. */
function chosenRooms(rooms: readonly ImportedRoom[], { values }: Given): readonly ImportedRoom[] {
  const onLayers = filtered(rooms, values.get('layer'), ({ group }) => group, 'layer');
  return filtered(onLayers, values.get('room'), ({ name }) => name, 'room');
}

function filtered(
  rooms: readonly ImportedRoom[],
  wanted: readonly string[] | undefined,
  nameOf: (room: ImportedRoom) => string | null,
  flag: string,
): readonly ImportedRoom[] {
  if (!wanted || rooms.length === 0) return rooms;
  const missing = wanted.find((name) => !rooms.some((room) => nameOf(room) === name));
  if (missing === undefined) return rooms.filter((room) => wanted.includes(nameOf(room) ?? ''));
  const known = [...new Set(rooms.flatMap((room) => nameOf(room) ?? []))]
    .slice(0, MOST_NAMED)
    .map((name) => quoted(name));
  const advice = known.length > 0 ? `use one of ${known.join(', ')}.` : `leave --${flag} out, the file names none.`;
  const message = `No outline in the file has the ${flag === 'room' ? 'name' : 'layer'} ${quoted(missing)}; ${advice}`;
  throw new UsageError({ code: `${flag}-unknown`, param: flag, received: missing, message });
}

const MOST_NAMED = 12;
const LONGEST_LINE = 200;
