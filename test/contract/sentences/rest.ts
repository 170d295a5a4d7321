// The walk through the specification: authentication, events, errors and versions (5, 6, 7 and 9).

import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { PartnerKeys } from '../../../src/http/index.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { openContract, planIn } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import { expectMessage, type Sentence } from './sentence.ts';

const { plain } = ROOMS;

export const AUTHENTICATION: readonly Sentence[] = [
  [
    '5.1',
    'No key, token or account for any endpoint; one that is sent makes no difference.',
    async (service) => {
      const url = `/api/plan?${plain.query}&link=false`;
      const plan = planIn(await service.get(url));
      for (const header of ['authorization', 'cookie', 'x-api-key']) {
        expect(planIn(await service.get(url, { [header]: 'Bearer=nonsense' }))).toEqual(plan);
        expect((await service.get('/api/plan/patterns', { [header]: 'Bearer=nonsense' })).status).toBe(200);
      }
      for (const path of Object.values(service.description.paths)) {
        for (const operation of Object.values(path)) expect(operation).not.toHaveProperty('security');
      }
    },
  ],
  [
    '5.2',
    'For the rate limit a request is known by the address it comes from, not by what it says of itself.',
    async () => {
      const limited = await openContract({ perMinute: 1, store: memoryStore() });
      const ask = async (from: string, headers: Readonly<Record<string, string>> = {}) =>
        (await limited.ask({ url: '/api/plan/patterns', from, headers })).status;
      expect([await ask('198.51.100.1'), await ask('198.51.100.2')]).toEqual([200, 200]);
      expect(await ask('198.51.100.1', { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' })).toBe(429);
      expect(await ask('198.51.100.1', { authorization: 'Bearer other', 'user-agent': 'other' })).toBe(429);
      await limited.close();
    },
  ],
  [
    '5.3',
    'Decided: an operator may give partners keys with a wider limit. One that is sent has to be right, and none is needed.',
    async () => {
      const key = `tw_${'a'.repeat(64)}`;
      const partnerKeys = new PartnerKeys(`shop 5 5 ${createHash('sha256').update(key).digest('hex')}`);
      const limited = await openContract({ perMinute: 2, store: memoryStore(), partnerKeys });
      for (const url of [`/api/plan?${plain.query}&link=false`, '/api/plan/patterns']) {
        const statusOf = async (authorization: string) => (await limited.get(url, { authorization })).status;
        expect([await statusOf(`Bearer ${key}`), await statusOf('Bearer another')]).toEqual([200, 401]);
      }
      await limited.close();
      const posting = await openContract({ store: memoryStore(), partnerKeys });
      expect((await posting.post({ outline: 'E400 S300 W400 N300' }, { authorization: 'Bearer another' })).status).toBe(
        401,
      );
      expect((await posting.get('/api/plan/patterns')).status).toBe(200);
      await posting.close();
    },
  ],
];

export const EVENTS: readonly Sentence[] = [
  [
    '6.1',
    'No notifications and no callbacks are described.',
    async (service) => {
      expect(service.description).not.toHaveProperty('webhooks');
      expect(JSON.stringify(service.description.paths)).not.toContain('"callbacks"');
    },
  ],
  [
    '6.2',
    'The only side effect is the project that a link stores. Decided: it is named by its content, and stored once.',
    async (service) => {
      const links = new Set<string | null>();
      for (const query of ['tileSize=263', 'tileSize=263.0&joint=3', 'tileSize=263&width=500&walls=false']) {
        links.add((await service.plan(`${plain.query}&${query}&link=true`)).plannerUrl);
      }
      links.add(
        (await service.posted({ outline: 'E400 S300 W400 N300', parameters: { tileSize: 263 }, link: true }))
          .plannerUrl,
      );
      expect(links.size).toBe(1);
      const other = await service.plan(`${plain.query}&tileSize=263&joint=4&link=true`);
      expect(links.has(other.plannerUrl)).toBe(false);
    },
  ],
];

export const ERRORS: readonly Sentence[] = [
  [
    '7.400.a',
    'A request that cannot be planned is a 400 with a required error, which says what was wrong and what to send instead.',
    async (service) => {
      const { Error: schema } = service.description.components.schemas;
      expect(schema.required).toEqual(['error']);
    },
  ],
  [
    '7.400.b',
    'What it says to send instead works.',
    async (service) => {
      const query = `${plain.query}&pattern=hexagon`;
      const { param, example } = await service.refusal(query);
      expect((await service.plan(query.replace(/pattern=.*/, `${param}=${example}`))).pattern.id).toBe(
        'hexagons-pattern',
      );
    },
  ],
  [
    '7.units',
    'Unit mistakes raise no error: tiles in cm, rooms in mm or m, joints in cm.',
    async (service) => {
      for (const query of [
        'outline=E4+S3+W4+N3',
        'outline=E4000+S3000+W4000+N3000',
        `${plain.query}&tileSize=30&joint=0.3`,
        `${plain.query}&tileSize=3000&joint=30`,
      ]) {
        expect((await service.plan(query)).tiles.total).toBeGreaterThan(0);
      }
    },
  ],
  [
    '7.others',
    'Decided: 404, 405, 413, 414 and 415 carry {error} too; no refusal is kept, and any page may read it.',
    async (service) => {
      const body = { outline: 'E400 S300 W400 N300' };
      const others = [
        [404, { url: '/api/other' }],
        [405, { method: 'DELETE', url: '/api/plan' }],
        [405, { method: 'POST', url: '/api/plan/patterns', body }],
        [413, { method: 'POST', url: '/api/plan', body: { outline: 'E'.repeat(300_000) } }],
        [414, { url: `/api/plan?outline=${'E'.repeat(9000)}` }],
        [414, { url: `/api/plan/patterns?lang=${'e'.repeat(9000)}` }],
        [414, { method: 'POST', url: `/api/plan?lang=${'e'.repeat(9000)}`, body }],
        [415, { method: 'POST', url: '/api/plan', body, headers: { 'content-type': 'application/xml' } }],
      ] as const;
      for (const [expected, question] of others) {
        const { status, headers, body: text } = await service.ask(question);
        expect(status).toBe(expected);
        expectMessage(JSON.parse(text).error);
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
      }
    },
  ],
  [
    '7.fault',
    'An internal error is reported as one, without details.',
    async () => {
      const failing = await openContract({
        store: memoryStore(),
        planner: () => {
          throw new Error('the innermost secret');
        },
      });
      const answers = [
        await failing.get(`/api/plan?${plain.query}`),
        await failing.post({ outline: 'E400 S300 W400 N300' }),
      ];
      for (const { status, body } of answers) expect([status, body.includes('secret')]).toEqual([500, false]);
      await failing.close();
    },
  ],
];

export const VERSIONS: readonly Sentence[] = [
  [
    '9.1',
    'The machine-readable description carries version 1.0.0.',
    async (service) => expect(service.description.info).toMatchObject({ version: '1.0.0' }),
  ],
  [
    '9.2',
    'Paths carry no version segment.',
    async (service) => {
      for (const path of Object.keys(service.description.paths)) expect(path).not.toMatch(/\/v?[0-9]/);
      for (const url of ['/v1/api/plan', '/api/v1/plan', '/1.0.0/api/plan'])
        expect((await service.get(url)).status).toBe(404);
    },
  ],
  [
    '9.3',
    'A machine-readable description is published.',
    async (service) => {
      const { status, headers, body } = await service.get('/openapi.json');
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(JSON.parse(body).openapi).toMatch(/^3\.1\./);
    },
  ],
  [
    '9.4',
    'A short summary for models is published as a text file.',
    async (service) => {
      const { status, headers, body } = await service.get('/llms.txt');
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(body.length).toBeLessThanOrEqual(16 * 1024);
      for (const word of ['centimetres', 'millimetres', '/api/plan', 'link=false', '20,000', '64', '32']) {
        expect(body).toContain(word);
      }
    },
  ],
];
