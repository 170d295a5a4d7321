// Several servers, started at the same moment on one PostgreSQL and one Redis, behave as one service.

import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresService, startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import type { Service } from '../services/service.ts';
import { casesOf } from '../support/cases.ts';
import { askForLink, expectAllOpen, newOutline, PUBLIC_URL } from './linked-plans.ts';

const SERVERS = casesOf(4, 10);
const QUOTA = 30;

/** Makes the database record each created table; `IF NOT EXISTS` on an existing table is not recorded. */
const WATCH = `
  CREATE TABLE made (what text);
  CREATE FUNCTION write_down() RETURNS event_trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO made SELECT object_identity FROM pg_event_trigger_ddl_commands() WHERE command_tag = 'CREATE TABLE';
  END $$;
  CREATE EVENT TRIGGER watch ON ddl_command_end EXECUTE FUNCTION write_down();`;

let postgres: PostgresService;
let redis: Service;
let database: pg.Client;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const databaseUrl = await postgres.makeDatabase();
  database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(WATCH);
  const environment = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, PUBLIC_URL, TRUST_PROXY: '1' };
  servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(environment)));
});

afterAll(async () => {
  for (const server of servers) server.kill('SIGINT');
  for (const server of servers) expect(await server.ended).toBe(0);
  await database?.end();
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

it('create the table once', async () => {
  const look = () => Promise.all(servers.map(async ({ base }) => (await fetch(`${base}/readyz`)).json()));
  // Many at once on a busy machine may need time to connect to their database.
  await expect.poll(look, { timeout: 30_000 }).toEqual(servers.map(() => ({ status: 'ready', store: 'ready' })));
  const { rows } = await database.query('SELECT what FROM made');
  expect(rows).toEqual([{ what: 'public.projects' }]);
});

it('allow exactly 30 of 40 requests of one address', async () => {
  const ask = async ({ base }: ServerProcess, client: string) => {
    const answer = await fetch(`${base}/api/plan/patterns`, { headers: { 'x-forwarded-for': client } });
    await answer.text();
    return { status: answer.status, left: Number(/r=([0-9]+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]) };
  };
  // Until all of them are connected to Redis.
  let client = 0;
  const countTogether = async () => {
    client += 1;
    const lefts: number[] = [];
    for (const server of servers) lefts.push((await ask(server, `192.0.2.${client}`)).left);
    return lefts;
  };
  const counted = Array.from({ length: SERVERS }, (_, index) => QUOTA - 1 - index);
  await expect.poll(countTogether, { timeout: 30_000 }).toEqual(counted);
  const statuses: number[] = [];
  for (let round = 0; round < 40 / SERVERS; round += 1) {
    const answers = await Promise.all(servers.map((server) => ask(server, '203.0.113.1')));
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(QUOTA);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

it('open every link on every server', async () => {
  const links = await Promise.all(servers.map(({ base }) => askForLink(base, newOutline())));
  const made = links.filter((link) => link !== null);
  expect(made).toHaveLength(SERVERS);
  // A client for each server, since all servers count the pages of one client together.
  for (const [i, { base }] of servers.entries()) {
    await expectAllOpen(base, made, { 'x-forwarded-for': `198.51.100.${i + 1}` });
  }
});
