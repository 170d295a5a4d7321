import { describe, expect, it } from 'vitest';
import type { UnitSystem } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';
import type { PlanOutcome } from '../state/messages.ts';
import { runOrder } from '../work/orders.ts';
import { factsOf } from './announcements.ts';
import { tileAt } from './tiles.ts';

const ROOM: Draft = { outline: 'E100 S100 W100 N100', pattern: 'squares', parameters: { tileSize: 300 }, joint: 0 };

async function factsAt(draft: Draft, x: number, y: number, lang: 'en' | 'pl' = 'en', units: UnitSystem = 'metric') {
  const { result } = await runOrder({ task: 'plan', draft, lang });
  const outcome = result as PlanOutcome;
  if (!outcome.ok) throw new Error(outcome.mistakes[0]?.message);
  const tile = tileAt(outcome.laid, { x, y });
  return tile ? factsOf(outcome.laid, tile, { lang, units }).replaceAll('\u00a0', ' ') : '';
}

describe('factsOf', () => {
  it('describes whole tiles, rectangles with their size, and slivers', async () => {
    expect(await factsAt(ROOM, 10, 10)).toBe('Whole tile');
    // 1000 mm are three tiles and a third: 100 of 300 mm are 33.3 %, and 100 x 100 of 300 x 300 are 11.1 %.
    expect(await factsAt(ROOM, 950, 10)).toBe('Cut tile, 33.3 % of it laid. This tile: cut to 100 × 300 mm');
    expect(await factsAt(ROOM, 950, 950)).toBe('Cut tile, 11.1 % of it laid. This tile: cut to 100 × 100 mm');
    expect(await factsAt(ROOM, 950, 10, 'en', 'imperial')).toContain('cut to 3 15/16″ × 11 13/16″');
    const moved = { ...ROOM, start: { x: 8.5, y: 0 } };
    // 1000 - 85 - 900 leaves 15 mm, a twentieth of a tile.
    expect(await factsAt(moved, 990, 10, 'pl')).toContain('5 %');
    expect(await factsAt(moved, 990, 10)).toBe('Sliver, only 5 % of the tile laid. This tile: cut to 15 × 300 mm');
  });

  it('gives no size for a piece that is not a rectangle', async () => {
    const notched = { ...ROOM, subtract: [{ x: 10, y: 10, w: 30, h: 30 }] };
    // 300 x 300 without a corner of 200 x 200 leaves five ninths.
    expect(await factsAt(notched, 50, 50)).toBe('Cut tile, 55.6 % of it laid');
  });

  it('measures along the tile in a turned layout', async () => {
    const turned = { ...ROOM, parameters: { tileSize: 300, rotation: 90 }, start: { x: 30, y: 0 } };
    expect(await factsAt(turned, 950, 10)).toBe('Cut tile, 33.3 % of it laid. This tile: cut to 300 × 100 mm');
  });
});
