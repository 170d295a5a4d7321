// Beyond the specification: several surfaces that are bought together.

import { expect } from 'vitest';
import type { JobAnswer } from '../../../src/wire/index.ts';
import type { ContractService } from '../contract-service.ts';
import type { Sentence } from './sentence.ts';

const HALL = { name: 'hall', outline: 'E410 S155 W410 N155' };
const BATH = { name: 'bath', outline: 'E185 S240 W185 N240' };
const KITCHEN = { name: 'kitchen', outline: 'E325 S240 W325 N240' };
const FLAT = { surfaces: [HALL, BATH, KITCHEN], parameters: { tileSize: 600 }, link: false };

async function planned(service: ContractService, body: object): Promise<JobAnswer> {
  const headers = { 'content-type': 'application/json' };
  const { status, body: text } = await service.ask({ method: 'POST', url: '/api/job', headers, body });
  expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return JSON.parse(text);
}

export const JOBS: readonly Sentence[] = [
  [
    'jobs.a',
    'POST /api/job answers each surface with the figures of its own plan; a field beside surfaces is the default of all.',
    async (service) => {
      const { surfaces } = await planned(service, FLAT);
      expect(surfaces.map(({ name }) => name)).toEqual(['hall', 'bath', 'kitchen']);
      for (const [i, { name: _, kind, ...figures }] of surfaces.entries()) {
        expect(kind).toBe('floor');
        const { outline } = FLAT.surfaces[i];
        const plan = await service.posted({ outline, parameters: FLAT.parameters });
        expect(plan).toMatchObject(figures);
      }
    },
  ],
  [
    'jobs.b',
    'Offcuts are reused in the whole job, in each surface, or nowhere, as reuse says.',
    async (service) => {
      const reused = async (reuse: string) => (await planned(service, { ...FLAT, reuse })).materials;
      const [[job], [surface], [none]] = [await reused('job'), await reused('surface'), await reused('none')];
      // Rows of 600 mm with joints of 3 mm: 7 by 3, 4 by 4 and 6 by 4 tiles.
      expect([job.total, surface.total, none.total]).toEqual([61, 61, 61]);
      expect(none).toMatchObject({ tilesWithReuse: 61, sharedTiles: [] });
      const apart = (await planned(service, FLAT)).surfaces.map(({ tiles }) => tiles.reuse?.tilesWithReuse ?? 0);
      expect(surface.tilesWithReuse).toBe(apart[0] + apart[1] + apart[2]);
      expect(job.tilesWithReuse).toBeLessThan(surface.tilesWithReuse);
      const spared = job.sharedTiles.reduce((sum, places) => sum + places.length - 1, 0);
      expect(spared).toBe(job.total - job.tilesWithReuse);
      expect(job.sharedTiles.some((places) => new Set(places.map((place) => place.surface)).size > 1)).toBe(true);
    },
  ],
  [
    'jobs.c',
    'Tiles are one material if their kinds, sizes and colours are equal, and so is tile.',
    async (service) => {
      const materialsOf = async (...others: object[]) => {
        const surfaces = FLAT.surfaces.map((surface, i) => ({ ...surface, ...others[i] }));
        const { materials } = await planned(service, { ...FLAT, surfaces });
        return materials.map((material) => [material.tile, ...material.surfaces]);
      };
      expect(await materialsOf()).toEqual([[null, 'hall', 'bath', 'kitchen']]);
      expect(await materialsOf({ tile: 'Carrara' }, {}, { tile: 'Carrara' })).toEqual([
        ['Carrara', 'hall', 'kitchen'],
        [null, 'bath'],
      ]);
      expect(await materialsOf({ color: '#fff' }, { color: '#ffffff' })).toEqual([
        [null, 'hall', 'bath'],
        [null, 'kitchen'],
      ]);
      expect(
        await materialsOf({ parameters: { tileSize: 300 } }, { pattern: 'diamonds', parameters: { tileSize: 600 } }),
      ).toHaveLength(2);
    },
  ],
  [
    'jobs.e',
    'A wall is a surface whose openings are cut out; a floor and a wall are one material only by the name of their tiles.',
    async (service) => {
      const wall = {
        name: 'splashback',
        kind: 'wall',
        outline: 'E325 S60 W325 N60',
        openings: [{ x: 100, y: 0, w: 80, h: 40, kind: 'window' }],
      };
      const withTile = async (...tiles: string[]) => {
        const [floor, splashback] = [KITCHEN, wall].map((one, i) => ({ ...one, ...(tiles[i] && { tile: tiles[i] }) }));
        return planned(service, { ...FLAT, surfaces: [floor, splashback] });
      };
      const { surfaces, materials } = await withTile();
      expect(surfaces.map(({ kind, openings }) => [kind, openings])).toEqual([
        ['floor', undefined],
        ['wall', wall.openings],
      ]);
      // 3.25 by 0.6 m less 0.8 by 0.4 m.
      expect(surfaces[1].surface.areaM2).toBe(1.63);
      expect(materials).toHaveLength(2);
      expect((await withTile('Carrara')).materials).toHaveLength(2);
      expect((await withTile('Carrara', 'Carrara')).materials).toHaveLength(1);
    },
  ],
  [
    'jobs.d',
    'The order buys by material; a field of the order in a surface is that of its material.',
    async (service) => {
      const body = {
        ...FLAT,
        surfaces: [{ ...HALL, tile: 'Carrara', pricePerTile: 3 }, { ...BATH, pricePerTile: 2, spares: 1 }, KITCHEN],
        currency: 'EUR',
        breakage: 0,
      };
      const { order } = await planned(service, body);
      // 7 by 3 tiles, and 4 by 4 with 6 by 4 and a spare one.
      expect(order).toMatchObject({
        materials: [
          { tile: 'Carrara', tiles: 21, cost: 63 },
          { tile: null, tiles: 41, cost: 82 },
        ],
        cost: 145,
        currency: 'EUR',
      });
      expect(await planned(service, FLAT)).not.toHaveProperty('order');
    },
  ],
];
