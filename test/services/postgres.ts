// A PostgreSQL server for one test: a fresh cluster in a temporary directory, on a loopback port.

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Child, type ChildOptions, startChild } from './child.ts';
import { demand } from './programs.ts';
import { runService, type Service } from './service.ts';
import { temporaryDirectory } from './temporary.ts';

/** A server; its address is that of the superuser. */
export interface PostgresService extends Service {
  /** Creates an empty database and returns its address. */
  makeDatabase(): Promise<string>;
}

const READY = /database system is ready to accept connections/;

/** Settings that make a short-lived cluster fast; they only matter if the machine crashes. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=16MB',
  'log_min_messages=log',
];

/** Creates a cluster and starts its server; throws one line if PostgreSQL is missing. */
export async function startPostgres(): Promise<PostgresService> {
  const initdb = demand('postgresql', 'initdb');
  const { path: home, remove } = temporaryDirectory('postgres');
  const user = ordinaryUser();
  const options = { env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, cwd: home, ...user };
  const password = randomBytes(12).toString('hex');
  try {
    writeFileSync(join(home, 'password'), `${password}\n`);
    if (user) for (const path of [home, join(home, 'password')]) chownSync(path, user.uid, user.gid);
    await makeCluster(initdb, home, options);
    const service = await runService({
      remove,
      start: (port) => startServer(join(dirname(initdb), 'postgres'), home, port, options),
      urlOf: (port) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      // SIGTERM would wait for clients to disconnect.
      endSignal: 'SIGINT',
    });
    return { ...service, makeDatabase: () => makeDatabase(service.url) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; its Debian package creates a user for it. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function makeCluster(initdb: string, home: string, options: ChildOptions): Promise<void> {
  const args = ['-D', join(home, 'data'), '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const child = startChild(initdb, [...args, '-A', 'scram-sha-256', `--pwfile=${join(home, 'password')}`], options);
  const code = await child.ended;
  if (code !== 0) throw new Error(`initdb failed with ${code}: ${child.errors().trim().split('\n').join(' | ')}`);
}

async function startServer(program: string, home: string, port: number, options: ChildOptions): Promise<Child> {
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const child = startChild(program, ['-D', join(home, 'data'), ...settings], options);
  await child.says(READY);
  return child;
}

async function makeDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(serverUrl), { pathname: name }).href;
}
