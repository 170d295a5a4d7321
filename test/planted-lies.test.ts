// Lies are planted in copies of the documents, one at a time, and `npm run check:docs` must report each where it is. A new kind
// of statement in the documents comes with a check, and with its lie here.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answeredFailures, writtenFailures, wrongSettings } from '../scripts/docs/checks.ts';
import { surroundings } from '../scripts/docs/documents.ts';
import type { Document, Failure } from '../scripts/docs/markdown.ts';
import { wrongPicture } from '../scripts/docs/pictures.ts';
import { documentedServer } from '../scripts/docs/server.ts';
import { START_PICTURES } from '../scripts/docs/start-pictures.ts';

const AROUND = surroundings();

function documentAt(path: string): Document {
  const found = AROUND.documents.find((document) => document.path === path);
  if (found === undefined) throw new Error(`There is no ${path}.`);
  return found;
}

/** A copy with one statement replaced by a lie; there must be exactly one to replace. */
function lyingCopy(path: string, truth: string, lie: string): Document {
  const { text } = documentAt(path);
  expect(text.split(truth), `${path} has the statement once: ${truth}`).toHaveLength(2);
  return { path, text: text.replace(truth, () => lie) };
}

/** What is reported about the copy and not about the document. */
function heard(lying: Document, check: (document: Document) => readonly Failure[]): string[] {
  const before = check(documentAt(lying.path)).map(({ message }) => message);
  return check(lying)
    .map(({ message }) => message)
    .filter((message) => !before.includes(message));
}

const written = (document: Document) => writtenFailures(document, AROUND);

describe('a planted lie is reported', () => {
  it.each([
    [
      'a wrong default',
      'docs/api.md',
      'in mm, by default 3: decides',
      'in mm, by default 4: decides',
      'its default is 3',
    ],
    [
      'another wrong default',
      'docs/reference.md',
      '| 0 to 5 mm | `3` |',
      '| 0 to 5 mm | `4` |',
      'not what the source says',
    ],
    ['a removed field', 'docs/api.md', '| `minCut` | Pieces', '| `leastCut` | Pieces', 'there is no field leastCut'],
    [
      'a wrong range',
      'docs/api.md',
      '| Tiles in a box, 1 to 10,000 |',
      '| Tiles in a box, 1 to 20,000 |',
      'its range is',
    ],
    [
      'a stale figure',
      'docs/scale.md',
      '| Node, a new drawing | 2,308 µs |',
      '| Node, a new drawing | 2,108 µs |',
      '2,108',
    ],
    ['a missing pattern', 'docs/api.md', '| `chevron` | Chevron |', '| `shevron` | Chevron |', '"`chevron` | Chevron'],
    ['a wrong limit', 'docs/api.md', '| Doors | 16 |', '| Doors | 24 |', 'the row "Doors | 24" is not so'],
    ['a dead link', 'docs/faq.md', '](starts.md)', '](start.md)', 'the link start.md leads nowhere'],
    ['a dead anchor', 'docs/faq.md', '](api.md#setting-out)', '](api.md#setting-in)', 'leads to no heading'],
    [
      'a renamed command',
      'CONTRIBUTING.md',
      '| `npm run gallery` |',
      '| `npm run show` |',
      'there is no command "show"',
    ],
    ['a renamed button', 'docs/tutorial.md', '**Download**', '**Carry home**', 'the planner has no "Carry home"'],
    ['a document that is not listed', 'docs/index.md', '](faq.md)', '](starts.md)', 'faq.md is not listed'],
    [
      'a wrong constant',
      'docs/work-limits.md',
      '| `MOST_CROSSINGS` | 3,000 |',
      '| `MOST_CROSSINGS` | 4,000 |',
      '4,000',
    ],
  ])('%s', (_, path, truth, lie, message) => {
    expect(heard(lyingCopy(path, truth, lie), written)).toContainEqual(expect.stringContaining(message));
  });

  it('a wrong setting', () => {
    const lying = lyingCopy(
      'docs/operating.md',
      '| `RATE_LIMIT_PER_MINUTE` | 30 |',
      '| `RATE_LIMIT_PER_MINUTE` | 60 |',
    );
    expect(heard(lying, wrongSettings)).toContainEqual(expect.stringContaining('`RATE_LIMIT_PER_MINUTE` | 60'));
  });

  it('a wrong answer of an example', async () => {
    const lying = lyingCopy('docs/faq.md', '{ "tiles": { "total": 46,', '{ "tiles": { "total": 45,');
    expect(await answeredFailures(documentAt('docs/faq.md'))).toEqual([]);
    expect((await answeredFailures(lying)).map(({ message }) => message)).toEqual(['.tiles.total is 46, not 45']);
  });

  it('an example that is refused', async () => {
    const lying = { path: 'docs/faq.md', text: '```text\nhttp://localhost:3000/api/plan?outlines=E1\n```\n' };
    expect((await answeredFailures(lying)).map(({ message }) => message)).toEqual([
      '/api/plan?outlines=E1 is answered with 400',
    ]);
  });

  it('an outdated picture', async () => {
    const [[name, query]] = Object.entries(START_PICTURES);
    const app = documentedServer();
    const { body: drawn } = await app.inject(`/api/plan?${query}&format=svg`);
    await app.close();
    const kept = readFileSync(new URL(`../docs/pictures/${name}`, import.meta.url), 'utf8');
    expect(wrongPicture(name, kept, drawn)).toEqual([]);
    expect(wrongPicture(name, kept.replace('<path', '<path id="old"'), drawn)).toHaveLength(1);
    expect(wrongPicture(name, undefined, drawn)).toHaveLength(1);
  });
});
