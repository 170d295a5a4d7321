// The routes of the app over sockets, with their addresses in other spellings: one that is the same address gets the same
// answer, and none gets past a rate limit that is used up.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../../src/http/app.ts';
import { MemoryRateLimit } from '../../src/http/rate-limit/index.ts';
import { randomAt } from '../fuzz/random.ts';
import { memoryStore } from '../support/memory-store.ts';
import { seedOf } from '../support/seed.ts';
import { bytesOf, Connection } from './connection.ts';
import type { Arrived } from './refusal-faults.ts';
import { JSON_HEADERS, PLAN, ROOM, ROOM_FIELDS } from './row.ts';
import { escapeUnreserved, respelled } from './spellings.ts';

const PUBLIC_URL = 'https://tiles.example';
const QUOTA = 5;
const SEED = seedOf(process.env);

let app: App;
let connection: Connection;
let id: string;
beforeAll(async () => {
  const rateLimit = { limit: new MemoryRateLimit(QUOTA, 24 * 3600_000), perMinute: QUOTA };
  const adminToken = 'a-long-enough-token';
  app = buildApp({ store: memoryStore(), publicUrl: PUBLIC_URL, adminToken, rateLimit, trustProxy: 1 });
  const { plannerUrl } = (await app.inject(`${PLAN}?${ROOM}`)).json();
  id = plannerUrl.split('/').at(-1);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  connection = new Connection(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
afterAll(async () => {
  connection.close();
  await app.close();
});

let clients = 0;
const newClient = () => `192.0.${Math.floor(clients / 250)}.${(clients++ % 250) + 1}`;

interface Sample {
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status of a request within the limit. */
  readonly status: number;
}

const TOOL_CALL = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plan_layout","arguments":{${ROOM_FIELDS}}}}`;
const MCP_HEADERS = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' };

/** What a request to a route has beside its path. */
const REST: Readonly<Record<string, Partial<Sample> | undefined>> = {
  'GET /api/plan': { query: `?${ROOM}&link=false` },
  'POST /api/plan': { body: `{${ROOM_FIELDS}}` },
  'POST /api/plans': { body: `{"plans":[{${ROOM_FIELDS}}]}` },
  'POST /api/compare': { body: `{${ROOM_FIELDS},"variants":[{"pattern":"bricks"}]}` },
  'POST /api/job/compare': { body: `{"surfaces":[{${ROOM_FIELDS}}],"variants":[{"pattern":"bricks"}]}` },
  'POST /api/job': { body: `{"surfaces":[{${ROOM_FIELDS}}]}` },
  'GET /api/plan/patterns': { query: '?lang=pl' },
  'GET /api/projects/*': {},
  'GET /api/files/*': { status: 404 },
  'DELETE /api/projects/*': { headers: { authorization: 'Bearer not-the-operators' }, status: 401 },
  'GET /planner': { query: '?lang=es', status: 308 },
  'GET /planner/*': { query: '?lang=es' },
  'GET /planner/:id/preview.png': {},
  'GET /embed/*': {},
  'GET /embed/planner': { query: '?tileSize=600' },
  'GET /search': { query: '?q=offcut' },
  'GET /oembed': { query: `?url=${PUBLIC_URL}/planner/ID` },
  // Its calls are counted, not its requests.
  'POST /mcp': { body: TOOL_CALL, headers: MCP_HEADERS },
};

/** A request to each route that has a limit, and to the tools. */
function samples(): Sample[] {
  return [...app.routes.routes].flatMap(([address, { methods, window }]) =>
    [...methods].flatMap((method) => {
      if (method === 'OPTIONS' || (window === 'none' && address !== '/mcp')) return [];
      const route = `${method === 'HEAD' ? 'GET' : method} ${address}`;
      const rest = REST[route];
      if (rest === undefined) throw new Error(`${route} has a limit, and no sample here`);
      const path = address.replace(/\*|:id/, id);
      return { route, method, path, status: 200, ...rest, query: (rest.query ?? '').replace('ID', id) };
    }),
  );
}

function send({ method, headers, body }: Sample, url: string, client: string): Promise<Arrived> {
  if (!connection.isOpen) throw new Error('The server closed the connection.');
  const type: Readonly<Record<string, string>> = body === undefined ? {} : JSON_HEADERS;
  const bytes = bytesOf({
    method,
    url,
    headers: { ...type, ...headers, 'x-forwarded-for': client },
    ...(body !== undefined && { body }),
  });
  return connection.ask({ bytes, isHead: method === 'HEAD' ? true : undefined });
}

/** What an answer says, apart from its time. */
const saidBy = ({ status, headers, body }: Arrived) => [status, headers['content-type'], body];

describe('an address with escaped letters', () => {
  it('is the same address: it gets the same answer and counts in the same window', async () => {
    for (const [number, sample] of samples().entries()) {
      // The first request makes what the others find in the cache, and counts for more.
      await send(sample, sample.path + sample.query, newClient());
      const answer = await send(sample, sample.path + sample.query, newClient());
      expect([sample, answer.status]).toEqual([sample, sample.status]);
      const random = randomAt(SEED, number);
      for (let times = 0; times < 5; times++) {
        const url = escapeUnreserved(sample.path, random) + sample.query;
        const other = await send(sample, url, newClient());
        expect([url, ...saidBy(other)]).toEqual([url, ...saidBy(answer)]);
        expect(other.headers.ratelimit?.replace(/t=.*/, '')).toBe(answer.headers.ratelimit?.replace(/t=.*/, ''));
      }
    }
  });
});

describe('a rate limit that is used up', () => {
  const spent = newClient();
  beforeAll(async () => {
    for (let times = 0; times < QUOTA; times++) {
      for (const path of ['/api/nothing', '/planner/nothing']) {
        const { status } = await send({ ...samples()[0], method: 'GET' }, path, spent);
        expect(status).toBe(404);
      }
    }
  });

  type Verdict = 'limited' | 'unknown address' | 'served';

  /** Whether a route did any work: it did, unless the limit refused the request or the router knows no such address. */
  async function verdictOn(sample: Sample, url: string): Promise<Verdict> {
    const { status, headers, body } = await send(sample, url, spent);
    if (status === 429) return 'limited';
    // The refusal of HEAD has no body to tell.
    if (sample.method === 'HEAD' && status >= 400) return verdictOn({ ...sample, method: 'GET' }, url);
    if (status === 404 && body.includes('nothing at this address')) return 'unknown address';
    if (sample.route !== 'POST /mcp') return 'served';
    // A slash too many is not a call of a tool.
    const isLimited = body.includes('rate-limited') || (status === 308 && headers.location === '/mcp');
    return isLimited ? 'limited' : 'served';
  }

  it('serves no limited route, however its address is written', async () => {
    const all = samples();
    const verdicts: Record<Verdict, string[]> = { limited: [], 'unknown address': [], served: [] };
    for (let number = 0; number < 1000; number++) {
      const sample = all[number % all.length];
      const url = respelled(sample.path, sample.query, randomAt(SEED, number));
      verdicts[await verdictOn(sample, url)].push(`${sample.method} ${url}`);
    }
    expect(verdicts.served).toEqual([]);
    // Nearly all spellings that only look like a limited address are counted too.
    expect(verdicts.limited.length).toBeGreaterThan(500);
  });

  it.each(['PUT', 'PATCH', 'TRACE', 'POST', 'DELETE'])('counts %s at each limited address', async (method) => {
    for (const sample of samples().filter(({ route }) => route !== 'POST /mcp')) {
      const { status } = await send({ ...sample, method }, sample.path, spent);
      expect([sample.path, status]).toEqual([sample.path, 429]);
    }
  });

  it('still answers preflights, documents and health', async () => {
    for (const [method, url, status] of [
      ['OPTIONS', PLAN, 204],
      ['GET', '/%6cl%6Ds.txt', 200],
      ['GET', '/healthz', 200],
      ['GET', '/nothing', 404],
    ] as const) {
      const answer = await send({ ...samples()[0], method }, url, spent);
      expect([url, answer.status, answer.headers.ratelimit]).toEqual([url, status, undefined]);
    }
  });
});

describe('the table of routes', () => {
  it('has only addresses whose characters have one spelling without escapes', () => {
    for (const address of app.routes.routes.keys()) expect(address).toMatch(/^(\/|(\/[\w.~-]+|\/:id)+(\/\*)?)$/);
  });

  it.each([
    [{}, 'declares no window'],
    [{ config: { window: 'none' } }, 'others below /api as api'],
  ] as const)('refuses a route with the options %j at the start', (options, message) => {
    const other = buildApp();
    expect(() => other.get('/api/new', options, async () => 'new')).toThrow(message);
  });
});
