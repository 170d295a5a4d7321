import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERNS } from '../../../engine/index.ts';
import { changed, type Draft } from '../../state/draft.ts';
import type { PlanOutcome } from '../../state/messages.ts';
import { runOrder } from '../../work/orders.ts';
import { type Turn, turnOf } from './turning.ts';

type Planned = Extract<PlanOutcome, { ok: true }>;

async function planned(draft: Draft): Promise<Planned> {
  const outcome = (await runOrder({ task: 'plan', draft, lang: 'en' })).result as PlanOutcome;
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return outcome;
}

async function turned(draft: Draft, ...turns: Turn[]): Promise<Draft> {
  let now = draft;
  for (const turn of turns) now = changed(now, turnOf(now, (await planned(now)).laid, turn).change);
  return now;
}

/** Equal counts, and measures equal to the last digit but one: starts are on whole micrometres. */
function expectFigures({ answer: after }: Planned, { answer: before }: Planned): void {
  const { total, whole, cut, sliverCount, narrowestCutMm, laidAreaM2 } = before.tiles;
  expect(after.tiles).toMatchObject({ total, whole, cut, sliverCount });
  expect(after.tiles.narrowestCutMm).toBeCloseTo(narrowestCutMm ?? NaN, 0);
  expect(after.tiles.laidAreaM2).toBeCloseTo(laidAreaM2, 3);
  expect(after.surface).toMatchObject({ areaM2: before.surface.areaM2, perimeterM: before.surface.perimeterM });
}

const ROOM: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  subtract: [{ x: 30, y: 40, w: 20.5, h: 60 }],
  circles: [{ x: 300, y: 90, d: 25 }],
  holes: [
    [
      [100, 250],
      [150.5, 250],
      [100, 300],
    ],
  ],
  start: { x: 12.3, y: 45.6 },
  pattern: 'squares',
};

describe('turning a room', () => {
  it('moves every part of it', async () => {
    expect(await turned(ROOM, 'right')).toEqual({
      outline: 'E350 S420 W180 N160 W170 N260',
      subtract: [{ x: 250, y: 30, w: 60, h: 20.5 }],
      circles: [{ x: 260, y: 300, d: 25 }],
      holes: [
        [
          [100, 100],
          [100, 150.5],
          [50, 100],
        ],
      ],
      start: { x: 304.4, y: 12.3 },
      pattern: 'squares',
      parameters: { rotation: 90 },
    });
  });

  it('mirrors left and right; tiles stay on their places, a joint away from the mirrored start', async () => {
    const { outline, subtract, circles, start, parameters } = await turned(ROOM, 'mirror');
    expect(outline).toBe('S180 E160 S170 E260 N350 W420');
    expect(subtract).toEqual([{ x: 369.5, y: 40, w: 20.5, h: 60 }]);
    expect(circles).toEqual([{ x: 120, y: 90, d: 25 }]);
    expect([start, parameters]).toEqual([{ x: 408, y: 45.6 }, undefined]);
  });

  it('four times, or mirroring twice, changes nothing', async () => {
    const { outline, ...rest } = ROOM;
    const polygon = [
      [5, 6],
      [405, 6.25],
      [405, 300],
      [5, 300],
    ] as const;
    const slanted = { ...ROOM, outline: 'E520 S300 A135:113.1371 W360 A225:113.1371 N300' };
    for (const draft of [ROOM, { ...rest, polygon }, slanted]) {
      for (const pattern of ['squares', 'hexagons', 'herringbone']) {
        const room = { ...draft, pattern, parameters: {} };
        expect(await turned(room, 'right', 'right', 'right', 'right')).toEqual(room);
        const twice = await turned(room, 'mirror', 'mirror');
        // Herringbone is its own image one step further down: twice, the start is a repeat away, which is the same layout.
        expect(pattern === 'herringbone' ? { ...twice, start: room.start } : twice).toEqual(room);
        expectFigures(await planned(twice), await planned(room));
      }
    }
  });

  it.each(PATTERNS.map(({ id }) => id))('keeps the figures of %s', async (pattern) => {
    const cm = fc.integer({ min: 0, max: 60_000 }).map((n) => n / 100);
    const rotation = fc.constantFrom(0, 0, 0, 90, 30, -45);
    await fc.assert(
      fc.asyncProperty(cm, cm, rotation, async (x, y, deg) => {
        const draft: Draft = { ...ROOM, pattern, start: { x, y }, parameters: deg ? { rotation: deg } : {} };
        const before = await planned(draft);
        expectFigures(await planned(await turned(draft, 'right')), before);
        const { change, isExact } = turnOf(draft, before.laid, 'mirror');
        const mirrored = await planned(changed(draft, change));
        if (isExact) expectFigures(mirrored, before);
        expect(mirrored.answer.surface.areaM2).toBe(before.answer.surface.areaM2);
      }),
      { numRuns: Number(process.env.SOAK ? 50 : 3) },
    );
  });

  it('says which patterns have no mirror image', async () => {
    const isExact = async (pattern: string, parameters = {}) => {
      const draft = { ...ROOM, pattern, parameters };
      return turnOf(draft, (await planned(draft)).laid, 'mirror').isExact;
    };
    expect(await isExact('squares')).toBe(true);
    expect(await isExact('herringbone')).toBe(true);
    expect(await isExact('hexagons', { rotation: 17 })).toBe(true);
    expect(await isExact('bricks', { offset: 50 })).toBe(true);
    expect(await isExact('bricks', { offset: 33 })).toBe(false);
  });
});
