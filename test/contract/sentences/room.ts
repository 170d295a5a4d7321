// The walk through the specification: how a room is described (2.1).

import { expect } from 'vitest';
import { shoelace } from '../rooms.ts';
import { expectMessage, expectRounded, type Sentence } from './sentence.ts';

/** A room whose four walls all differ, so that no order and no direction can be mistaken for another. */
const UNEVEN = 'outline=E300+A36.8699:150+S120+W420+N210';
const SQUARE = 'outline=E400+S300+W400+N300';

export const ROOM: readonly Sentence[] = [
  [
    '2.1.outline.a',
    'Walls in walking order, tokens separated by spaces.',
    async (service) => {
      expect((await service.plan(UNEVEN)).surface.wallsCm).toEqual([300, 150, 120, 420, 210]);
      const spaced = await service.plan('outline=++E300++A36.8699:150+S120%20%20W420+N210+');
      expect(spaced.surface.wallsCm).toEqual([300, 150, 120, 420, 210]);
    },
  ],
  [
    '2.1.outline.b',
    'E is right, S down, W left, N up, each with a length in cm: the same room as by its corners, y running down.',
    async (service) => {
      const walk = await service.plan('outline=E420+S180+W160+S170+W260+N350');
      const corners = await service.plan('polygon=0,0+420,0+420,180+260,180+260,350+0,350');
      expect([walk.surface, walk.tiles]).toEqual([corners.surface, corners.tiles]);
      const mirrored = await service.plan('polygon=0,0+420,0+420,-180+260,-180+260,-350+0,-350');
      expect(mirrored.tiles).not.toEqual(walk.tiles);
      expect((await service.plan('outline=W100+N50.5+E100+S50.5')).pattern.startCm).toEqual({ x: -100, y: -50.5 });
    },
  ],
  [
    '2.1.outline.c',
    'A<bearing>:<length> is an angled wall, the bearing in degrees clockwise from east, the length in cm.',
    async (service) => {
      const letters = await service.plan(SQUARE);
      const bearings = await service.plan('outline=A0:400+A90:300+A180:400+A270:300');
      expect([bearings.surface, bearings.tiles]).toEqual([letters.surface, letters.tiles]);
      // 150 cm at atan(3/4) go 120 cm right and 90 cm down.
      const angled = await service.plan(UNEVEN);
      const corners = await service.plan('polygon=0,0+300,0+420,90+420,210+0,210');
      expect([angled.surface, angled.tiles]).toEqual([corners.surface, corners.tiles]);
    },
  ],
  [
    '2.1.outline.e',
    'When the walk does not return to its start, the answer says how far off it is.',
    async (service) => {
      expectMessage((await service.refusal('outline=E400+S300+W390+N300')).error, /\b10 cm east\b/);
      expectMessage((await service.refusal('outline=E400+S300+W412.5+N300')).error, /\b12\.5 cm west\b/);
      // A 3-4-5 triangle.
      const both = (await service.refusal('outline=E400+S300+W397+N296')).error;
      expectMessage(both, /\b3 cm east\b/, /\b4 cm south\b/, /\b5 cm\b/);
    },
  ],
  [
    '2.1.outline.f',
    'Decided: up to 0.1 cm closes silently; walls keep the lengths that were given.',
    async (service) => {
      const { surface } = await service.plan('outline=E400+S300+W399.9+N300');
      expect(surface.wallsCm).toEqual([400, 300, 399.9, 300]);
    },
  ],
  [
    '2.1.outline.h',
    'Letters may be small.',
    async (service) => {
      expect((await service.plan('outline=e400+s300+w400+n300')).tiles).toEqual((await service.plan(SQUARE)).tiles);
    },
  ],
  [
    '2.1.polygon.a',
    'The outer wall as x,y pairs separated by spaces, in cm.',
    async (service) => {
      const plan = await service.plan('polygon=0,0+400,0+400,300+0,300');
      expect(plan.surface).toEqual((await service.plan(SQUARE)).surface);
    },
  ],
  [
    '2.1.polygon.b',
    'For rooms that no walk describes: any corners, either way round.',
    async (service) => {
      const ring = [
        [3, 1],
        [402.7, 19.3],
        [377.1, 311.9],
        [41.6, 287.2],
        [-20.4, 120],
      ] as const;
      const text = (corners: readonly (readonly [number, number])[]) =>
        corners.map((corner) => corner.join(',')).join('+');
      const plan = await service.plan(`polygon=${text(ring)}`);
      expectRounded(plan.surface.areaM2, shoelace(ring) / 10_000, 4);
      expect((await service.plan(`polygon=${text(ring.toReversed())}`)).tiles).toEqual(plan.tiles);
      // A room may repeat its first corner at the end.
      expect((await service.plan(`polygon=${text([...ring, ring[0]])}`)).tiles).toEqual(plan.tiles);
    },
  ],
  [
    '2.1.holes.a',
    'Rings cut out of the floor, each like polygon.',
    async (service) => {
      const { surface } = await service.plan(`${SQUARE}&holes=100,100+200,100+150,180`);
      expectRounded(surface.areaM2, 12 - (100 * 80) / 2 / 10_000, 4);
      expect(surface.perimeterM).toBe(14);
    },
  ],
  [
    '2.1.holes.b',
    'Several rings are separated by a semicolon.',
    async (service) => {
      const two = await service.plan(`${SQUARE}&holes=100,100+200,100+150,180;300,20+340,20+340,60+300,60`);
      expectRounded(two.surface.areaM2, 12 - (4000 + 1600) / 10_000, 4);
    },
  ],
  [
    '2.1.subtract.a',
    'Rectangles cut out of the floor, each x,y,w,h in cm.',
    async (service) => {
      const { surface, tiles } = await service.plan(`${SQUARE}&subtract=140,20,40,60`);
      expectRounded(surface.areaM2, 12 - (40 * 60) / 10_000, 4);
      expect(tiles).toEqual((await service.plan(`${SQUARE}&holes=140,20+180,20+180,80+140,80`)).tiles);
    },
  ],
  [
    '2.1.subtract.b',
    'Several rectangles are separated by a semicolon.',
    async (service) => {
      const { surface } = await service.plan(`${SQUARE}&subtract=10,10,40,60;100,10,20.5,10;300,200,10,10`);
      expectRounded(surface.areaM2, 12 - (2400 + 205 + 100) / 10_000, 4);
    },
  ],
  [
    '2.1.subtract.c',
    'Decided: cutouts may overlap and cross the wall; one outside is harmless and reported.',
    async (service) => {
      const overlapping = await service.plan(`${SQUARE}&subtract=380,0,40,100;390,50,40,100`);
      expectRounded(overlapping.surface.areaM2, 12 - (20 * 100 + 10 * 50) / 10_000, 4);
      const outside = await service.plan(`${SQUARE}&subtract=900,0,40,60`);
      const { warnings } = await service.plan(SQUARE);
      expect([outside.surface.areaM2, outside.warnings.length]).toEqual([12, warnings.length + 1]);
    },
  ],
];
