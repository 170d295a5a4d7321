// The walk through the specification: states, planning by GET, and the listing of patterns (3, 4.1 and 4.3).

import { expect } from 'vitest';
import { memoryStore } from '../../support/memory-store.ts';
import { openContract, planIn, refusalIn } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import { expectMessage, type Sentence } from './sentence.ts';

const { plain } = ROOMS;
const WALK = { outline: 'E400 S300 W400 N300' };

export const STATES: readonly Sentence[] = [
  [
    '3.1',
    'Nothing has a life of its own: the same request is answered the same, and no method changes or removes anything.',
    async (service) => {
      const ask = () => service.get(`/api/plan?${plain.query}&tileSize=222`);
      const first = planIn(await ask());
      const page = (await service.get(String(first.plannerUrl))).body;
      expect(planIn(await ask())).toEqual(first);
      for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
        for (const url of ['/api/plan', '/api/plan/patterns', new URL(String(first.plannerUrl)).pathname]) {
          const { status, headers } = await service.ask({ method, url, body: WALK });
          expect([status, String(headers.allow)]).toEqual([405, expect.stringContaining('GET')]);
        }
      }
      expect((await service.get(String(first.plannerUrl))).body).toBe(page);
    },
  ],
];

export const GET_PLAN: readonly Sentence[] = [
  [
    '4.1.operation',
    'GET /api/plan is the operation planLayout.',
    async (service) => expect(service.description.paths['/api/plan'].get.operationId).toBe('planLayout'),
  ],
  [
    '4.1.input',
    "It takes the room, the options and the pattern's parameters in the query, in any order.",
    async (service) => {
      const parts = [plain.query, 'pattern=bricks', 'tileWidth=300', 'joint=4', 'start=3,4', 'lang=es', 'link=false'];
      const plan = planIn(await service.get(`/api/plan?${parts.join('&')}`));
      expect(planIn(await service.get(`/api/plan?${parts.toReversed().join('&')}`))).toEqual(plan);
      expect(plan.pattern).toMatchObject({ parameters: { tileWidth: 300 }, jointMm: 4, startCm: { x: 3, y: 4 } });
    },
  ],
  [
    '4.1.200.json',
    'It answers 200 with a Plan as application/json.',
    async (service) => {
      const { status, headers } = await service.get(`/api/plan?${plain.query}&link=false`);
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    },
  ],
  [
    '4.1.200.svg',
    'With format=svg it answers with the drawing as image/svg+xml.',
    async (service) => expect(await service.drawing(plain.query)).toMatch(/^<svg[^>]*>.*<\/svg>$/s),
  ],
  [
    '4.1.400',
    'It answers 400 with {error}: what was wrong and what to send instead.',
    async (service) => {
      expectMessage((await service.refusal('outline=E400+S300+W390+N300')).error, /W400/, /E390/);
      const { error, example } = await service.refusal('outline=E400+S300+W400');
      expectMessage(error, /N300/);
      expect(planIn(await service.get(`/api/plan?outline=${encodeURIComponent(String(example))}`)).surface.areaM2).toBe(
        12,
      );
    },
  ],
  [
    '4.1.429',
    'It answers 429 with {error} when the rate limit is reached. Decided: Retry-After in whole seconds, and the limit in headers.',
    async () => {
      const limited = await openContract({ perMinute: 1, store: memoryStore() });
      await limited.get(`/api/plan?${plain.query}&link=false`);
      for (const question of [
        { url: `/api/plan?${plain.query}` },
        { method: 'POST', url: '/api/plan', body: WALK },
        { url: '/api/plan/patterns' },
      ] as const) {
        const { status, headers, body } = await limited.ask(question);
        expect(status).toBe(429);
        expect(headers).toMatchObject({
          'retry-after': expect.stringMatching(/^[1-9][0-9]*$/),
          ratelimit: expect.stringMatching(/^"default";r=0;t=[0-9]+$/),
          'cache-control': 'no-store',
          'access-control-expose-headers': expect.stringContaining('Retry-After'),
        });
        expectMessage(JSON.parse(body).error);
      }
      expect(limited.saved).toEqual([]);
      await limited.close();
    },
  ],
  [
    '4.1.head',
    'Decided: HEAD answers like GET and stores nothing; OPTIONS answers 204; both may be asked from any page.',
    async (service) => {
      const stored = await service.storedBy(async () => {
        for (const method of ['HEAD', 'OPTIONS'] as const) {
          const answer = await service.ask({ method, url: `/api/plan?${plain.query}` });
          expect([answer.status, answer.body]).toEqual([method === 'HEAD' ? 200 : 204, '']);
          expect(answer.headers['access-control-allow-origin']).toBe('*');
        }
      });
      expect(stored).toBe(0);
    },
  ],
  [
    '4.1.304',
    'Decided: an answer without a link may be kept, and asked for again by its tag.',
    async (service) => {
      const room = `/api/plan?${plain.query}&tileSize=280`;
      for (const url of [`${room}&link=false`, `${room}&format=svg`, '/api/plan/patterns?lang=es']) {
        const { headers } = await service.get(url);
        expect(headers['cache-control']).toMatch(/^public/);
        const again = await service.get(url, { 'if-none-match': String(headers.etag) });
        expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
      }
      expect((await service.get(`/api/plan?${plain.query}`)).headers['cache-control']).toBe('private, no-cache');
    },
  ],
];

export const GET_PATTERNS: readonly Sentence[] = [
  [
    '4.3.operation',
    'GET /api/plan/patterns is the operation listPatterns.',
    async (service) => expect(service.description.paths['/api/plan/patterns'].get.operationId).toBe('listPatterns'),
  ],
  [
    '4.3.lang',
    'lang is the language of the labels: en, pl, es, zh, en when left out.',
    async (service) => {
      expect(await service.listing()).toEqual(await service.listing('en'));
      const names = ['en', 'pl', 'es', 'zh'].map(async (lang) => (await service.listing(lang))[6].name);
      expect(await Promise.all(names)).toEqual(['Rhombus', 'Romby', 'Rombos', '菱形砖']);
      for (const query of ['lang=de', 'lang=', 'lang=en&lang=pl', 'pattern=squares']) {
        expectMessage(refusalIn(await service.get(`/api/plan/patterns?${query}`)).error, /lang/);
      }
    },
  ],
  [
    '4.3.200',
    'It lists every pattern with its parameter ranges, defaults and translated labels. Decided: in this shape.',
    async (service) => {
      const english = await service.listing('en');
      for (const { id, aliases, joint, parameters, derived } of english) {
        expect(aliases).toEqual([id.replace('-pattern', '')]);
        expect(joint).toMatchObject({ min: 0, max: 100, unit: 'mm' });
        for (const parameter of parameters) {
          const { type, min, max, default: byDefault, values } = parameter;
          if (type === 'number') expect(min! <= Number(byDefault) && Number(byDefault) <= max!).toBe(true);
          else expect(values?.map(({ value }) => value)).toContain(byDefault);
        }
        expect(derived.length).toBeGreaterThan(0);
      }
      for (const lang of ['pl', 'es', 'zh']) {
        const labels = (listing: typeof english) =>
          listing.flatMap(({ parameters }) => parameters.map(({ label }) => label));
        const translated = labels(await service.listing(lang));
        for (const [i, label] of labels(english).entries()) expect(translated[i]).not.toBe(label);
      }
    },
  ],
];
