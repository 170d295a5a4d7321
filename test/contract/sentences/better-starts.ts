// Beyond the specification: warnings about slivers and waste name a better start, or say that none of those tried is.

import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

const { bathroom, hallway, triangle, kitchen } = ROOMS;

/** The start that an English warning names, with the promised figures. */
function namedIn(warning: string): { start: string; slivers: number; waste: number } | undefined {
  const [, start] = /; send start=(\S+) instead/.exec(warning) ?? [];
  const [, clear] = /leaves no sliver and (\S+) % waste\.$/.exec(warning) ?? [];
  const [, slivers = '0', waste = clear] = /\(slivers: ([0-9]+), waste: (\S+) %\)\.$/.exec(warning) ?? [];
  return start === undefined ? undefined : { start, slivers: Number(slivers), waste: Number(waste) };
}

async function expectPromises(service: ContractService, query: string): Promise<number> {
  const { tiles, warnings } = await service.plan(`${query}&link=false`);
  const promises = warnings.map(namedIn).filter((promise) => promise !== undefined);
  for (const { start, slivers, waste } of promises) {
    const sent = (await service.plan(`${query.replace(/&start=[^&]*/, '')}&start=${start}&link=false`)).tiles;
    expect([sent.sliverCount, sent.wastePercent]).toEqual([slivers, waste]);
    expect(sent.sliverCount).toBeLessThanOrEqual(tiles.sliverCount);
  }
  return promises.length;
}

export const BETTER_STARTS: readonly Sentence[] = [
  [
    'better.a',
    'At start=0,0 the warning of the bathroom with a shaft names a start without slivers.',
    async (service) => {
      const { warnings } = await service.plan(`${bathroom.query}&start=0,0`);
      expect(warnings).toHaveLength(1);
      expect(namedIn(warnings[0])).toMatchObject({ slivers: 0 });
    },
  ],
  [
    'better.b',
    'Sending a start that a warning names gives exactly the figures promised.',
    async (service) => {
      let named = 0;
      for (const pattern of ['squares', 'bricks', 'hexagons', 'diamonds', 'herringbone', 'chevron']) {
        for (const room of [bathroom, hallway, triangle, kitchen]) {
          named += await expectPromises(service, `${room.query}&pattern=${pattern}`);
          named += await expectPromises(service, `${room.query}&pattern=${pattern}&start=-7.123456789,3.3`);
        }
      }
      expect(named).toBeGreaterThan(20);
    },
  ],
  [
    'better.c',
    'A warning about waste names one with less waste and no more slivers.',
    async (service) => {
      // 27.17 % from -15,-15 (acceptance room R1).
      const { warnings } = await service.plan(`${bathroom.query}&start=-15,-15`);
      const [, waste] = warnings;
      expect(waste).toMatch(/^High waste: 27\.17 %/);
      expect(namedIn(waste)?.waste).toBeLessThan(27.17);
      expect(namedIn(waste)?.slivers).toBe(0);
    },
  ],
  [
    'better.d',
    'The start stands there as it is sent in every language, its figures as the language writes them.',
    async (service) => {
      const warning = async (lang: string) => (await service.plan(`${bathroom.query}&lang=${lang}`)).warnings[0];
      const [, start] = / start=(\S+) /.exec(await warning('en')) ?? [];
      for (const lang of ['pl', 'es']) {
        expect(await warning(lang)).toContain(`start=${start} (`);
        expect(await warning(lang)).toMatch(/3,12 %\)\.$/);
      }
      expect(await warning('zh')).toContain(`start=${start}（没有碎砖，损耗 3.12%）。`);
    },
  ],
  [
    'better.e',
    'Where none of those tried is better the warning says so, and how to search further.',
    async (service) => {
      const { pattern } = await service.plan(`${triangle.query}&pattern=rhombus&start=best`);
      const { x, y } = pattern.startCm;
      const { tiles, warnings } = await service.plan(`${triangle.query}&pattern=rhombus&start=${x},${y}`);
      expect(tiles.sliverCount).toBeGreaterThan(0);
      expect(warnings[0]).toMatch(
        /none of the other starts tried leaves fewer \(tried: [0-9]+; start=best tries many more\)\.$/,
      );
    },
  ],
];
