// The benchmark of the tools for models: CPU time of `tools/list` in both revisions, and of a planned call beside the same
// plan by POST, in alternating rounds. `npm run bench -- mcp`; exits 1 if a bar is missed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costOf, type Request, send } from './http/load.ts';
import { OURS, type Server, startServer } from './http/servers.ts';
import { conclude, median, msOf, verdict } from './timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const WARM_UP_ROUNDS = 2;
const AMOUNT = 500;
/** Milliseconds of processor time. */
const MOST_FOR_LIST_MS = 3;
const ROOM = { outline: 'E420 S180 W160 S170 W260 N350', parameters: { tileSize: 300 }, link: false };

const NEWEST = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': NEWEST,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** A message of the newest revision, which has its method and the name of its tool in headers too. */
function newest(method: string, params: object = {}, name?: string): Request {
  return {
    method: 'POST',
    path: '/mcp',
    headers: { ...HEADERS, 'mcp-protocol-version': NEWEST, 'mcp-method': method, ...(name && { 'mcp-name': name }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } }),
  };
}

/** A message of the older revision. */
function older(method: string, params: object = {}): Request {
  return {
    method: 'POST',
    path: '/mcp',
    headers: { ...HEADERS, 'mcp-protocol-version': '2025-11-25' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  };
}

/** The same room with a new start each time, so that nothing is planned twice. */
const bodies = (round: number) =>
  Array.from({ length: AMOUNT }, (_, i) => {
    const place = (round + WARM_UP_ROUNDS) * AMOUNT + i;
    return { ...ROOM, start: { x: place % 299, y: (place % 9973) / 1000 } };
  });

const CONTESTS: readonly { name: string; requests: (round: number) => readonly Request[]; mostMs?: number }[] = [
  { name: `tools/list, ${NEWEST}`, requests: () => [newest('tools/list')], mostMs: MOST_FOR_LIST_MS },
  { name: 'tools/list, 2025-11-25', requests: () => [older('tools/list')], mostMs: MOST_FOR_LIST_MS },
  {
    name: 'POST /api/plan, with its drawing',
    requests: (round) =>
      bodies(round).map((body) => ({
        method: 'POST',
        path: '/api/plan',
        headers: HEADERS,
        body: JSON.stringify(body),
      })),
  },
  {
    name: `plan_layout, ${NEWEST}`,
    requests: (round) =>
      bodies(round).map((body) => newest('tools/call', { name: 'plan_layout', arguments: body }, 'plan_layout')),
  },
  {
    name: 'plan_layout, 2025-11-25',
    requests: (round) => bodies(round).map((body) => older('tools/call', { name: 'plan_layout', arguments: body })),
  },
];

async function measure(server: Server): Promise<void> {
  const costs = CONTESTS.map(() => [] as number[]);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const [i, { requests }] of CONTESTS.entries()) {
      const asked = requests(round);
      if (round < 0) await send(server, asked, AMOUNT);
      else costs[i].push(await costOf(server, asked, AMOUNT));
    }
  }
  console.log('\nCPU time per request, of all threads');
  for (const [i, { name, mostMs }] of CONTESTS.entries()) {
    const ms = median(costs[i]) / 1000;
    const judged = mostMs === undefined ? '' : `, bar ${mostMs} ms: ${verdict(ms <= mostMs)}`;
    console.log(`  ${name.padEnd(40)} ${ms.toFixed(2).padStart(6)} ms${judged}`);
  }
}

/** Milliseconds until the list of tools is answered. */
async function timeOfList({ base }: Server): Promise<number> {
  const { path, ...request } = newest('tools/list');
  const began = performance.now();
  const text = await (await fetch(base + path, request)).text();
  if (!text.includes('plan_layout')) throw new Error('The list of tools is not answered.');
  return performance.now() - began;
}

const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const server = await startServer(OURS, '/healthz', {
  PLANNING_THREADS: '1',
  DATA_DIR: join(folder, 'data'),
  PUBLIC_URL: 'http://localhost:3000',
  // High enough never to refuse, but the cost of counting is measured.
  RATE_LIMIT_PER_MINUTE: '1000000000',
});
try {
  const first = await timeOfList(server);
  const second = await timeOfList(server);
  console.log(`\nThe first message, which loads the SDK: ${msOf(first)}; the second: ${msOf(second)}`);
  await measure(server);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
conclude();
