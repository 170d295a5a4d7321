import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../state/draft.ts';
import type { PlanOutcome } from '../state/messages.ts';
import { runOrder } from '../work/orders.ts';
import { snapsAt } from './snapping.ts';

const TILE = 300;
const JOINT = 4;
// 4003 x 2502 mm, away from the caller's 0,0.
const ROOM: Draft = {
  polygon: [
    [30, 40],
    [430.3, 40],
    [430.3, 290.2],
    [30, 290.2],
  ],
  pattern: 'squares',
  parameters: { tileSize: TILE },
  joint: JOINT,
};
const [LEFT, RIGHT] = [300, 4303];

async function plan(draft: Draft) {
  const { result } = await runOrder({ task: 'plan', draft, lang: 'en' });
  const outcome = result as PlanOutcome;
  if (!outcome.ok) throw new Error(outcome.mistakes[0]?.message);
  return outcome;
}

describe('snapsAt', () => {
  it('snaps to whole tiles at the near wall', async () => {
    const { laid } = await plan(ROOM);
    const { x } = snapsAt(laid, { x: LEFT + 7, y: 1000 }, 10);
    expect(x).toEqual({ to: LEFT, line: LEFT, reason: 'wall' });
  });

  it('snaps to whole tiles at the far wall, any number of repeats away', async () => {
    const { laid } = await plan(ROOM);
    const whole = RIGHT - TILE;
    for (const repeats of [0, -1, -5, -20]) {
      const to = whole + repeats * (TILE + JOINT);
      const { x } = snapsAt(laid, { x: to - 3, y: 1000 }, 10);
      expect(x?.to).toBeCloseTo(to, 9);
      expect(x).toMatchObject({ line: RIGHT, reason: 'wall' });
    }
  });

  it('prefers the best start, on both axes or on none', async () => {
    const { laid } = await plan(ROOM);
    const best = { x: LEFT + 5.25, y: 1000 };
    const held = { x: { to: best.x, line: best.x, reason: 'best' }, y: { to: 1000, line: 1000, reason: 'best' } };
    expect(snapsAt(laid, { x: LEFT, y: 1002 }, 10, best)).toEqual(held);
    expect(snapsAt(laid, { x: LEFT, y: 1010 }, 10, best)).toEqual(snapsAt(laid, { x: LEFT, y: 1010 }, 10));
  });

  it('snaps to nothing out of reach', async () => {
    const { laid } = await plan(ROOM);
    // A whole tile at the left wall is 13.5 mm away, a centred one (2151.5 minus six repeats) 14 mm.
    expect(snapsAt(laid, { x: LEFT + 13.5, y: 1000 }, 13).x).toBeNull();
    expect(snapsAt(laid, { x: LEFT + 13.5, y: 1000 }, 13.6).x).toMatchObject({ to: LEFT, reason: 'wall' });
  });

  it('puts the reported edge, centre or half of a tile on the reported line', async () => {
    const { laid } = await plan(ROOM);
    const found = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 5000 }), async (at) => {
        const { x } = snapsAt(laid, { x: at, y: 1000 }, 20);
        if (x === null) return;
        found.add(x.reason);
        const pitch = TILE + JOINT;
        const into = (line: number) => (((line - x.to) % pitch) + pitch) % pitch;
        const isAt = (place: number, wanted: number) =>
          expect(Math.min(Math.abs(place - wanted), pitch - Math.abs(place - wanted))).toBeLessThan(1e-6);
        // The distance of the line from the left edge of its tile.
        if (x.reason === 'half') isAt(into(x.line), TILE / 2);
        if (x.reason === 'wall' && x.to !== x.line) isAt(into(x.line), x.line === LEFT ? 0 : TILE);
        if (x.reason !== 'centre') return;
        const isEven = [TILE / 2, TILE + JOINT / 2].some((wanted) => Math.abs(into(x.line) - wanted) < 1e-6);
        expect(isEven).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(found).toEqual(new Set(['wall', 'centre', 'half']));
  });

  it('gives the same cuts on both sides when it snaps to the centre', async () => {
    const { laid } = await plan(ROOM);
    const { x } = snapsAt(laid, { x: (LEFT + RIGHT) / 2 + JOINT / 2, y: 1000 }, 5);
    expect(x?.reason).toBe('centre');
    const even = await plan({ ...ROOM, start: { x: (x?.to ?? 0) / 10, y: 40 } });
    const { frame, cuts } = even.laid.layout;
    const middle = even.laid.floor.width / 2;
    // In a layout symmetric about the middle, the covered areas at both side walls are equal.
    const sides = [0, 0];
    for (let i = 0; i < cuts.count; i++) {
      const centre = frame.shapes[0].centreX + cuts.tiles[3 * i + 1] * frame.stepX + cuts.tiles[3 * i + 2] * frame.rowX;
      sides[centre < middle ? 0 : 1] += cuts.coveredMm2[i];
    }
    expect(sides[0]).toBeCloseTo(sides[1], 3);
  });

  it('lets the handle itself snap to walls under a turned layout', async () => {
    const { laid } = await plan({ ...ROOM, parameters: { tileSize: TILE, rotation: 30 } });
    expect(snapsAt(laid, { x: RIGHT - 4, y: 1000 }, 10).x).toMatchObject({ to: RIGHT, line: RIGHT, reason: 'wall' });
  });
});
