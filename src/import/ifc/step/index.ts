// A file of ISO 10303-21 (STEP): one pass over the bytes finds where each instance begins; its values are parsed when
// they are asked for. Memory: twelve bytes for each instance beside the file.

import { ImportError } from '../../refusals.ts';
import { brokenAt, CHAR, isWord, skipBlank, skipComment, skipString, wordAt } from './syntax.ts';
import { parseId, parseList, type StepValue } from './values.ts';

export { Enum, Ref, type StepValue, Typed } from './values.ts';

export interface Instance {
  readonly id: number;
  /** In capitals. */
  readonly type: string;
  readonly values: readonly StepValue[];
}

export interface StepFile {
  /** The names of the schemas that the header gives, such as IFC4. */
  readonly schemas: readonly string[];
  /** The instance of this number; undefined if there is none. */
  instance(id: number): Instance | undefined;
  /** The instances of one of the types that the file was indexed for, as they stand in the file. */
  instancesOf(type: string): Iterable<Instance>;
}

/** How often the bytes of a file may be parsed on average, and what small files may have: shared instances are parsed again. */
const PARSING = { perByte: 4, least: 5_000_000 };

/** Reads the structure of a file. `types` are those to be found by `instancesOf`. */
export function readStep(bytes: Uint8Array, types: readonly string[]): StepFile {
  const header = readHeader(bytes);
  const index = indexInstances(bytes, header.end, types);
  let allowance = PARSING.perByte * bytes.length + PARSING.least;
  const parse = (position: number): Instance | undefined => {
    const at = index.starts[position];
    const type = wordAt(bytes, at);
    // IFC has no instances of several types at once.
    if (type === '') return undefined;
    const { values, end } = parseList(bytes, skipBlank(bytes, at + type.length));
    allowance -= end - at;
    if (allowance < 0) throw new ImportError('too-complex');
    return { id: index.ids[position], type, values };
  };
  return {
    schemas: header.schemas,
    instance: (id) => {
      const position = index.find(id);
      return position === undefined ? undefined : parse(position);
    },
    *instancesOf(type) {
      for (const position of index.byType.get(type) ?? []) {
        const instance = parse(position);
        if (instance !== undefined) yield instance;
      }
    },
  };
}

/** The schemas of the header, and where the data begins. */
function readHeader(bytes: Uint8Array): { schemas: string[]; end: number } {
  let at = skipBlank(bytes, startsWithMark(bytes) ? 3 : 0);
  if (wordAt(bytes, at) !== 'ISO-10303-21') throw new ImportError('damaged', { format: 'IFC' });
  let schemas: string[] = [];
  while (at < bytes.length) {
    at = skipBlank(bytes, at);
    const word = wordAt(bytes, at);
    at = skipBlank(bytes, at + word.length);
    if (word === 'FILE_SCHEMA' && bytes[at] === CHAR.open) schemas = textsOf(parseList(bytes, at).values);
    at = skipStatement(bytes, at);
    if (word === 'DATA') return { schemas, end: at };
  }
  throw brokenAt(bytes, bytes.length);
}

/** A byte order mark of UTF-8, which some programs write. */
const startsWithMark = (bytes: Uint8Array) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

function textsOf(values: readonly StepValue[]): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'string') return [value.trim().toUpperCase()];
    return Array.isArray(value) ? textsOf(value) : [];
  });
}

/** The place after the semicolon that ends a statement. */
function skipStatement(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === CHAR.semicolon) return at + 1;
    if (byte === CHAR.apostrophe || byte === CHAR.quote) at = skipString(bytes, at);
    else if (byte === CHAR.slash && bytes[at + 1] === CHAR.star) at = skipComment(bytes, at);
    else at++;
  }
  throw brokenAt(bytes, from);
}

interface Index {
  readonly ids: Uint32Array;
  readonly starts: Uint32Array;
  readonly byType: ReadonlyMap<string, readonly number[]>;
  find(id: number): number | undefined;
}

function indexInstances(bytes: Uint8Array, from: number, types: readonly string[]): Index {
  const found = new Instances();
  const byType = new Map<string, number[]>(types.map((type) => [type, []]));
  const isWanted = lengthsAndEnds(types);
  let at = skipBlank(bytes, from);
  while (bytes[at] === CHAR.hash) {
    const { value: id, end } = parseId(bytes, at);
    const equals = skipBlank(bytes, end);
    if (bytes[equals] !== CHAR.equals) throw brokenAt(bytes, equals);
    const start = skipBlank(bytes, equals + 1);
    let wordEnd = start;
    while (isWord(bytes[wordEnd])) wordEnd++;
    const open = skipBlank(bytes, wordEnd);
    if (bytes[open] !== CHAR.open) throw brokenAt(bytes, open);
    const position = found.add(id, start);
    if (isWanted(wordEnd - start, bytes[wordEnd - 1])) byType.get(wordAt(bytes, start))?.push(position);
    at = skipBlank(bytes, skipStatement(bytes, open));
  }
  if (wordAt(bytes, at) !== 'ENDSEC') throw brokenAt(bytes, at);
  return { ...found.sorted(), byType };
}

/** A quick test that nearly all types fail that are not asked for: no text is made for each of a million instances. */
function lengthsAndEnds(types: readonly string[]): (length: number, last: number) => boolean {
  const keys = new Set(types.map((type) => type.length * 256 + type.charCodeAt(type.length - 1)));
  return (length, last) => keys.has(length * 256 + (last >= 97 ? last - 32 : last));
}

/** The numbers of instances and where they begin, in arrays that grow. */
class Instances {
  #ids = new Uint32Array(1024);
  #starts = new Uint32Array(1024);
  #count = 0;
  #isAscending = true;

  add(id: number, start: number): number {
    if (this.#count === this.#ids.length) {
      this.#ids = grown(this.#ids);
      this.#starts = grown(this.#starts);
    }
    if (this.#count > 0 && id <= this.#ids[this.#count - 1]) this.#isAscending = false;
    this.#ids[this.#count] = id;
    this.#starts[this.#count] = start;
    return this.#count++;
  }

  sorted(): Pick<Index, 'ids' | 'starts' | 'find'> {
    const ids = this.#ids.subarray(0, this.#count);
    const order = this.#isAscending ? undefined : Uint32Array.from(ids, (_, i) => i).sort((a, b) => ids[a] - ids[b]);
    const positionAt = order === undefined ? (rank: number) => rank : (rank: number) => order[rank];
    const find = (id: number) => {
      let low = 0;
      for (let high = ids.length; low < high; ) {
        const middle = (low + high) >> 1;
        if (ids[positionAt(middle)] < id) low = middle + 1;
        else high = middle;
      }
      return low < ids.length && ids[positionAt(low)] === id ? positionAt(low) : undefined;
    };
    return { ids, starts: this.#starts.subarray(0, this.#count), find };
  }
}

function grown(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
