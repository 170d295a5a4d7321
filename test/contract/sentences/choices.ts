// Beyond the specification: why a start was chosen, and the starts to choose from.

import { expect } from 'vitest';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

const { plain, kitchen } = ROOMS;

export const CHOICES: readonly Sentence[] = [
  [
    'choices.a',
    'pattern.startWhy says why a start was chosen that a word asked for, and is absent otherwise.',
    async (service) => {
      // 4 m take 13 tiles of 30 cm with joints of 3 mm and cuts, so whole tiles lie at one wall and cuts at the other.
      const { pattern } = await service.plan(`${plain.query}&start=wall:4&link=false`);
      expect(pattern.startWhy).toMatch(/^Whole tiles at the left wall/);
      expect((await service.plan(`${plain.query}&start=wall:4&lang=pl&link=false`)).pattern.startWhy).toMatch(
        /^Całe płytki przy lewej ścianie/,
      );
      for (const start of ['', '&start=0,0']) {
        expect((await service.plan(`${plain.query}${start}&link=false`)).pattern).not.toHaveProperty('startWhy');
      }
    },
  ],
  [
    'choices.b',
    'choices=true adds up to four different starts, the best first, each with exactly the figures of its plan.',
    async (service) => {
      const { choices = [] } = await service.plan(`${kitchen.query}&choices=true&link=false`);
      expect(choices.length).toBeGreaterThan(1);
      expect(choices.length).toBeLessThan(5);
      expect(choices[0].start).toBe('best');
      for (const { startCm, tiles, sentence } of choices) {
        const { tilesWithReuse, ...figures } = tiles;
        const plan = await service.plan(`${kitchen.query}&start=${startCm.x},${startCm.y}&link=false`);
        expect(plan.tiles).toMatchObject({ ...figures, reuse: { tilesWithReuse } });
        expect(sentence).toMatch(/ (?:than the thriftiest|no choice needs fewer tiles)\.$/);
      }
      expect(await service.plan(`${kitchen.query}&link=false`)).not.toHaveProperty('choices');
    },
  ],
];
