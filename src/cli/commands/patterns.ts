// `tilewright patterns`: the listing of patterns, for people or as the API's JSON.

import { type ListedParameter, type ListedPattern, listPatterns, readListingQuery } from '../../wire/index.ts';
import type { Console } from '../console.ts';
import { EXIT } from '../exit-codes.ts';
import { Refusal } from '../failures.ts';
import type { Given } from '../flags/parse.ts';
import { bold } from '../output/colors.ts';
import { onLine } from '../output/on-line.ts';
import { fieldsOf, queryOf } from './read-request.ts';

const UNITS = { mm: ' mm', percent: ' %', deg: '°', count: '' } as const;

/** Prints the listing and returns the exit code. */
export async function patterns(given: Given, { out }: Console): Promise<number> {
  const lang = readListingQuery(queryOf(fieldsOf(given)));
  if (!lang.ok) throw new Refusal(lang.mistakes, 'query');
  const listing = listPatterns(lang.value);
  if (given.values.has('json')) await out.write(onLine(JSON.stringify(listing)));
  else
    await out.write(`${listing.patterns.map((pattern) => shown(pattern, (text) => bold(out, text))).join('\n\n')}\n`);
  return EXIT.done;
}

function shown({ aliases: [short], name, joint, parameters }: ListedPattern, strong: (text: string) => string): string {
  const own = parameters.map((parameter) => [`--${parameter.name}`, rangeOf(parameter), parameter.label]);
  const rows = [...own, ['--joint', `${joint.min} to ${joint.max} mm, default ${joint.default}`, '']];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd());
  return [`${strong(short)}  ${name}`, ...lines].join('\n');
}

function rangeOf(parameter: ListedParameter): string {
  if (parameter.type === 'string') {
    return parameter.values.map(({ value }) => (value === parameter.default ? `${value} (default)` : value)).join(', ');
  }
  const { min, max, unit } = parameter;
  return `${min} to ${max}${UNITS[unit]}, default ${parameter.default}`;
}
