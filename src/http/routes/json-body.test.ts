// What is no body is refused with one that the same address takes.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { type App, buildApp } from '../app.ts';

const ADDRESSES = ['/api/plan', '/api/plans', '/api/compare', '/api/job', '/api/job/compare'];
/** Bodies that cannot be read, and a good one beside a query. */
const BODIES: readonly (readonly [about: string, body: Buffer, query?: string])[] = [
  ['nothing', Buffer.alloc(0)],
  ['what is no JSON', Buffer.from('{"outline":')],
  ['a list', Buffer.from('[]')],
  ['what is no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
  ['a query beside it', Buffer.from('{}'), '?tileSize=300'],
];

let app: App;
beforeAll(() => {
  app = buildApp({ store: memoryStore() });
});
afterAll(() => app.close());

const post = (url: string, payload: Buffer | string) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

it.each(
  ADDRESSES.flatMap((address) => BODIES.map(([about, body, query = '']) => [address, about, body, query] as const)),
)('%s refuses %s with a body that it takes', async (address, _, body, query) => {
  const { statusCode, body: text } = await post(address + query, body);
  expect(statusCode).toBe(400);
  const { error } = JSON.parse(text) as { error: string };
  const [example = expect.fail(error)] =
    /\{".*\}(?=[ .])/s.exec(error.slice(error.search(/such as|for example/))) ?? [];
  expect((await post(address, example)).statusCode).toBe(200);
});
