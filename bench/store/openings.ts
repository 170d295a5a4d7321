// A large stored project, opened again and again by one address with different queries, while others plan small rooms.

import { Agent, get } from 'node:http';
import type { LoadedServer } from '../load/processes.ts';
import { msOf, p99Of, tell } from '../timing.ts';
import { largeBody } from './large-project.ts';

const OPENINGS = 100;
const PER_MINUTE = 30;
const BARS = { ratio: 2, roomMs: 60 };
const SMALL_ROOM = '/api/plan?outline=E180+S240+W180+N240';
const PAUSE_MS = 10;

interface Received {
  readonly status: number;
  readonly ms: number;
}

/** Requests an address as a client behind a proxy. */
function ask(agent: Agent, url: string, client: string): Promise<Received> {
  const began = performance.now();
  const headers = { 'x-forwarded-for': client, 'accept-encoding': 'gzip, br' };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const status = response.statusCode ?? 0;
      response.resume().on('end', () => resolve({ status, ms: performance.now() - began }));
    }).on('error', reject);
  });
}

async function storeLarge(base: string): Promise<{ path: string; bytes: number }> {
  const body = largeBody();
  const answer = await fetch(`${base}/api/plan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { plannerUrl, warnings } = (await answer.json()) as { plannerUrl: string | null; warnings: string[] };
  if (plannerUrl === null) throw new Error(`The large project has no link: ${warnings}`);
  return { path: new URL(plannerUrl).pathname, bytes: body.length };
}

/** The server must trust one proxy and have the usual limit of requests. */
export async function measureOpenings(server: LoadedServer): Promise<void> {
  const { base } = server;
  const { path, bytes } = await storeLarge(base);
  const agent = new Agent({ keepAlive: true });
  // Another page first, so that the first opening does not include compiling the code.
  const small = (await (await fetch(base + SMALL_ROOM)).json()) as { plannerUrl: string };
  for (let i = 0; i < 10; i++) await ask(agent, `${base}${new URL(small.plannerUrl).pathname}`, `10.0.0.${i}`);

  const before = server.processorMs();
  const statuses = [(await ask(agent, base + path, '10.1.1.1')).status];
  const one = server.processorMs() - before;
  while (statuses.length < OPENINGS) {
    statuses.push((await ask(agent, `${base}${path}?x=${statuses.length}`, '10.1.1.1')).status);
  }
  const all = server.processorMs() - before;
  const opened = statuses.filter((status) => status === 200).length;
  const firstRefused = statuses.indexOf(429) + 1;
  tell('the request of the project', `${Math.round(bytes / 1000)} KB`);
  tell('processor time of one opening', msOf(one));
  tell(`of ${OPENINGS}, of which ${opened} were answered with the page`, msOf(all));
  const ratio = all / one;
  tell('ratio', ratio.toFixed(2), { text: `${BARS.ratio}`, met: ratio < BARS.ratio });
  tell('the first that was refused', `${firstRefused}`, {
    text: `${PER_MINUTE + 1}`,
    met: firstRefused === PER_MINUTE + 1,
  });

  // Every opening by another address and in another language, so that none is refused and four are planned.
  const rooms: number[] = [];
  let isDone = false;
  const asking = (async () => {
    const other = new Agent({ keepAlive: true });
    for (let room = 0; !isDone; room++) {
      const url = `${base}/api/plan?outline=E${180 + (room % 900) / 10}+S240+W${180 + (room % 900) / 10}+N240&link=false`;
      rooms.push((await ask(other, url, `10.2.${room >> 8}.${room & 255}`)).ms);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    other.destroy();
  })();
  const langs = ['pl', 'es', 'zh', 'en'];
  for (let opening = 0; opening < OPENINGS; opening++) {
    await ask(agent, `${base}${path}?x=${opening}&units=imperial&lang=${langs[opening % 4]}`, `10.3.0.${opening}`);
  }
  isDone = true;
  await asking;
  agent.destroy();
  const p99 = p99Of(rooms);
  tell(`a small room meanwhile, p99 of ${rooms.length}`, msOf(p99), {
    text: msOf(BARS.roomMs),
    met: p99 < BARS.roomMs,
  });
}
