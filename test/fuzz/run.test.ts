// The fuzzer against servers with known faults: it finds each, names the broken law and shrinks the request.

import type { AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../../src/http/app.ts';
import { casesOf } from '../support/cases.ts';
import { planningWithSharedDocuments } from '../support/documents.ts';
import { Connection } from './connection.ts';
import { documentedStatuses } from './laws.ts';
import { replayOf } from './request.ts';
import { run, tryRequest } from './run.ts';
import { shrink } from './shrink.ts';

const running: App[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

/** Spoils an answer: changes the reply, returns another text, or does nothing. */
type Fault = (reply: FastifyReply, text: string, request: FastifyRequest) => string | undefined;

/** Starts the real server with a fault injected into its answers. */
async function startFaulty(fault: Fault): Promise<string> {
  const app = buildApp({ publicUrl: 'https://tiles.example', planning: planningWithSharedDocuments() });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPacked = reply.hasHeader('content-encoding');
    done(null, isPacked ? payload : (fault(reply, String(payload ?? ''), request) ?? payload));
  });
  running.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Replaces something in every plan. */
const inPlans =
  (from: string | RegExp, to: () => string): Fault =>
  (_reply, text) =>
    text.startsWith('{"surface"') ? text.replace(from, to) : undefined;

/** Does something to every answer with a status. */
const withStatus =
  (status: number, change: (reply: FastifyReply) => unknown): Fault =>
  (reply) => {
    if (reply.statusCode === status) change(reply);
    return undefined;
  };

let answers = 0;
const FAULTS: readonly (readonly [string, Fault, RegExp])[] = [
  ['a 500', withStatus(404, (reply) => reply.code(500)), /^no answer of 500 and above$/],
  ['an odd status', withStatus(200, (reply) => reply.code(202)), /^statuses are documented$/],
  ['a hung-up connection', withStatus(404, ({ raw }) => raw.destroy()), /^every request is answered$/],
  ['kept refusals', withStatus(400, (reply) => reply.header('cache-control', 'public')), /^refusals are short JSON/],
  ['pages shut out', withStatus(400, (reply) => reply.removeHeader('access-control-allow-origin')), /^every page may/],
  [
    'long refusals',
    (reply) => (reply.statusCode === 400 ? `{"error":"${'x'.repeat(501)}"}` : undefined),
    /^refusals are/,
  ],
  [
    'our insides',
    (reply) => (reply.statusCode === 400 ? '{"error":"TypeError: x"}' : undefined),
    /^refusals reveal no/,
  ],
  ['a wrong sum', inPlans(/"whole":[0-9]+/, () => '"whole":20001'), /^total = whole \+ cut$/],
  ['a missing number', inPlans(/"areaM2":[0-9.]+/, () => '"areaM2":null'), /^every number is finite$/],
  ['wrong waste', inPlans(/"wastePercent":[0-9.]+/, () => '"wastePercent":99.9'), /^waste = /],
  ['a broken drawing', inPlans('</svg>"', () => '"'), /^drawings are whole$/],
  ['dead drawings', inPlans(/&format=svg"/, () => '&format=gif"'), /^svgUrl opens$/],
  ['answers of chance', inPlans('{', () => `{"count":${answers++},`), /^the same again$/],
];

describe('the fuzzer finds', () => {
  it.each(FAULTS)('%s', async (_, fault, law) => {
    const { failure } = await run({ base: await startFaulty(fault), seed: 1, count: 1500 });
    expect(failure?.law).toMatch(law);
  });

  it('nothing in the real server', async () => {
    const count = casesOf(100, 600);
    const { failure, done, byStatus } = await run({ base: await startFaulty(() => undefined), seed: 3, count });
    expect(failure).toBeUndefined();
    expect(done).toBe(count);
    expect([...byStatus.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405]));
  });
});

describe('a failing request', () => {
  /** A server that fails if a colour of joints is given anywhere. */
  const fault: Fault = (reply, _text, { raw, body }) => {
    if (/gapColor/.test(`${raw.url}${body}`)) reply.code(500);
    return undefined;
  };

  it('is shrunk as far as it still fails', async () => {
    const base = await startFaulty(fault);
    const { failure } = await run({ base, seed: 4, count: 1500 });
    if (failure === undefined) throw new Error('The fault was not found.');
    const documented = documentedStatuses(await (await fetch(`${base}/openapi.json`)).text());
    const connection = new Connection(base);
    const small = await shrink(4, failure, async (request) => {
      return (await tryRequest(connection, request, documented)).breach?.law === failure.law;
    });
    connection.close();
    if (small.kind !== 'http') throw new Error('The fault was found in bytes.');
    const left = `${small.target}${small.body?.toString() ?? ''}`;
    expect(left).toContain('gapColor');
    expect(left.length).toBeLessThan(40);
  });

  it('can be sent again from a shell', () => {
    const get = { kind: 'http', method: 'GET', target: "/api/plan?x='", headers: [['A', 'b']], body: null } as const;
    expect(replayOf(get, 'http://localhost:3000')).toBe(
      `curl -i -g --path-as-is -X 'GET' -H 'A: b' 'http://localhost:3000/api/plan?x='\\'''`,
    );
    const post = { ...get, method: 'POST', target: '/api/plan', headers: [], body: Buffer.from('{}') };
    expect(replayOf(post, 'http://localhost:3000')).toMatch(/^echo e30= \| base64 -d \| curl .* --data-binary @- /);
    expect(replayOf({ kind: 'bytes', bytes: Buffer.from('x') }, 'http://localhost:3000')).toBe(
      'echo eA== | base64 -d | nc -N localhost 3000',
    );
  });
});
