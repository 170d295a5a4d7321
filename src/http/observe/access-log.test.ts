// What the log says of a request, and that the guide for operators says the same.

import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELDS } from '../../wire/index.ts';
import { type App, buildApp } from '../app.ts';

const GUIDE = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const ROOM = 'outline=E180+S240+W180+N240';
const SECRET = 'Anna';

const lines: string[] = [];
let app: App;
beforeAll(() => {
  app = buildApp({ logger: pino({ base: undefined }, { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => app.close());

/** The line about a request. */
async function lineOf(url: string): Promise<Readonly<Record<string, unknown>>> {
  lines.length = 0;
  const { headers } = await app.inject(url);
  const found = lines.map((line) => JSON.parse(line)).find(({ reqId }) => reqId === headers['x-request-id']);
  return found;
}

describe('the address in the log', () => {
  it.each([
    [`/api/plan?${ROOM}&rotation=45&tileSize=300`, `/api/plan?${ROOM}&rotation=45&tileSize=300`],
    [`/api/plan?name=Anna&${ROOM}&format=csv`, `/api/plan?name=…&${ROOM}&format=csv`],
    ['/%61pi/plan?tileSize=300&nam%65=Anna', '/api/plan?tileSize=300&…'],
    ['/api/plan?Anna&Name=Anna&=Anna&toString=Anna', '/api/plan?…&…&…&…'],
    ['/planner/x?name=Anna&lang=pl', '/planner/x?name=…&lang=pl'],
    ['/oembed?url=https://x/planner/x?name=Anna', '/oembed?…'],
    ['/api/files/Anna?x', '/api/files/…?…'],
    ['/docs', '/docs'],
    [`/nowhere?holes=${'1'.repeat(400)}`, `/nowhere?holes=${'1'.repeat(285)}…`],
  ])('of %s is %s', async (url, shown) => {
    expect((await lineOf(url)).url).toBe(shown);
    expect(lines.join('')).not.toContain(SECRET);
  });
});

describe('the guide for operators', () => {
  it('shows a line of the log as it is', async () => {
    const [sample] = /^\{"level":30.*\}$/m.exec(GUIDE) ?? [];
    const shown = JSON.parse(sample ?? '') as Record<string, unknown>;
    const line = await lineOf(String(shown.url));
    expect(Object.keys(shown)).toEqual(Object.keys(line));
    expect(line.url).toBe(shown.url);
  });

  it('names the fields whose text is not logged, and its words on privacy agree', () => {
    const texts = Object.entries(FIELDS).filter(([, { kind }]) => kind === 'text');
    const [, row] = /^\| `url` \| (.*) \|$/m.exec(GUIDE) ?? [];
    expect(texts.map(([name]) => name)).toEqual(['name']);
    expect(row).toContain('the value of `name`');
    expect(GUIDE.replaceAll(/\s+/g, ' ')).toContain('used for that file, and neither stored nor logged.');
  });
});
