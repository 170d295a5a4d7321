// Beyond the specification: the best start, searched for by the service.

import { expect } from 'vitest';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

const { plain, bathroom } = ROOMS;

export const BEST_START: readonly Sentence[] = [
  [
    'best.a',
    'start=best plans with the best start found; startCm reports it.',
    async (service) => {
      const best = await service.plan(`${bathroom.query}&start=best`);
      // By hand: 46 tiles from 0,-1 without a sliver; no start needs fewer, since 18 + 28 cover the floor with 3.12 %
      // waste.
      expect(best.tiles).toMatchObject({ total: 46, sliverCount: 0 });
      expect(best.tiles.wastePercent).toBeLessThanOrEqual(3.12);
      expect(best.pattern.startCm).not.toEqual({ x: 0, y: 0 });
    },
  ],
  [
    'best.b',
    'thrift needs no more tiles with reuse; wall:n and center begin at a wall and in the middle.',
    async (service) => {
      const query = 'outline=E306.3+S300+W306.3+N300&tileSize=597&joint=3&link=false';
      const from = async (start: string) => service.plan(`${query}&start=${start}`);
      const [best, thrift, wall, centre] = await Promise.all(['best', 'thrift', 'wall:3', 'center'].map(from));
      const withReuse = (plan: typeof best) => plan.tiles.reuse?.tilesWithReuse;
      expect(withReuse(thrift)).toBeLessThanOrEqual(Number(withReuse(best)));
      // Five tiles of 597 mm with their joints are 3 m long, less one joint: the first begins 3 mm from the top.
      expect(wall.pattern.startCm.y).toBe(0.3);
      // 330 mm at both ends, and four tiles between.
      expect(centre.tiles.narrowestCutMm).toBe(330);
    },
  ],
  [
    'best.c',
    'format=svg draws it, and a body says "start": "best".',
    async (service) => {
      const drawing = await service.drawing(`${plain.query}&start=best`);
      const { pattern } = await service.plan(`${plain.query}&start=best`);
      expect(await service.drawing(`${plain.query}&start=${pattern.startCm.x},${pattern.startCm.y}`)).toBe(drawing);
      const { status, body } = await service.post({ outline: 'E400 S300 W400 N300', start: 'best', link: false });
      expect([status, JSON.parse(body).pattern.startCm, JSON.parse(body).svg]).toEqual([200, pattern.startCm, drawing]);
    },
  ],
];
