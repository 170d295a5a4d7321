// Files over HTTP: the format that Accept chooses, its place in caches, and the names of files.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../support/memory-store.ts';
import { type ContractService, openContract } from './contract-service.ts';

const PLAN = '/api/plan?outline=E180+S240+W180+N240';
let service: ContractService;

beforeAll(async () => {
  service = await openContract({ store: memoryStore() });
});
afterAll(() => service.close());

const typeOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(answer.headers['content-type']).split(';')[0];

describe('Accept', () => {
  it('chooses the format of a request that names none, also of cached answers', async () => {
    const url = `${PLAN}&link=false`;
    const tags = new Set<unknown>();
    for (let time = 0; time < 2; time++) {
      for (const [accept, type] of [
        ['text/csv', 'text/csv'],
        ['image/svg+xml', 'image/svg+xml'],
        ['text/csv, application/json', 'application/json'],
        ['*/*', 'application/json'],
      ]) {
        const answer = await service.get(url, { accept });
        expect([typeOf(answer), answer.headers.vary]).toEqual([type, 'Accept, Accept-Encoding']);
        tags.add(answer.headers.etag);
        const again = await service.get(url, { accept, 'if-none-match': String(answer.headers.etag) });
        expect([again.status, again.headers.vary]).toEqual([304, 'Accept, Accept-Encoding']);
      }
    }
    expect(tags.size).toBe(3);
    expect((await service.get(url, { accept: 'text/csv' })).body).toBe((await service.get(`${url}&format=csv`)).body);
  });

  it('chooses it on POST too, and never against a format that is named', async () => {
    const body = { outline: 'E180 S240 W180 N240', link: false };
    expect(typeOf(await service.post(body, { accept: 'text/csv' }))).toBe('text/csv');
    expect(typeOf(await service.post({ ...body, format: 'json' }, { accept: 'text/csv' }))).toBe('application/json');
    const named = await service.get(`${PLAN}&link=false&format=json`, { accept: 'text/csv' });
    expect([typeOf(named), named.headers.vary]).toEqual(['application/json', 'Accept-Encoding']);
  });

  it('stores no project for a file', async () => {
    const stored = await service.storedBy(async () => {
      await service.get(PLAN, { accept: 'text/csv' });
    });
    expect(stored).toBe(0);
  });
});

describe('the name of a file', () => {
  it.each([
    ['', 'attachment; filename="tilewright-180x240cm-squares.csv"'],
    ['Bath', 'attachment; filename="Bath.csv"'],
    ['a";x="b', 'attachment; filename="a ;x= b.csv"'],
    ['حمام', `attachment; filename="____.csv"; filename*=UTF-8''%D8%AD%D9%85%D8%A7%D9%85.csv`],
  ])('of a plan called %j is safe in its header', async (name, header) => {
    const answer = await service.get(`${PLAN}&format=csv&name=${encodeURIComponent(name)}`);
    expect(answer.headers['content-disposition']).toBe(header);
  });
});
