// Offcuts over several plans: every tile can be sawn, no pool needs more than its plans one by one, and the bound holds.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIXED_PATTERNS, layings } from '../../../test/support/awkward-rooms.ts';
import { casesOf } from '../../../test/support/cases.ts';
import { box, planSquares, rectangle, roomOf, unlessRefused } from '../../../test/support/plain-rooms.ts';
import { faultsOf, faultsOfPool, fewestTiles } from '../../../test/support/shared-tiles.ts';
import type { Plan, PlanRequest } from '../index.ts';
import { poolOffcuts, reuseOffcuts } from '../offcuts.ts';
import { PATTERNS } from '../patterns/index.ts';
import { plan } from '../plan.ts';

const pooled = (plans: readonly Plan[]) => poolOffcuts(plans, plans.map(reuseOffcuts));
/** A row of `count` tiles of 300 mm and a piece of `width` beside them; the saw takes nothing. */
const strip = (count: number, width: number, others = {}) =>
  planSquares(roomOf(box(0, 0, 302 * count + width, 300)), { tileSize: 300, joint: 2, kerf: 0, ...others });
const side = fc.integer({ min: 30, max: 220 }).map((cm) => 10 * cm);

describe('a pool of offcuts', () => {
  it('takes from a tile what two rooms need of it', () => {
    const rooms = [strip(1, 100), strip(2, 200)];
    const { tilesWithReuse, atLeast, groups } = pooled(rooms);
    expect([tilesWithReuse, atLeast]).toEqual([4, 4]);
    expect(groups.map(({ pieces }) => pieces.map(({ surface }) => surface))).toEqual([[0, 1]]);
  });

  it('keeps plans apart that are cut with other saws, or lock where others do not', () => {
    const apart = [strip(1, 100), strip(2, 200, { kerf: 1 })];
    const panel = planSquares(roomOf(box(0, 0, 200, 300)), { tileSize: 300, kerf: 0, joint: 0 });
    for (const plans of [apart, [strip(1, 100), panel]]) {
      const found = pooled(plans);
      expect(found.tilesWithReuse).toBe(plans.reduce((sum, { tiles }) => sum + tiles.total, 0));
      expect(found.groups.every(({ pieces }) => pieces.length === 1)).toBe(true);
    }
  });

  it('changes no room where that spares nothing', () => {
    const { groups } = pooled([strip(1, 200), strip(2, 200)]);
    expect(groups.map(({ pieces }) => pieces.map(({ surface }) => surface))).toEqual([[0], [1]]);
  });

  it('of no plans needs nothing', () => {
    expect(pooled([])).toEqual({ tilesWithReuse: 0, atLeast: 0, wastePercentWithReuse: 0, groups: [] });
  });

  it('shares equal tiles of several patterns', () => {
    const squares = plan({ room: roomOf(box(0, 0, 3333, 2211)), pattern: 'squares', parameters: {} });
    const diamonds = plan({ room: roomOf(box(0, 0, 2500, 1611)), pattern: 'diamonds', parameters: {} });
    const found = pooled([squares, diamonds]);
    expect(faultsOfPool([squares, diamonds], found)).toEqual([]);
    const isShared = found.groups.some(({ pieces }) => new Set(pieces.map(({ surface }) => surface)).size > 1);
    expect(isShared).toBe(true);
  });

  it.each(PATTERNS.map(({ id }) => id))('of one plan is its reuse: %s', (pattern) => {
    const alone = plan({
      room: roomOf(box(0, 0, 2500, 1777), { rectangles: [rectangle(900, 500, 150, 400)] }),
      pattern,
      parameters: {},
    });
    const { groups, ...figures } = reuseOffcuts(alone);
    const found = pooled([alone]);
    expect(found).toEqual({ ...figures, groups: found.groups });
    expect(found.groups.map(({ pieces }) => pieces.map(({ surface: _, ...piece }) => piece))).toEqual(
      groups.map(({ pieces }) => pieces),
    );
  });

  it('can be sawn, and never needs more than its plans one by one', () => {
    const rooms = fc.array(fc.tuple(side, side, fc.integer({ min: -200, max: 200 })), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(layings(), rooms, (laying, sizes) => {
        const plans = sizes.flatMap(([width, height, start]) => {
          const room = roomOf(box(0, 0, width, height), { rectangles: [rectangle(width / 3, height / 3, 90, 70)] });
          return unlessRefused(() => plan({ ...laying, room, start: { x: start, y: -start } })) ?? [];
        });
        const alone = plans.map(reuseOffcuts);
        const found = poolOffcuts(plans, alone);
        expect(faultsOfPool(plans, found)).toEqual([]);
        expect(found.tilesWithReuse).toBeLessThanOrEqual(
          alone.reduce((sum, { tilesWithReuse }) => sum + tilesWithReuse, 0),
        );
      }),
      { numRuns: casesOf(30, 600) },
    );
  });

  it('of the two halves of a floor has the bound of the floor, and the floor that of the pool', () => {
    const halves = fc.tuple(layings(FIXED_PATTERNS), side, side, side);
    fc.assert(
      fc.property(halves, ([laying, left, right, height]) => {
        const wall = 1000;
        const laid = (room: PlanRequest['room']) =>
          unlessRefused(() => plan({ ...laying, room, start: { x: 7, y: -13 } }));
        const whole = laid(
          roomOf(box(0, 0, left + wall + right, height), { rectangles: [rectangle(left, 0, wall, height)] }),
        );
        const parts = [laid(roomOf(box(0, 0, left, height))), laid(roomOf(box(left + wall, 0, right, height)))];
        const [one, other] = parts;
        // A tile that reaches through the wall is one tile of the floor and two of the rooms.
        fc.pre(whole !== undefined && one !== undefined && other !== undefined);
        fc.pre(whole.tiles.total === one.tiles.total + other.tiles.total);
        const [reuse, pool] = [reuseOffcuts(whole), pooled([one, other])];
        expect(faultsOf(whole, reuse)).toEqual([]);
        expect(pool.atLeast).toBeLessThanOrEqual(reuse.tilesWithReuse);
        expect(reuse.atLeast).toBeLessThanOrEqual(pool.tilesWithReuse);
        if (whole.tiles.cut <= 8) expect(pool.atLeast - whole.tiles.whole).toBeLessThanOrEqual(fewestTiles(whole));
      }),
      { numRuns: casesOf(30, 600), maxSkipsPerRun: 20 },
    );
  });
});
