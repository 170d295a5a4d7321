// Beyond the specification: how a plan is set out on the floor.

import { expect } from 'vitest';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

const { plain } = ROOMS;

export const SETTING_OUT: readonly Sentence[] = [
  [
    'setting-out.a',
    'settingOut=true adds two chalk lines, the first tile at their crossing, control measures and the chain of each wall.',
    async (service) => {
      const { settingOut } = await service.plan(`${plain.query}&settingOut=true&link=false`);
      const { crossing, chains = [], steps = [], controls = [] } = settingOut ?? {};
      // Joints of 3 mm between tiles of 300 mm, from the upper left corner: tiles begin at multiples of 303 mm.
      expect([0, 30]).toContainEqual(Math.round(10_000 * ((crossing?.atCm.x ?? 1) % 30.3)) / 10_000);
      const [a] = crossing?.lines ?? [];
      expect([a?.kind, ...(a?.ends.map(({ mark }) => mark) ?? [])]).toEqual(['joint', 'A1', 'A2']);
      expect((a?.ends[0].reachMm ?? 0) + (a?.ends[1].reachMm ?? 0)).toBeCloseTo(4000, 2);
      // 13 tiles and joints take 3939 mm of 4 m, which leaves 61.
      expect(chains[0]).toMatchObject({ wall: 1, lengthMm: 4000, beforeMm: 0, afterMm: 0 });
      expect(chains[0].parts).toEqual([
        { count: 13, widthMm: 300 },
        { count: 1, widthMm: 61 },
      ]);
      expect(steps.length).toBe(5);
      expect(controls.length).toBeGreaterThan(4);
      expect(await service.plan(`${plain.query}&link=false`)).not.toHaveProperty('settingOut');
    },
  ],
  [
    'setting-out.b',
    'Drawings show the lines with settingOut=true, and look=clean leaves out hatching and marks.',
    async (service) => {
      const drawn = async (more: string) => (await service.get(`/api/plan?${plain.query}&format=svg${more}`)).body;
      const [working, chalk, clean] = await Promise.all([drawn(''), drawn('&settingOut=true'), drawn('&look=clean')]);
      expect([working, chalk, clean].map((svg) => svg.includes('class="chalk"'))).toEqual([false, true, false]);
      expect([working, chalk, clean].map((svg) => svg.includes('class="hatch"'))).toEqual([true, true, false]);
      expect([working, chalk, clean].map((svg) => svg.includes('class="start"'))).toEqual([true, true, false]);
    },
  ],
];
