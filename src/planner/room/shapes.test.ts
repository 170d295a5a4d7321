import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNIT_SYSTEMS } from '../../words/index.ts';
import { EXAMPLES } from '../plans/examples.ts';
import { changed, type Draft } from '../state/draft.ts';
import type { PlanOutcome } from '../state/messages.ts';
import { runOrder } from '../work/orders.ts';
import {
  changeOf,
  isOfForm,
  lengthsOf,
  type RingCm,
  ringOfRectangle,
  type Shapes,
  shapesOf,
  toOtherForm,
} from './shapes.ts';
import { rounded } from './walk.ts';

async function planned(draft: Draft): Promise<Extract<PlanOutcome, { ok: true }>> {
  const outcome = (await runOrder({ task: 'plan', draft, lang: 'en' })).result as PlanOutcome;
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return outcome;
}

const DRAFTS = EXAMPLES.flatMap(({ name, drafts }) =>
  UNIT_SYSTEMS.map((units) => ({ name, units, draft: drafts[units] })),
);
const KITCHEN = 'E420 S180 W160 S170 W260 N350';

function withOuter(shapes: Shapes, ring: RingCm): Shapes {
  return shapes.with(0, { kind: 'outer', ring });
}

describe('shapes', () => {
  it.each(DRAFTS)('$name ($units) has the corners it is planned with', async ({ draft }) => {
    const { room } = (await planned(draft)).laid;
    const [outer, ...cutouts] = shapesOf(draft);
    expect(outer).toEqual({
      kind: 'outer',
      ring: room.outer.map(({ x, y }) => [rounded(x / 10, 1e4), rounded(y / 10, 1e4)]),
    });
    expect(cutouts).toEqual(
      room.rectangles.map(({ x, y, width, height }) => ({
        kind: 'rectangle',
        ring: ringOfRectangle({ x: x / 10, y: y / 10, w: width / 10, h: height / 10 }),
      })),
    );
  });

  it.each(DRAFTS)('$name ($units) is not changed by its own shapes', ({ draft }) => {
    expect(changed(draft, changeOf(draft, shapesOf(draft)))).toEqual(draft);
  });

  it('keep the figures of rectangles, without noise from sums', () => {
    const cm = fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 1e4);
    fc.assert(
      fc.property(fc.array(fc.record({ x: cm, y: cm, w: cm, h: cm }), { minLength: 1 }), (subtract) => {
        const draft: Draft = { outline: KITCHEN, subtract };
        expect(changed(draft, changeOf(draft, shapesOf(draft)))).toEqual(draft);
      }),
    );
  });

  it('stay a walk while their walls are square and begin at 0,0', () => {
    const draft: Draft = { outline: KITCHEN };
    const shapes = shapesOf(draft);
    const [{ ring }] = shapes;
    const wider = ring.with(1, [430, 0]).with(2, [430, 180]);
    expect(changeOf(draft, withOuter(shapes, wider))).toEqual({
      outline: 'E430 S180 W170 S170 W260 N350',
      polygon: undefined,
    });
    const slanted = ring.with(1, [430, 0]);
    expect(changeOf(draft, withOuter(shapes, slanted))).toEqual({ outline: undefined, polygon: slanted });
    const away = ring.with(0, [0, -10]).with(1, [420, -10]);
    expect(changeOf(draft, withOuter(shapes, away))).toEqual({ outline: undefined, polygon: away });
  });

  it('stay corners if the room was given by corners', () => {
    const draft: Draft = {
      polygon: [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
    };
    const shapes = shapesOf(draft);
    const outer = shapes[0].ring.with(1, [200, 0]).with(2, [200, 100]);
    expect(changeOf(draft, withOuter(shapes, outer))).toEqual({ outline: undefined, polygon: outer });
  });

  it('leave no empty list behind', () => {
    const draft = EXAMPLES[1].drafts.metric;
    const change = changeOf(draft, shapesOf(draft).slice(0, 1));
    expect(changed(draft, change)).not.toHaveProperty('subtract');
  });
});

describe('a room in the other form', () => {
  it.each(DRAFTS)('$name ($units) is the same plan', async ({ draft }) => {
    const byCorners = changed(draft, toOtherForm(draft));
    expect(byCorners).not.toHaveProperty('outline');
    const byWalls = changed(byCorners, toOtherForm(byCorners));
    expect(byWalls).not.toHaveProperty('polygon');
    const { answer } = await planned(draft);
    expect((await planned(byCorners)).answer.tiles).toEqual(answer.tiles);
    expect((await planned(byWalls)).answer.tiles).toEqual(answer.tiles);
  });

  it('moves everything to the start of its walk', async () => {
    const draft: Draft = {
      polygon: [
        [50, 20],
        [250, 20],
        [250, 220],
        [50, 220],
      ],
      holes: [
        [
          [60, 30],
          [80, 30],
          [80, 50],
        ],
      ],
      subtract: [{ x: 150, y: 120, w: 30, h: 40 }],
      circles: [{ x: 120.5, y: 70, d: 20 }],
      start: { x: 55.5, y: 20 },
      pattern: 'squares',
    };
    const byWalls = changed(draft, toOtherForm(draft));
    expect(byWalls).toEqual({
      outline: 'E200 S200 W200 N200',
      holes: [
        [
          [10, 10],
          [30, 10],
          [30, 30],
        ],
      ],
      subtract: [{ x: 100, y: 100, w: 30, h: 40 }],
      circles: [{ x: 70.5, y: 50, d: 20 }],
      start: { x: 5.5, y: 0 },
      pattern: 'squares',
    });
    expect((await planned(byWalls)).answer.tiles).toEqual((await planned(draft)).answer.tiles);
  });
});

describe('corners and rectangles as text', () => {
  it.each([
    ['0,0', [[0, 0]]],
    [
      ' -1.5,20\n3,4 ',
      [
        [-1.5, 20],
        [3, 4],
      ],
    ],
    [
      '140,0,40,60;10,10,20,20; 1,2,3,4;',
      [
        [140, 0, 40, 60],
        [10, 10, 20, 20],
        [1, 2, 3, 4],
      ],
    ],
    ['', []],
  ])('%j are the numbers %j', (text, numbers) => {
    expect(lengthsOf(text)).toEqual(numbers);
  });

  it.each([
    ['0,0', true],
    ['-1.5,20', true],
    ['1', false],
    ['1,', false],
    ['1,2,3', false],
    ['1e3,0', false],
    ['10ft6in,2.5m', true],
    ["5',0", false],
    ['.5,0', false],
    ['x,0', false],
  ])('%s is a corner: %s', (token, isOne) => {
    expect(isOfForm(token, 'x,y')).toBe(isOne);
  });

  it.each([
    ['140,0,40,60', true],
    ['140,0,40,60;', true],
    ['140,0,40,60;1,2,3,4', true],
    ['140,0,40,60;1,2,3', false],
    ['140,0,40', false],
    ['1,2,3,4,5', false],
    ['1,2,3,x', false],
    [';', false],
  ])('%s is a rectangle: %s', (token, isOne) => {
    expect(isOfForm(token, 'x,y,w,h')).toBe(isOne);
  });
});
