// The groups of a DXF file: pairs of lines, a code that says what kind of value follows, and the value.

import { ImportError } from '../refusals.ts';

/** What stands between two groups 0: a header variable, an entity, the beginning or end of a section. */
export interface Entry {
  /** The value of its group 0: LINE, SECTION, ENDSEC. */
  readonly type: string;
  readonly codes: readonly number[];
  readonly values: readonly string[];
}

/** Reads the entries of a file, one after the other. */
export function* entriesOf(text: string): Iterable<Entry> {
  const lines = new Lines(text);
  let count = 0;
  let entry: { type: string; codes: number[]; values: string[] } | undefined;
  for (;;) {
    const written = lines.next();
    if (written === undefined || (written.trim() === '' && lines.isAtEnd())) break;
    const value = lines.next();
    const code = /^\s*-?\d{1,4}\s*$/.test(written) ? Number(written) : Number.NaN;
    if (value === undefined || Number.isNaN(code)) throw damagedAt(lines.line);
    if (code === 0) {
      if (++count > MOST_ENTRIES) throw new ImportError('shapes', { most: MOST_ENTRIES });
      if (entry) yield entry;
      entry = { type: value.trim(), codes: [], values: [] };
    } else if (entry) {
      entry.codes.push(code);
      entry.values.push(value);
    } else if (code !== COMMENT) throw damagedAt(lines.line);
  }
  if (entry) yield entry;
  if (entry?.type !== 'EOF') throw damagedAt(lines.line);
}

const COMMENT = 999;
/** As many as there are in the largest file if each is a corner. */
const MOST_ENTRIES = 600_000;

function damagedAt(line: number): ImportError {
  return new ImportError('damaged-at', { format: 'DXF', line });
}

class Lines {
  readonly #text: string;
  #at = 0;
  line = 0;

  constructor(text: string) {
    this.#text = text;
  }

  next(): string | undefined {
    if (this.isAtEnd()) return undefined;
    this.line++;
    const found = this.#text.indexOf('\n', this.#at);
    const end = found < 0 ? this.#text.length : found;
    const line = this.#text.slice(this.#at, this.#text[end - 1] === '\r' && end > this.#at ? end - 1 : end);
    this.#at = end + 1;
    return line;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }
}

/** The first value of a code in an entry. */
export function firstText({ codes, values }: Entry, code: number): string | undefined {
  const at = codes.indexOf(code);
  return at < 0 ? undefined : values[at];
}

/** The first number of a code in an entry; NaN if it is none. */
export function numberOf(entry: Entry, code: number, otherwise = Number.NaN): number {
  const value = firstText(entry, code);
  return value === undefined ? otherwise : numberFrom(value);
}

/** A number as DXF writes it. */
export function numberFrom(value: string): number {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(value) ? Number(value) : Number.NaN;
}
