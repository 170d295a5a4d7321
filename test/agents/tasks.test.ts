// Every task of the agent bench can be solved with the public interface, at the first call: the scripted clients do it by HTTP and
// with the tools, and what the service says agrees with the formulas.

import { type Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Init, PLAN, posted } from '../../bench/agents/addresses.ts';
import { faultsOf } from '../../bench/agents/check.ts';
import { httpClient, mcpClient, type ScriptedClient } from '../../bench/agents/clients.ts';
import { type Expected, expectedOf } from '../../bench/agents/expected.ts';
import { type AnswerField, figuresIn, isSame } from '../../bench/agents/fields.ts';
import { isCall, isRefusal } from '../../bench/agents/recorder.ts';
import { fewestCalls } from '../../bench/agents/report.ts';
import { KINDS, LANGUAGES } from '../../bench/agents/task.ts';
import { TASKS } from '../../bench/agents/tasks/index.ts';
import { type App, buildApp } from '../../src/http/app.ts';
import { connected } from '../support/mcp-clients.ts';
import { memoryStore } from '../support/memory-store.ts';

const BASE = 'http://127.0.0.1:1';
let app: App;
let tools: Client;
/** What was sent since the task began. */
let sent = { calls: 0, refusals: 0 };

const note = (path: string, requestBody: string, status: number, body: string) => {
  if (!isCall(path, requestBody)) return;
  sent.calls++;
  if (isRefusal(status, body)) sent.refusals++;
};

/** A request to the app without a port. */
async function send(path: string, init?: Init): Promise<Response> {
  const { body: payload, ...others } = init ?? { method: 'GET' as const };
  const answer = await app.inject({ url: path, ...others, ...(payload !== undefined && { payload }) });
  note(path, payload ?? '', answer.statusCode, answer.body);
  const headers = { 'content-type': String(answer.headers['content-type']) };
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}

/** The transport of a client of the tools, over the same requests. */
const transport = () =>
  new StreamableHTTPClientTransport(new URL(`${BASE}/mcp`), {
    fetch: async (url, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const isPost = init?.method === 'POST';
      return send(new URL(url).pathname, isPost ? { method: 'POST', headers, body: String(init.body) } : undefined);
    },
  });

beforeAll(async () => {
  app = buildApp({ store: memoryStore(), publicUrl: BASE });
  tools = await connected(transport(), 'auto');
});
afterAll(async () => {
  await tools.close();
  await app.close();
});

/** Computed once for both clients. */
const expectations = new Map<string, Promise<Expected>>();
function expectedFor(task: (typeof TASKS)[number]): Promise<Expected> {
  const expected = expectations.get(task.id) ?? expectedOf(task, send);
  expectations.set(task.id, expected);
  return expected;
}

async function storedLink(task: (typeof TASKS)[number]): Promise<string | undefined> {
  if (task.stored === undefined) return undefined;
  const { plannerUrl } = (await (await send(PLAN, posted(task.stored))).json()) as { plannerUrl: string };
  return plannerUrl;
}

it('are sixty, of every kind and language, and many of them are clumsy', () => {
  expect(new Set(TASKS.map(({ id }) => id)).size).toBe(60);
  expect([...new Set(TASKS.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
  for (const language of LANGUAGES) expect(TASKS.filter((task) => task.language === language)).toHaveLength(15);
  expect(TASKS.filter(({ isClumsy }) => isClumsy).length).toBeGreaterThanOrEqual(15);
});

it('are never compared with the answer to the call itself: there is another form or a formula', async () => {
  for (const task of TASKS.filter(({ reference }) => reference === undefined)) {
    const { byFormula } = await expectedFor(task);
    expect(
      task.asks.filter((name) => byFormula[name] === undefined),
      task.id,
    ).toEqual([]);
  }
});

it.each(TASKS)('$id: what the service says follows from the formula', async (task) => {
  const { byService, byFormula } = await expectedFor(task);
  const asked = Object.entries(byFormula).filter(([name]) => name in byService) as [AnswerField, unknown][];
  for (const [name, value] of asked)
    expect(isSame(name, byService[name], value), `${name}: ${byService[name]}`).toBe(true);
});

it.each(TASKS)('$id is not solved by another figure, or by none', async (task) => {
  const expected = await expectedFor(task);
  for (const name of task.asks) {
    const other = typeof expected.figures[name] === 'number' ? Number(expected.figures[name]) + 1 : 'other';
    for (const reported of [{ ...expected.figures, [name]: other }, { ...expected.figures, [name]: undefined }, null]) {
      expect(await faultsOf(task, reported, expected, send)).toHaveLength(1);
    }
  }
});

describe.each([
  ['HTTP', (): ScriptedClient => httpClient(send, BASE)],
  ['tools', (): ScriptedClient => mcpClient(tools)],
])('by %s', (_, clientOf) => {
  it.for(TASKS)('$id is solved with the fewest calls', async (task) => {
    const expected = await expectedFor(task);
    const link = await storedLink(task);
    sent = { calls: 0, refusals: 0 };
    const answer = await clientOf()(task.call, link);
    expect(sent.calls).toBe(fewestCalls(task));
    if (answer.error === undefined) expect(sent.refusals).toBe(0);
    expect(await faultsOf(task, figuresIn(answer, task.asks), expected, send)).toEqual([]);
  });
});
