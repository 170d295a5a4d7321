// Readers of cut-list files that know nothing of their writers: CSV by RFC 4180, XLSX as XML in a ZIP archive.

import { DOMParser, type Element } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { type CutList, cutListOf, laidTilesOf } from '../../src/cutlist/index.ts';
import type { Plan } from '../../src/engine/index.ts';

export function listOf(plan: Plan): CutList {
  return cutListOf(laidTilesOf(plan), plan.pattern, plan.parameters);
}

/** The cells of a CSV text with a byte order mark. */
export function cellsOf(csv: string, separator: string): string[][] {
  if (csv.charCodeAt(0) !== 0xfeff) throw new Error('The file has no byte order mark.');
  const rows: string[][] = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r]*)(${separator}|\\r\\n)`, 'y');
  const text = csv.slice(1);
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, written, end] = found;
    rows.at(-1)?.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end === '\r\n') rows.push([]);
  }
  if (rows.pop()?.length !== 0) throw new Error('The file does not end with a line.');
  return rows;
}

export interface ReadSheet {
  readonly name: string;
  /** By row and column; undefined where there is no cell. */
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

/** The sheets of an XLSX file. Throws for anything that is not a text or a number. */
export function sheetsOf(bytes: Uint8Array): ReadSheet[] {
  const files = unzipSync(bytes);
  const parsed = (path: string) => {
    const text = strFromU8(files[path]);
    const onError = (_: string, message: string) => {
      throw new Error(`${path}: ${message}`);
    };
    return new DOMParser({ onError }).parseFromString(text, 'text/xml');
  };
  const all = (path: string, name: string) => Array.from(parsed(path).getElementsByTagName(name));
  const targets = new Map(
    all('xl/_rels/workbook.xml.rels', 'Relationship').map((one) => [
      one.getAttribute('Id'),
      one.getAttribute('Target'),
    ]),
  );
  return all('xl/workbook.xml', 'sheet').map((sheet) => ({
    name: String(sheet.getAttribute('name')),
    rows: all(`xl/${targets.get(sheet.getAttribute('r:id'))}`, 'row').map((row) => {
      const cells: (string | number | undefined)[] = [];
      for (let cell = row.firstChild as Element | null; cell; cell = cell.nextSibling as Element | null) {
        const [, column] = /^([A-Z])\d+$/.exec(String(cell.getAttribute('r'))) ?? [];
        const type = cell.getAttribute('t');
        if (cell.tagName !== 'c' || cell.firstChild !== cell.lastChild)
          throw new Error('A cell has more than a value.');
        const value = cell.firstChild as Element;
        if (value.tagName !== (type === 'inlineStr' ? 'is' : 'v')) throw new Error(`A cell has ${value.tagName}.`);
        const text = value.textContent ?? '';
        cells[column.charCodeAt(0) - 65] = type === 'inlineStr' ? text : Number(text);
      }
      return cells;
    }),
  }));
}
