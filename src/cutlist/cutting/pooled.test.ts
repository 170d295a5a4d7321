// Cutting sheets over several surfaces: every piece is on exactly one of them, named by its surface.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED_PATTERNS, layings } from '../../../test/support/awkward-rooms.ts';
import { casesOf } from '../../../test/support/cases.ts';
import { box, rectangle, roomOf, unlessRefused } from '../../../test/support/plain-rooms.ts';
import { type Plan, pieceCountOf, plan } from '../../engine/index.ts';
import { type PooledReuse, poolOffcuts, reuseOffcuts } from '../../engine/offcuts.ts';
import { cutListOf } from '../cut-list.ts';
import { laidTilesOf } from '../laid.ts';
import { cuttingOf, type PooledSurface, pooledCuttingOf } from './cutting.ts';
import type { Cutting } from './model.ts';

const STEP = 0.1;
const side = fc.integer({ min: 30, max: 220 }).map((cm) => 10 * cm);
const shift = fc.integer({ min: -200, max: 200 });
const sizes = fc.array(fc.tuple(side, side, shift), { minLength: 1, maxLength: 4 });

const surfacesOf = (plans: readonly Plan[], letters: string): PooledSurface[] =>
  plans.map((one, i) => {
    const laid = laidTilesOf(one);
    return { letter: letters.charAt(i), plan: one, laid, list: cutListOf(laid, one.pattern, one.parameters) };
  });

const poolOf = (plans: readonly Plan[]): PooledReuse => poolOffcuts(plans, plans.map(reuseOffcuts));

function onRandomPools(law: (plans: readonly Plan[]) => void): void {
  const property = fc.property(layings(FIXED_PATTERNS), sizes, (laying, rooms) => {
    const plans = rooms.flatMap(([width, height, start]) => {
      const room = roomOf(box(0, 0, width, height), { rectangles: [rectangle(width / 3, height / 3, 90, 70)] });
      return unlessRefused(() => plan({ ...laying, room, start: { x: start, y: -start } })) ?? [];
    });
    fc.pre(plans.length > 0);
    law(plans);
  });
  fc.assert(property, { numRuns: casesOf(20, 400) });
}

const namesOn = ({ groups }: Cutting) => groups.flatMap(({ sheets }) => sheets.flatMap(({ tiles }) => tiles.flat()));

/** The names of all pieces of the cut tiles: the number after the letter, and the part of a divided tile. */
const piecesOf = (surfaces: readonly PooledSurface[]) =>
  surfaces.flatMap(({ letter, list, plan: { layout } }) =>
    list.tiles.flatMap(({ cut, number }) =>
      cut < 0 ? [] : Array.from({ length: pieceCountOf(layout.cuts, cut) }, () => `${letter}${number}`),
    ),
  );

describe('the cutting sheets of a pool', () => {
  it('have every piece of every surface once', () => {
    onRandomPools((plans) => {
      const surfaces = surfacesOf(plans, 'ABCD');
      const { groups } = poolOf(plans);
      const { cutting } = pooledCuttingOf({ surfaces, bought: groups, step: STEP });
      expect(cutting.tiles).toBe(groups.length);
      const names = namesOn(cutting);
      expect(names.map((name) => name.split('/')[0]).toSorted()).toEqual(piecesOf(surfaces).toSorted());
      const parts = names.filter((name) => name.includes('/'));
      expect(new Set(parts).size).toBe(parts.length);
    });
  });

  it('of one surface are those of its plan', () => {
    onRandomPools(([one]) => {
      const [surface] = surfacesOf([one], '');
      const { laid, list } = surface;
      const { groups } = reuseOffcuts(one);
      const alone = cuttingOf({ laid, list, bought: groups, kerf: one.kerf, step: STEP });
      const { cutting } = pooledCuttingOf({ surfaces: [surface], bought: poolOf([one]).groups, step: STEP });
      expect(cutting).toEqual(alone);
    });
  });

  it('have pieces of equal tiles from several patterns', () => {
    const squares = plan({ room: roomOf(box(0, 0, 3333, 2211)), pattern: 'squares', parameters: {} });
    const diamonds = plan({ room: roomOf(box(0, 0, 2500, 1611)), pattern: 'diamonds', parameters: {} });
    const surfaces = surfacesOf([squares, diamonds], 'AB');
    const { groups } = poolOf([squares, diamonds]);
    const { cutting } = pooledCuttingOf({ surfaces, bought: groups, step: STEP });
    const lists = cutting.groups.flatMap(({ sheets }) => sheets.flatMap(({ tiles }) => tiles));
    expect(lists.some((names) => new Set(names.map((name) => name.charAt(0))).size > 1)).toBe(true);
    expect(namesOn(cutting).toSorted()).toEqual(piecesOf(surfaces).toSorted());
  });
});
