// Beyond the specification: the best start, searched for by the service.

import { expect } from 'vitest';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

const { plain, bathroom, kitchen, hallway } = ROOMS;

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
    'No start of a coarse grid over one tile has fewer slivers, or as few and less waste by more than 0.3 points.',
    async (service) => {
      for (const room of [kitchen.query, `${hallway.query}&pattern=hexagons`]) {
        const { tiles: best } = await service.plan(`${room}&start=best&link=false`);
        for (let i = 0; i < 36; i++) {
          const start = `${(i % 6) * 5.05},${Math.floor(i / 6) * 5.05}`;
          const { tiles } = await service.plan(`${room}&start=${start}&link=false`);
          expect(tiles.sliverCount).toBeGreaterThanOrEqual(best.sliverCount);
          if (tiles.sliverCount > best.sliverCount) continue;
          expect(tiles.wastePercent).toBeGreaterThan(best.wastePercent - 0.3);
        }
      }
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
