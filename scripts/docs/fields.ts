// Tables of fields in documents: a field exists, and its default and its range are those of the source.

import { FIELDS, type Field, type FieldName } from '../../src/wire/index.ts';
import type { Document, Failure, Row } from './markdown.ts';
import { tablesOf } from './markdown.ts';

/** Names that a table may have without being a field of a plan: only a job or its surfaces have them. */
const OF_JOBS = ['continues', 'cornerMm', 'above', 'wall'];

/** What the tables headed "Field | Meaning" say and is not so. */
export function wrongFields(document: Document): Failure[] {
  const rows = tablesOf(document, 'Field', 'Meaning').flat();
  return rows.flatMap((row) => messagesOf(row).map((message) => ({ path: document.path, line: row.line, message })));
}

function messagesOf({ cells: [names, meaning] }: Row): string[] {
  const found = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name).filter((name) => !OF_JOBS.includes(name));
  const unknown = found.filter((name) => !(name in FIELDS)).map((name) => `there is no field ${name}`);
  const [only] = found;
  if (found.length !== 1 || unknown.length > 0) return unknown;
  return [...wrongDefault(FIELDS[only as FieldName], meaning), ...wrongRange(FIELDS[only as FieldName], meaning)];
}

/** A default that is written as a number, `true` or `false`. */
function wrongDefault(field: Field<unknown>, meaning: string): string[] {
  const [, written] = /by default `?(\d[\d.]*\d|\d|true|false)`?/.exec(meaning.replaceAll(',', '')) ?? [];
  if (written === undefined || field.default === undefined || written === String(field.default)) return [];
  return [`its default is ${field.default}, not ${written}`];
}

function wrongRange({ range }: Field<unknown>, meaning: string): string[] {
  const [, min, max] = /(\d[\d,.]*) to (\d[\d,]*(?:\.\d+)?)/.exec(meaning) ?? [];
  if (range === undefined || min === undefined) return [];
  const written = [min, max].map((text) => Number(text.replaceAll(',', '')));
  return written[0] === range.min && written[1] === range.max
    ? []
    : [`its range is ${range.min} to ${range.max}, not ${min} to ${max}`];
}
