// How much strangers can store: a quota for each address, and small projects.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { projectOf, readQuery } from '../../src/wire/index.ts';
import { startRedis } from '../services/redis.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { casesOf } from '../support/cases.ts';
import { newOutline } from './linked-plans.ts';

const PATIENT_MS = 60_000;
const home = temporaryDirectory('quota');
const running: ServerProcess[] = [];
let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  for (const server of running) expect(await server.stop()).toBe(0);
  await redis.stop();
  home.remove();
});

async function start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0', ...environment });
  running.push(server);
  return server;
}

interface Answer {
  readonly status: number;
  readonly plannerUrl: string | null;
  readonly warnings: readonly string[];
  readonly tiles: object;
}

/** Posts different rooms, some at a time; returns the answers. */
async function postRooms(bases: readonly string[], count: number) {
  const answers: Answer[] = [];
  let posted = 0;
  const post = async () => {
    while (posted < count) {
      const base = bases[posted++ % bases.length];
      const body = JSON.stringify({ outline: newOutline() });
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const answer = await fetch(`${base}/api/plan`, options);
      answers.push({ status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) });
    }
  };
  await Promise.all([1, 2, 3, 4].map(post));
  return answers;
}

const QUOTA = casesOf(30, 300);
const POSTS = casesOf(100, 1000);

it(`an address that posts ${POSTS} rooms to two servers stores ${QUOTA} and gets a plan of each`, async () => {
  const data = join(home.path, 'servers');
  const shared = { DATA_DIR: data, LINKS_PER_DAY: String(QUOTA), REDIS_URL: redis.url };
  const servers = [await start(shared), await start(shared)];
  const bases = servers.map(({ base }) => base);
  const answers = await postRooms(bases, POSTS);
  expect(answers.filter(({ status, tiles }) => status === 200 && tiles !== undefined).length).toBe(POSTS);
  const linked = answers.filter(({ plannerUrl }) => plannerUrl !== null);
  expect(linked.length).toBe(QUOTA);
  expect(new Set(linked.map(({ plannerUrl }) => plannerUrl)).size).toBe(QUOTA);
  const unlinked = answers.filter(({ plannerUrl }) => plannerUrl === null);
  for (const { warnings } of unlinked) expect(warnings.at(-1)).toContain('tomorrow');
  const store = await openStore({ dataDir: data, timeoutMs: PATIENT_MS });
  expect((await store.figures()).projects).toBe(QUOTA);
  await store.close();
  const metrics = await (await fetch(`${bases[0]}/metrics`)).text();
  expect(metrics).toContain(`\ntilewright_projects ${QUOTA}\n`);
  expect(metrics).toMatch(/^tilewright_store_bytes [1-9][0-9]+$/m);
});

const PROJECTS = casesOf(500, 10_000);

it(`${PROJECTS} projects of typical rooms take at most 800 bytes of SQLite each`, async () => {
  const dataDir = join(home.path, 'typical');
  const store = await openStore({ dataDir, timeoutMs: PATIENT_MS });
  const rooms = [
    (w: number) => `outline=E${w}+S240+W${w}+N240&subtract=140,0,40,60`,
    (w: number) =>
      `outline=E${w}+S180+W160+S170+W${w - 160}+N350&pattern=herringbone&tileWidth=70&tileHeight=280&joint=2`,
    (w: number) => `polygon=0,0+${w},0+${w},180+260,180+260,350+0,350&pattern=bricks&start=12.5,3`,
    (w: number) => `outline=E${w}+S300+W${w}+N300&pattern=hexagons&color=aa3322&subtract=90,110,70,50;10,10,20,20`,
  ];
  const saves = Array.from({ length: PROJECTS }, (_, index) => {
    const read = readQuery(rooms[index % rooms.length](300 + index / 100));
    if (!read.ok) throw new Error(read.mistakes[0].message);
    return store.save(String(index).padStart(22, 'x'), projectOf(read).text);
  });
  expect(new Set(await Promise.all(saves))).toEqual(new Set(['new']));
  await store.close();
  const database = new Database(join(dataDir, 'tilewright.db'));
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  expect(statSync(join(dataDir, 'tilewright.db')).size).toBeLessThan(800 * PROJECTS);
});
