// Every row of the table of bad requests, injected into the server with a real store behind it: refused as the row says,
// alike by HEAD, and nothing stored.

import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../../src/http/app.ts';
import { openStore, type ProjectStore } from '../../src/store/index.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { THEMES } from './index.ts';
import { type Arrived, faultsOf } from './refusal-faults.ts';
import { type BadRequest, ROOM } from './row.ts';

const directory = temporaryDirectory('bad-requests');
let store: ProjectStore;
let app: App;

beforeAll(async () => {
  store = await openStore({ dataDir: directory.path });
  app = buildApp({ store, publicUrl: 'https://tiles.example' });
});
afterAll(async () => {
  await app.close();
  await store.close();
  directory.remove();
});

/** Whether an injected address arrives as it was written: what comes in by a socket is taken as it is. */
function isInjectable({ url }: BadRequest): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search === url;
}

async function send({ method = 'GET', url, headers, body }: BadRequest): Promise<Arrived> {
  const request = { method, url, headers, payload: body } as InjectOptions;
  const answer = await app.inject(request);
  return { status: answer.statusCode, headers: answer.headers as Arrived['headers'], body: answer.body };
}

function countProjects(): number {
  const database = new Database(join(directory.path, 'tilewright.db'), { readonly: true });
  try {
    const [count] = database.prepare('SELECT count(*) FROM projects').raw().get() as [number];
    return count;
  } finally {
    database.close();
  }
}

it('counts what is stored', async () => {
  expect(countProjects()).toBe(0);
  expect((await send({ name: '', url: `/api/plan?${ROOM}`, status: 200, words: [] })).status).toBe(200);
  expect(countProjects()).toBe(1);
});

it('has a row of its own for each request, and enough of them', () => {
  const rows = THEMES.flatMap(({ rows }) => rows);
  expect(rows.length).toBeGreaterThan(400);
  const names = rows.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

describe.each(THEMES)('$theme', ({ rows }) => {
  it.each(rows.filter(isInjectable))('$name', async (row) => {
    expect(faultsOf(row, await send(row))).toEqual([]);
    if ((row.method ?? 'GET') !== 'GET') return;
    // That a HEAD has no body is Node's doing, and to be seen on a socket alone.
    const { status, headers } = await send({ ...row, method: 'HEAD' });
    expect([status, headers['cache-control']]).toEqual([row.status, 'no-store']);
  });
});

it('stored nothing for any of them', async () => {
  expect(countProjects()).toBe(1);
  expect((await send({ name: '', url: `/api/plan?${ROOM}&link=false`, status: 200, words: [] })).status).toBe(200);
});
