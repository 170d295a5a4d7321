// Beyond the specification: round cutouts, lengths with units, and texts in feet and inches.

import { expect } from 'vitest';
import { ROOMS } from '../rooms.ts';
import type { Sentence } from './sentence.ts';

const { plain, bathroom } = ROOMS;

export const MEASURES: readonly Sentence[] = [
  [
    'circles.a',
    'A circle inside the room takes π d²/4 from the floor; links and addresses keep it a circle.',
    async (service) => {
      const query = `${plain.query}&circles=200,150,80`;
      const { surface, svgUrl } = await service.plan(query);
      expect(surface.areaM2).toBeCloseTo(12 - (Math.PI * 0.8 ** 2) / 4, 4);
      expect(surface.wallsCm).toEqual([400, 300, 400, 300]);
      expect(svgUrl).toContain('&circles=200,150,80&format=svg');
      expect(await service.drawing(query)).toContain('&#216; 80');
    },
  ],
  [
    'circles.b',
    'A circle outside the room is harmless, and a warning names it.',
    async (service) => {
      const { surface, warnings } = await service.plan(`${plain.query}&circles=200,150,80;900,900,10`);
      expect(surface.areaM2).toBeLessThan(12);
      expect(warnings.join()).toContain('circle 2');
    },
  ],
  [
    'doors.a',
    'Doors change no tile and nothing of the room but the skirting; links and addresses keep them.',
    async (service) => {
      const closed = await service.plan(`${plain.query}&link=true`);
      const open = await service.plan(`${plain.query}&link=true&doors=1,1.2m,80;3,200,90,in-left`);
      expect(open.tiles).toEqual(closed.tiles);
      expect(open.surface).toEqual({ ...closed.surface, skirtingM: 12.3 });
      expect(open.svgUrl).toContain('&doors=1,120,80;3,200,90,in-left&format=svg');
      expect(open.plannerUrl).not.toBe(closed.plannerUrl);
    },
  ],
  [
    'rooms.a',
    'Several rooms are one floor with one pattern: its figures are those of their outline, and each room has its own share.',
    async (service) => {
      const rooms = [
        { name: 'hall', outline: 'E600 S150 W600 N150' },
        { name: 'kitchen', outline: 'E400 S300 W400 N300', at: { x: 100, y: 160 } },
      ];
      const plan = await service.posted({ rooms, doorways: [{ x: 200, y: 150, w: 90, h: 10 }], link: true });
      const outline = '0,0+600,0+600,150+290,150+290,160+500,160+500,460+100,460+100,160+200,160+200,150+0,150';
      const united = await service.plan(`polygon=${outline}`);
      expect([plan.surface, plan.tiles]).toEqual([united.surface, united.tiles]);
      expect(plan.svgUrl).toContain(`/api/plan?polygon=${outline}&format=svg`);
      const { rooms: found = [] } = plan;
      expect(found.map(({ name, areaM2 }) => [name, areaM2])).toEqual([
        ['hall', 9.09],
        ['kitchen', 12],
      ]);
      const sum = (figure: 'whole' | 'cut') => found[0].tiles[figure] + found[1].tiles[figure];
      expect([sum('whole'), sum('cut')]).toEqual([plan.tiles.whole, plan.tiles.cut]);
      expect(plan.plannerUrl).not.toBeNull();
    },
  ],
  [
    'skirting.a',
    'Skirting goes along the walls and what stands at them; with skirting=all around what stands free too.',
    async (service) => {
      // A column of 40 by 40 cm, and a shaft of 30 cm by 20 cm in the middle of a wall.
      const query = `${plain.query}&edge=8&subtract=100,100,40,40;200,0,30,20`;
      expect((await service.plan(query)).surface).toMatchObject({ skirtingM: 14.4 });
      expect((await service.plan(`${query}&skirting=all`)).surface).toMatchObject({ skirtingM: 16 });
      expect((await service.plan(plain.query)).surface).not.toHaveProperty('skirtingM');
    },
  ],
  [
    'stock.a',
    'stock says whether the tiles that one has are enough, breakage and spares included, and the order buys what is missing.',
    async (service) => {
      const { order } = await service.plan(`${plain.query}&spares=4`);
      const needed = order?.tiles ?? 0;
      const { order: rest, stock } = await service.plan(`${plain.query}&spares=4&stock=${needed - 5}`);
      expect(rest?.tiles).toBe(5);
      expect(stock).toMatchObject({ isEnough: false, missing: 5 });
      expect(stock?.missingWithReuse).toBeLessThanOrEqual(5);
      expect((await service.plan(`${plain.query}&spares=4&stock=${needed}`)).stock).toMatchObject({ isEnough: true });
    },
  ],
  [
    'offcuts.a',
    'offcuts=true lists the rectangles of a third of a tile and more that are left; skirtingHeight says what they give.',
    async (service) => {
      const { offcuts, skirting } = await service.plan(`${plain.query}&tileSize=800&offcuts=true&skirtingHeight=70`);
      for (const { widthMm, heightMm, count, tiles } of offcuts?.rectangles ?? []) {
        expect(widthMm * heightMm).toBeGreaterThan(0.33 * 800 * 800);
        expect(tiles).toHaveLength(count);
      }
      expect(skirting).toMatchObject({ heightMm: 70, neededM: 14 });
    },
  ],
  [
    'lengths.a',
    'Lengths with units in a walk give the plan of the plain numbers, and its address has plain numbers.',
    async (service) => {
      const plan = await service.plan('outline=E10ft6in+S2.5m+W10ft6in+N2500mm');
      expect(plan).toEqual(await service.plan('outline=E320.04+S250+W320.04+N250'));
      expect(plan.surface.wallsCm).toEqual([320.04, 250, 320.04, 250]);
    },
  ],
  [
    'units.a',
    'units=imperial changes the texts of the drawing and the summary, and no figure of the answer.',
    async (service) => {
      const metric = await service.plan(bathroom.query);
      const imperial = await service.plan(`${bathroom.query}&units=imperial`);
      expect({ ...imperial, svgUrl: '', notes: [], summary: '' }).toEqual({ ...metric, svgUrl: '', summary: '' });
      expect(imperial.summary).toContain('a room of 5′\u00a010\u00a07/8″ × 7′\u00a010\u00a01/2″');
      expect(imperial.notes).toEqual([
        expect.stringContaining('without a unit (outline, subtract) were understood as cm'),
      ]);
      expect(imperial.svgUrl).toBe(`${metric.svgUrl}&units=imperial`);
      const drawing = await service.drawing(`${bathroom.query}&units=imperial`);
      // 180 and 240 cm are 5′ 10 7/8″ and 7′ 10 1/2″.
      for (const text of ['5&#8242;&#160;10&#160;7/8&#8243;', '7&#8242;&#160;10&#160;1/2&#8243;', 'ft&#178;']) {
        expect(drawing).toContain(text);
      }
      expect(drawing).not.toMatch(/[0-9] (mm|cm|m)\b/);
    },
  ],
  [
    'units.b',
    'The link keeps the units, and its project is that of the metric plan.',
    async (service) => {
      const metric = await service.plan(`${bathroom.query}&link=true`);
      const imperial = await service.plan(`${bathroom.query}&link=true&units=imperial`);
      const polish = await service.plan(`${bathroom.query}&link=true&units=imperial&lang=pl`);
      expect(imperial.plannerUrl).toBe(`${metric.plannerUrl}?units=imperial`);
      expect(polish.plannerUrl).toBe(`${metric.plannerUrl}?lang=pl&units=imperial`);
      const { body } = await service.get(String(imperial.plannerUrl));
      expect(body).toContain('5′\u00a010\u00a07/8″');
      expect((await service.get(String(metric.plannerUrl))).body).not.toContain('″');
    },
  ],
];
