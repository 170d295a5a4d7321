// The walk through the specification: its opening, and what the service does (0 and 1).

import { expect } from 'vitest';
import { readDrawing, shoelace as shoelaceMm2, subpathsOf } from '../../support/drawn.ts';
import { PUBLIC_URL, planIn } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import { expectRounded, type Sentence } from './sentence.ts';

const { plain, bathroom } = ROOMS;
/** The headers of a browser for a pasted address. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'accept-language': 'pl',
  'sec-fetch-mode': 'navigate',
};

export const OPENING: readonly Sentence[] = [
  [
    '0.1',
    'One public HTTP interface plans a layout for a described room.',
    async (service) => expect((await service.plan(plain.query)).tiles.total).toBeGreaterThan(0),
  ],
  [
    '0.2',
    'Room and origin are in cm: a start one repeat of 30.3 cm away is the same layout, 30.3 mm away another.',
    async (service) => {
      const { surface, tiles } = await service.plan(bathroom.query);
      expect(surface.boundingBoxCm).toEqual({ width: 180, height: 240 });
      expect((await service.plan(`${bathroom.query}&start=30.3,-60.6`)).tiles).toEqual(tiles);
      expect((await service.plan(`${bathroom.query}&start=3.03,0`)).tiles).not.toEqual(tiles);
    },
  ],
  [
    '0.3',
    'Tiles and joints are in mm: 200 and 5 repeat every 205 mm.',
    async (service) => {
      const { derived, jointMm, parameters } = (await service.plan(`${plain.query}&tileSize=200&joint=5`)).pattern;
      expect([parameters.tileSize, jointMm]).toEqual([200, 5]);
      expect(derived).toMatchObject({ repeatWidthMm: 205, repeatHeightMm: 205, tileAreaCm2: (200 * 200) / 100 });
    },
  ],
  [
    '0.4',
    'The base address begins every address that answers give.',
    async (service) => {
      const { svgUrl, plannerUrl } = await service.plan(`${plain.query}&link=true`);
      for (const address of [svgUrl, plannerUrl]) expect(address?.startsWith(`${PUBLIC_URL}/`)).toBe(true);
      expect(service.description.servers).toEqual([expect.objectContaining({ url: PUBLIC_URL })]);
    },
  ],
];

export const WHAT_IT_DOES: readonly Sentence[] = [
  [
    '1.1',
    'It plans a layout for the room in the request: another room, another plan.',
    async (service) => {
      const [one, other] = [await service.plan(plain.query), await service.plan(ROOMS.kitchen.query)];
      expect([one.surface.areaM2, other.surface.areaM2]).toEqual([12, 11.98]);
      expect(one.tiles).not.toEqual(other.tiles);
    },
  ],
  [
    '1.2a',
    'The answer gives the tiles needed, whole and cut apart.',
    async (service) => {
      // By exact arithmetic, from the acceptance rooms.
      const { total, whole, cut } = (await service.plan(bathroom.query)).tiles;
      expect({ total, whole, cut }).toEqual({ total: 47, whole: 33, cut: 14 });
    },
  ],
  [
    '1.2b',
    'The answer gives the share of the material that becomes offcut.',
    async (service) =>
      expectRounded((await service.plan(bathroom.query)).tiles.wastePercent, 100 * (1 - 4.009506 / 4.23), 2),
  ],
  [
    '1.2c',
    'The answer gives a drawing to scale, in SVG: areas measured in it are those of the plan.',
    async (service) => {
      const { svgUrl, surface, tiles } = await service.plan(bathroom.query);
      const answer = await service.get(String(svgUrl));
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      const drawn = readDrawing(answer.body);
      const m2 = (role: string) =>
        subpathsOf(drawn, role).reduce((sum, { points }) => sum + shoelaceMm2(points), 0) / 1e6;
      expect(Math.abs(m2('floor') / surface.areaM2 - 1)).toBeLessThan(1e-3);
      const laid = m2('tile whole') + m2('tile cut') + m2('tile sliver');
      expect(Math.abs(laid / tiles.laidAreaM2 - 1)).toBeLessThan(1e-3);
      // One scale along both axes.
      expect(drawn.widthPx / drawn.view.width).toBeCloseTo(drawn.heightPx / drawn.view.height, 2);
    },
  ],
  [
    '1.2d',
    'The answer gives a link that opens the finished plan in the web planner.',
    async (service) => {
      const { plannerUrl, tiles } = await service.plan(`${bathroom.query}&link=true`);
      const page = await service.get(String(plannerUrl));
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain(`>${tiles.total}<`);
      expect(page.body).toContain('<svg');
    },
  ],
  [
    '1.3',
    'The whole interface is /api/plan and /api/plan/patterns. Decided: /api/plans plans a batch, /api/compare compares plans, /api/job plans several that are bought together, /api/job/compare compares those, /api/files/{id} has files that are made in the background, and /api/projects/{id} reads stored ones; nothing else answers below /api.',
    async (service) => {
      const paths = Object.keys(service.description.paths).filter((path) => path.startsWith('/api'));
      expect(paths).toEqual([
        ...['/api/plan', '/api/plans', '/api/plan/patterns', '/api/compare', '/api/job', '/api/job/compare'],
        '/api/files/{id}',
        '/api/projects/{id}',
      ]);
      for (const url of ['/api', '/api/', '/api/plans/1', '/api/plan//', '/api/plan/squares', '/api/projects']) {
        expect((await service.get(url)).status).toBe(404);
      }
    },
  ],
  [
    '1.4a',
    'Planning is an ordinary GET that can be pasted into a browser, whatever the browser makes of the spaces.',
    async (service) => {
      const expected = await service.plan(plain.query);
      for (const space of ['+', '%20']) {
        const query = plain.query.replaceAll('+', space);
        expect(planIn(await service.get(`/api/plan?${query}&link=false`, BROWSER))).toEqual(expected);
      }
    },
  ],
  [
    '1.4b',
    'The same fields are accepted as a JSON body on POST.',
    async (service) => {
      const subtract = [{ x: 140, y: 0, w: 40, h: 60 }];
      const { svg, ...posted } = await service.posted({ outline: 'E180 S240 W180 N240', subtract });
      expect(posted).toEqual(await service.plan(bathroom.query));
    },
  ],
  [
    '1.5',
    'No key and no account: nothing asks for one, and none is needed.',
    async (service) => {
      expect(service.description.security).toEqual([]);
      expect(service.description.components).not.toHaveProperty('securitySchemes');
      const answer = await service.get(`/api/plan?${plain.query}&link=false`);
      expect(answer.status).toBe(200);
      for (const name of ['www-authenticate', 'set-cookie']) expect(answer.headers).not.toHaveProperty(name);
    },
  ],
  [
    '1.6',
    'A mistaken unit is not detected: 20 mm is as valid as 200 mm, and a room in mm as one in cm.',
    async (service) => {
      const small = await service.plan(`${bathroom.query}&tileSize=20&joint=3`);
      expect(small.pattern.parameters.tileSize).toBe(20);
      const giant = await service.plan('outline=E4000+S3000+W4000+N3000');
      expect(giant.surface.areaM2).toBe(1200);
      for (const { warnings } of [small, giant]) expect(warnings.join()).not.toMatch(/unit|cm instead|mm instead/i);
    },
  ],
  [
    '1.7a',
    'Every request that returns a planner link stores a project.',
    async (service) => {
      const stored = await service.storedBy(async () => {
        const { plannerUrl } = planIn(await service.get(`/api/plan?${plain.query}&tileSize=172`));
        expect(plannerUrl).toBe(`${PUBLIC_URL}/planner/${service.saved.at(-1)}`);
        expect((await service.get(String(plannerUrl))).status).toBe(200);
      });
      expect(stored).toBe(1);
      expect(await service.storedBy(() => service.post({ outline: 'E400 S300 W400 N301 S1' }))).toBe(0);
      expect(await service.storedBy(() => service.post({ outline: 'E400 S300 W400 N300' }))).toBe(1);
    },
  ],
  [
    '1.7b',
    'link=false avoids it.',
    async (service) => {
      for (const method of ['GET', 'POST'] as const) {
        const stored = await service.storedBy(async () => {
          const answer =
            method === 'GET'
              ? await service.get(`/api/plan?${plain.query}&tileSize=173&link=false`)
              : await service.post({ outline: 'E400 S300 W400 N300', parameters: { tileSize: 173 }, link: false });
          expect(planIn(answer).plannerUrl).toBeNull();
        });
        expect(stored).toBe(0);
      }
    },
  ],
];
