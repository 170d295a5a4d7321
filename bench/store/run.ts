// Stored projects of a public service: `npm run bench -- store`; exits 1 if a bar is missed. `openings` or `removal` runs
// one part.

import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadedServer, startLoadedServer } from '../load/processes.ts';
import { conclude } from '../timing.ts';
import { measureOpenings } from './openings.ts';
import { fill, measureRemoval } from './removal.ts';

const home = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const running: LoadedServer[] = [];

async function start(folder: string, environment: Record<string, string>): Promise<LoadedServer> {
  const settings = { PUBLIC_URL: 'http://localhost:3000', DATA_DIR: join(home, folder), PLANNING_THREADS: '2' };
  const server = await startLoadedServer('.', { ...settings, ...environment });
  running.push(server);
  return server;
}

async function removal(): Promise<void> {
  const unlimited = { RATE_LIMIT_PER_MINUTE: '0' };
  mkdirSync(join(home, 'keeping'));
  await (await start('keeping', unlimited)).stop();
  fill(join(home, 'keeping'));
  cpSync(join(home, 'keeping'), join(home, 'removing'), { recursive: true });
  await measureRemoval(
    await start('keeping', unlimited),
    await start('removing', { ...unlimited, LINK_TTL_DAYS: '30' }),
  );
}

const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
try {
  if (isWanted('openings')) {
    console.log('A large stored project, opened again and again');
    await measureOpenings(await start('openings', { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '30' }));
  }
  if (isWanted('removal')) {
    console.log('\nThe removal of expired projects');
    await removal();
  }
} finally {
  for (const server of running) await server.stop();
  rmSync(home, { recursive: true });
}
conclude();
