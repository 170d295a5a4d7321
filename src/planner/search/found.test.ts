import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { sharedTilesOf } from '../../cutlist/index.ts';
import { type PlannerContext, setContext } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { type BestPlan, bestPlan, isAtBest } from './best.ts';
import { bestStart, offcutReuse, reuseFigures } from './found.ts';

const DRAFT: Draft = { outline: 'E400 S300 W400 N300', joint: 2, start: { x: 3, y: 4 } };
const START = { x: -1.25, y: 0.5 };
const SHARED = [
  [2, 9],
  [5, 6, 30],
];
const REUSE = {
  reuse: { tilesWithReuse: 97, atLeast: 97, wastePercentWithReuse: 3.5, sharedTiles: SHARED },
  shared: sharedTilesOf(SHARED),
};

const planned = signal<{ draft: Draft; answer?: object } | null>(null);

beforeEach(() => {
  planned.value = { draft: DRAFT };
  // Only the current plan is used.
  setContext({ session: { planned } } as unknown as PlannerContext);
  bestStart.keep(DRAFT, START);
  offcutReuse.keep(DRAFT, REUSE);
});

describe('the result of a search', () => {
  it('is valid for the plan it was found for', () => {
    expect(bestStart.now.value).toBe(START);
    expect(offcutReuse.now.value).toBe(REUSE);
  });

  it('is valid in any colour', () => {
    planned.value = { draft: { ...DRAFT, color: '#aabbcc', gapColor: '#000' } };
    expect(bestStart.now.value).toBe(START);
    expect(offcutReuse.now.value).toBe(REUSE);
  });

  it('keeps the best start for any start, but the reuse of offcuts only for one', () => {
    planned.value = { draft: { ...DRAFT, start: { x: 3, y: 4.1 } } };
    expect(bestStart.now.value).toBe(START);
    expect(offcutReuse.now.value).toBeNull();
  });

  it.each([
    { outline: 'E401 S300 W401 N300' },
    { joint: 3 },
    { pattern: 'bricks' },
    { parameters: { tileSize: 301 } },
    { subtract: [{ x: 1, y: 1, w: 9, h: 9 }] },
  ])('does not hold after %j, and does again when that is undone', (change) => {
    planned.value = { draft: { ...DRAFT, ...change } };
    expect(bestStart.now.value).toBeNull();
    expect(offcutReuse.now.value).toBeNull();
    planned.value = { draft: { ...DRAFT } };
    expect(bestStart.now.value).toBe(START);
    expect(offcutReuse.now.value).toBe(REUSE);
  });

  it('is null without a plan', () => {
    planned.value = null;
    expect(bestStart.now.value).toBeNull();
    expect(offcutReuse.now.value).toBeNull();
  });
});

describe('the best start', () => {
  const TILES = { sliverCount: 2, total: 40, cut: 17, narrowestCutMm: 12.5 };
  const at = (draft: Draft, tiles = TILES) => {
    planned.value = { draft, answer: { tiles } };
  };

  it('is compared with that of the plan by figures, so one as good is not moved', () => {
    at(DRAFT);
    expect(isAtBest.value).toBeNull();
    // Only the figures are used.
    bestPlan.keep(DRAFT, { tiles: TILES } as BestPlan);
    expect(isAtBest.value).toBe(true);
    for (const figure of ['sliverCount', 'total', 'cut', 'narrowestCutMm'] as const) {
      at({ ...DRAFT, start: { x: 1, y: 1 } }, { ...TILES, [figure]: 11 });
      expect(isAtBest.value).toBe(false);
    }
    at({ ...DRAFT, start: { x: 2, y: 2 } });
    expect(isAtBest.value).toBe(true);
  });

  it('is another one if offcuts are reused', () => {
    at(DRAFT);
    bestPlan.keep(DRAFT, { tiles: TILES } as BestPlan);
    at({ ...DRAFT, page: { order: { reuse: true } } });
    expect(isAtBest.value).toBeNull();
  });

  it('is compared by the tiles with offcuts reused if they are bought so, once these are counted', () => {
    const draft: Draft = { ...DRAFT, page: { order: { reuse: true } } };
    const reuseOf = (tilesWithReuse: number) => ({
      reuse: { tilesWithReuse, atLeast: tilesWithReuse, wastePercentWithReuse: 3.5, sharedTiles: [] },
    });
    at(draft);
    bestPlan.keep(draft, { tiles: { ...TILES, total: 44, ...reuseOf(36) } } as unknown as BestPlan);
    expect(isAtBest.value).toBeNull();
    reuseFigures.keep(draft, reuseOf(37));
    expect(isAtBest.value).toBe(false);
    reuseFigures.keep(draft, reuseOf(36));
    expect(isAtBest.value).toBe(true);
    at(draft, { ...TILES, cut: 11 });
    expect(isAtBest.value).toBe(false);
  });

  it('may exist if it could not be searched for', () => {
    at(DRAFT);
    bestPlan.keep(DRAFT, 'unknown');
    expect(isAtBest.value).toBe(false);
  });
});

describe('sharing', () => {
  it('lists the shared tile of every piece that has one', () => {
    expect([...REUSE.shared.keys()]).toEqual([2, 9, 5, 6, 30]);
    expect(REUSE.shared.get(9)).toEqual({ pair: 1, tiles: [2, 9] });
    for (const tile of [5, 6, 30]) expect(REUSE.shared.get(tile)).toEqual({ pair: 2, tiles: [5, 6, 30] });
    expect(REUSE.shared.get(1)).toBeUndefined();
  });
});
