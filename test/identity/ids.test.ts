// The ids of links. An id that changes is a second link for a plan that has one: people who send a request again would get
// another address for it. The table in ids.json is never written again, only added to; a change of an id needs a decision
// (docs/decisions/0060-links-keep-their-figures.md).

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectIdOf } from '../../src/store/index.ts';
import { QUERY_FIELDS, STORED_FIELDS } from '../../src/wire/fields/fields.ts';
import { listPatterns, projectOf, readProject, readQuery } from '../../src/wire/index.ts';

const IDS: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL('ids.json', import.meta.url), 'utf8'));

function projectOfQuery(query: string) {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`${query}: ${read.mistakes[0].message}`);
  return projectOf(read);
}

describe('the ids of links', () => {
  it('are what they were', () => {
    const now = Object.keys(IDS).map((query) => [query, projectIdOf(projectOfQuery(query).identity)]);
    expect(Object.fromEntries(now)).toEqual(IDS);
  });

  it('are those of the stored texts', () => {
    for (const [query, id] of Object.entries(IDS)) {
      const read = readProject(projectOfQuery(query).text);
      expect([query, read.ok && projectIdOf(projectOf(read).identity)]).toEqual([query, id]);
    }
  });

  it('are recorded for every field, and for every parameter of the patterns that are', () => {
    const recorded = Object.keys(IDS).map((query) => new URLSearchParams(query));
    const names = new Set(recorded.flatMap((query) => [...query.keys()]));
    const inQueries = STORED_FIELDS.filter((name) => QUERY_FIELDS.includes(name));
    expect(inQueries.filter((name) => !names.has(name))).toEqual([]);
    const patterns = listPatterns('en').patterns.map(({ id, aliases, parameters }) => {
      const own = recorded.filter((query) => [id, ...aliases].includes(query.get('pattern') ?? 'squares'));
      return { id, own, missing: parameters.filter(({ name }) => !own.some((query) => query.has(name))) };
    });
    const known = patterns.filter(({ own }) => own.length > 0);
    expect(known.length).toBeGreaterThan(20);
    for (const { id, missing } of known) expect([id, missing.map(({ name }) => name)]).toEqual([id, []]);
  });
});
