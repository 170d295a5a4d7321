// The walk through the specification: limits, at each of them (8); what lies beyond is in test/bad-requests.

import { expect } from 'vitest';
import { readEnvironment } from '../../../src/server/environment.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { openContract, planIn } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import { expectMessage, type Sentence } from './sentence.ts';

const { plain } = ROOMS;
/** 100 by 200 squares of 10 cm without joints; the other room has one more square in a niche. */
const FULL = 'outline=E1000+S2000+W1000+N2000&tileSize=100&joint=0';
const ONE_MORE = 'outline=E1000+S2000+W990+S10+W10+N2010&tileSize=100&joint=0';

/** Stairs down to the right and straight back: two walls per step, and two for the way back. */
function stairs(steps: number): string {
  return `${'E10+S10+'.repeat(steps)}W${steps * 10}+N${steps * 10}`;
}

/** Pillars of 5 by 5 cm in a row. */
function pillars(count: number): string {
  return Array.from({ length: count }, (_, i) => `${i * 10 + 2},50,5,5`).join(';');
}

function columns(count: number): string {
  return Array.from({ length: count }, (_, i) => `${i * 10},50+${i * 10 + 5},50+${i * 10},55`).join(';');
}

export const LIMITS: readonly Sentence[] = [
  [
    '8.tiles.a',
    'At most 20,000 tiles in one plan: 20,000 are planned, by GET, by POST and as a drawing.',
    async (service) => {
      expect((await service.plan(FULL)).tiles).toMatchObject({ total: 20_000, whole: 20_000, cut: 0 });
      expect((await service.plan('outline=E1000+S1990+W990+S10+W10+N2000&tileSize=100&joint=0')).tiles.total).toBe(
        19_901,
      );
      expect(await service.drawing(FULL)).toMatch(/^<svg/);
    },
  ],
  [
    '8.tiles.b',
    '20,001 tiles are refused, with the number and what to send instead.',
    async (service) => {
      const { error, code } = await service.refusal(ONE_MORE);
      expectMessage(error, /20,?001/, /20,?000/);
      expect(code).toBe('too-many-tiles');
      const [larger] = /tileSize=[0-9]+/.exec(error) ?? [];
      const repaired = ONE_MORE.replace(/tileSize=[0-9]+/, String(larger));
      expect((await service.plan(repaired)).tiles.total).toBeLessThanOrEqual(20_000);
    },
  ],
  [
    '8.walls',
    'At most 64 walls in an outline walk: 64 are planned.',
    async (service) => {
      expect((await service.plan(`outline=${stairs(31)}`)).surface.wallsCm).toHaveLength(64);
      // A polygon may have more corners than a walk has walls.
      const corners = Array.from({ length: 65 }, (_, i) => {
        const turn = (i / 65) * 2 * Math.PI;
        return [Math.round(200 * Math.cos(turn)), Math.round(200 * Math.sin(turn))].join(',');
      });
      expect((await service.plan(`polygon=${corners.join('+')}`)).surface.wallsCm).toHaveLength(65);
    },
  ],
  [
    '8.cutouts.a',
    'At most 32 cutouts in subtract: 32 are planned, from the query and from the body.',
    async (service) => {
      const { surface } = await service.plan(`${plain.query}&subtract=${pillars(32)}`);
      expect(surface.areaM2).toBe(12 - (32 * 25) / 10_000);
      const subtract = Array.from({ length: 32 }, (_, i) => ({ x: i * 10, y: 50, w: 5, h: 5 }));
      const body = { outline: 'E400 S300 W400 N300' };
      expect((await service.posted({ ...body, subtract })).surface.areaM2).toBe(surface.areaM2);
    },
  ],
  [
    '8.cutouts.b',
    'Decided: at most 32 rings in holes too, and 3 to 500 corners in a ring.',
    async (service) => {
      expect((await service.plan(`${plain.query}&holes=${columns(32)}`)).surface.areaM2).toBe(
        12 - (32 * 12.5) / 10_000,
      );
      const ring = (corners: number) =>
        Array.from({ length: corners }, (_, i) => {
          const turn = (i / corners) * 2 * Math.PI;
          return [Math.round(5000 * Math.cos(turn)), Math.round(5000 * Math.sin(turn))];
        });
      const large = { parameters: { tileSize: 4000 } };
      expect((await service.posted({ polygon: ring(500), ...large })).surface.wallsCm).toHaveLength(500);
    },
  ],
  [
    '8.room',
    'A ceiling on the size of a room exists. Decided: 20,000 cm a side.',
    async (service) => {
      const wide = (side: number) => `outline=E${side}+S100+W${side}+N100&tileSize=1000`;
      expect((await service.plan(wide(20_000))).surface.boundingBoxCm.width).toBe(20_000);
    },
  ],
  [
    '8.rate.a',
    '30 requests a minute from one address: the 31st is refused, from another address it is not.',
    async () => {
      const { rateLimitPerMinute } = readEnvironment({});
      expect(rateLimitPerMinute).toBe(30);
      const limited = await openContract({ perMinute: rateLimitPerMinute, store: memoryStore() });
      const url = `/api/plan?${plain.query}&link=false`;
      for (let i = 1; i <= 30; i++) {
        const { status, headers } = await limited.ask({ url, from: '192.0.2.1' });
        expect([status, headers['ratelimit-policy']]).toEqual([200, '"default";q=30;w=60']);
        expect(headers.ratelimit).toMatch(new RegExp(`^"default";r=${30 - i};t=[0-9]+$`));
      }
      const refused = await limited.ask({ url, from: '192.0.2.1' });
      expect(refused.status).toBe(429);
      expectMessage(JSON.parse(refused.body).error, /30/);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect((await limited.ask({ url, from: '192.0.2.2' })).status).toBe(200);
      await limited.close();
    },
  ],
  [
    '8.rate.b',
    'It applies to all requests. Decided: all below /api, refused ones too; pages, descriptions and health are free.',
    async () => {
      const limited = await openContract({ perMinute: 5, store: memoryStore() });
      const counted = [
        { url: '/api/plan/patterns' },
        { url: '/api/plan' },
        { url: '/api/nothing' },
        { url: '/api/%zz' },
        { method: 'POST', url: '/api/plan', body: '{' },
      ] as const;
      for (const question of counted) expect((await limited.ask(question)).status).not.toBe(429);
      for (const question of counted) expect((await limited.ask(question)).status).toBe(429);
      for (const url of [
        '/',
        '/docs',
        '/openapi.json',
        '/llms.txt',
        '/llms-small.txt',
        '/robots.txt',
        '/healthz',
        '/readyz',
        '/metrics',
      ]) {
        const { status, headers } = await limited.get(url);
        expect([url, status, headers.ratelimit]).toEqual([url, 200, undefined]);
      }
      await limited.close();
    },
  ],
  [
    '8.joint',
    'The joint is 0 to 100 mm: both are laid.',
    async (service) => {
      for (const joint of [0, 100]) {
        expect((await service.plan(`${plain.query}&joint=${joint}`)).pattern.jointMm).toBe(joint);
        expect((await service.posted({ outline: 'E400 S300 W400 N300', gapMm: joint })).pattern.jointMm).toBe(joint);
      }
    },
  ],
  [
    '8.link',
    'Comparing starts with link=false and taking the link from the last call stores one project.',
    async (service) => {
      const stored = await service.storedBy(async () => {
        for (const start of ['0,0', '10,0', '0,10'])
          await service.plan(`${plain.query}&tileSize=261&start=${start}&link=false`);
        expect(planIn(await service.get(`/api/plan?${plain.query}&tileSize=261&start=10,0`)).plannerUrl).toContain(
          '/planner/',
        );
      });
      expect(stored).toBe(1);
    },
  ],
];
