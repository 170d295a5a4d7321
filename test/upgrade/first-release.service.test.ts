// A data folder of the first release, with 1,000 links: each of them opens in this version, and again after the move to
// PostgreSQL, and shows the figures that it showed then, or says that counting was corrected since.

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plan } from '../../src/engine/index.ts';
import { openStore, type StoreOptions } from '../../src/store/index.ts';
import { answerOf, earlierFiguresOf, figuresOf, readProject, recountOf } from '../../src/wire/index.ts';
import { LANGUAGES, say } from '../../src/words/index.ts';
import { ROOT } from '../services/guide.ts';
import { type PostgresService, startPostgres } from '../services/postgres.ts';
import { demand } from '../services/programs.ts';
import { startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { casesOf } from '../support/cases.ts';

const run = promisify(execFile);
const MOVE = join(ROOT, 'dist/server/move-to-postgres.js');
const PUBLIC_URL = 'https://tiles.example';
/** A server opens every how manyth link; a store opens all of them. */
const SERVED = casesOf(50, 1);

type Recorded = readonly [id: string, areaM2: number, perimeterM: number, ...tiles: (number | null)[]];

const unzipped = (name: string) => gunzipSync(readFileSync(new URL(name, import.meta.url)));
const RECORDED: readonly Recorded[] = JSON.parse(unzipped('first-release.json.gz').toString());
const TILES = [
  'total',
  'whole',
  'cut',
  'wastePercent',
  'laidAreaM2',
  'purchasedAreaM2',
  'narrowestCutMm',
  'sliverCount',
] as const;

const directory = temporaryDirectory('first-release');
let postgres: PostgresService;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  directory.remove();
});

function firstFolder(name: string): string {
  const dataDir = join(directory.path, name);
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'tilewright.db'), unzipped('first-release.db.gz'));
  return dataDir;
}

const langOf = (place: number) => LANGUAGES[place % LANGUAGES.length];

/** Opens every link, and returns how many show other figures than in the first release; all of these have a note. */
async function openAll(options: StoreOptions): Promise<number> {
  const store = await openStore(options);
  let corrected = 0;
  for (const [id, ...figures] of RECORDED) {
    const found = await store.find(id);
    if (found === undefined) throw new Error(`The link ${id} is gone.`);
    const read = readProject(found.project);
    if (!read.ok) throw new Error(`The link ${id} cannot be read: ${read.mistakes[0].message}`);
    const laid = plan(read.request);
    const { surface, tiles } = answerOf(laid, read.options, { svgUrl: null, plannerUrl: null });
    const recount = recountOf(found.figures, figuresOf(laid, read.options), earlierFiguresOf(laid, read.options));
    const now = [surface.areaM2, surface.perimeterM, ...TILES.map((name) => tiles[name])];
    const isSame = JSON.stringify(now) === JSON.stringify(figures);
    expect([id, isSame || recount !== null]).toEqual([id, true]);
    corrected += isSame ? 0 : 1;
  }
  await store.close();
  return corrected;
}

/** Opens links as JSON, in the planner and embedded, each with the note. */
async function serveSome(env: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServer({ PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0', ...env });
  try {
    for (let place = 0; place < RECORDED.length; place += SERVED) {
      const [id] = RECORDED[place];
      const lang = langOf(place);
      for (const path of ['/api/projects/', '/planner/', '/embed/']) {
        const answer = await fetch(`${server.base}${path}${id}?lang=${lang}`);
        const text = await answer.text();
        expect([path, id, answer.status]).toEqual([path, id, 200]);
        expect([path, id, text.includes(say(lang, 'note.uncounted'))]).toEqual([path, id, true]);
      }
    }
  } finally {
    expect(await server.stop()).toBe(0);
  }
}

const moveTo = (DATA_DIR: string, DATABASE_URL: string) =>
  run(process.execPath, [MOVE], { env: { PATH: process.env.PATH, DATA_DIR, DATABASE_URL } });

it('1,000 links open after the upgrade and after the move, with their figures or a note', async () => {
  expect(new Set(RECORDED.map(([id]) => id)).size).toBe(1000);
  const dataDir = firstFolder('upgraded');
  await serveSome({ DATA_DIR: dataDir });
  const corrected = await openAll({ dataDir });
  // So many that the notes are put to the test, and so few that corrections of counting stay rare.
  expect(corrected).toBeGreaterThan(0);
  expect(corrected).toBeLessThan(50);

  const databaseUrl = await postgres.makeDatabase();
  expect((await moveTo(dataDir, databaseUrl)).stdout).toContain('All 1000 projects are in PostgreSQL: 1000 added, 0');
  await serveSome({ DATABASE_URL: databaseUrl });
  expect(await openAll({ dataDir: 'unused', databaseUrl })).toBe(corrected);
  expect((await moveTo(dataDir, databaseUrl)).stdout).toContain('All 1000 projects are in PostgreSQL: 0 added, 0');
});

/** The move that earlier versions documented. */
const EARLIER_MOVE = `sqlite3 -csv data/tilewright.db "SELECT id, project, created, opened, '\\x' || hex(packed) FROM projects" |
  psql "$DATABASE_URL" --set=ON_ERROR_STOP=1 --quiet \\
    -c 'CREATE TEMPORARY TABLE moved (LIKE projects)' \\
    -c 'COPY moved (id, project, created, opened, packed) FROM STDIN (FORMAT csv)' \\
    -c 'INSERT INTO projects (id, project, created, opened, packed) SELECT id, project, created, opened, packed FROM moved ON CONFLICT DO NOTHING'`;

it('a table that was moved by the earlier command is readable, and repaired by the move', async () => {
  demand('sqlite3', 'sqlite3');
  const dataDir = firstFolder('data');
  const databaseUrl = await postgres.makeDatabase();
  for (const options of [{ dataDir }, { dataDir, databaseUrl }]) await (await openStore(options)).close();
  const PATH = `${dirname(demand('postgresql', 'initdb'))}:${process.env.PATH}`;
  const shell = { cwd: directory.path, env: { PATH, DATABASE_URL: databaseUrl } };
  await run('bash', ['-c', `set -euo pipefail\n${EARLIER_MOVE}`], shell);

  const client = new pg.Client(databaseUrl);
  await client.connect();
  const count = async (condition: string) =>
    (await client.query(`SELECT count(*)::int AS rows FROM projects WHERE ${condition}`)).rows[0].rows;
  expect(await count("packed = ''")).toBe(1000);

  const [store, original] = [await openStore({ dataDir, databaseUrl }), await openStore({ dataDir })];
  for (const [id] of RECORDED) expect(await store.find(id)).toEqual(await original.find(id));
  await original.close();
  await store.close();

  expect((await moveTo(dataDir, databaseUrl)).stdout).toContain('All 1000 projects are in PostgreSQL: 0 added, 1000');
  expect([await count('packed IS NULL'), await count('true')]).toEqual([1000, 1000]);
  await client.end();
});
