// Kinds and reuse in answers: numbers that can be counted on the drawing, and counts that add up.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardRequests } from '../../test/support/awkward-rooms.ts';
import { casesOf } from '../../test/support/cases.ts';
import { unlessRefused } from '../../test/support/plain-rooms.ts';
import { faultsOf } from '../../test/support/shared-tiles.ts';
import { centreOf, eachTile, PATTERNS, type Plan, plan, type TilePlace, tilePlaceOf } from '../engine/index.ts';
import { cutsOf, reuseOffcuts } from '../engine/offcuts.ts';
import type { PlanAnswer, ReuseAnswer } from '../wire/answers/plan.ts';
import { DEFAULT_OPTIONS } from '../wire/fields/fields.ts';
import { readQuery } from '../wire/read/query.ts';
import { answerOf } from '../wire/write/answer.ts';
import { reuseFigures } from '../wire/write/reuse-answer.ts';
import { LANGUAGES, label } from '../words/index.ts';
import { planRequest } from './plan.ts';
import { answerPlanned } from './planned.ts';

const NO_LINKS = { svgUrl: null, plannerUrl: null };

function answerTo(query: string): PlanAnswer {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return answerPlanned(planRequest(read), NO_LINKS);
}

function reuseIn(query: string): ReuseAnswer {
  const { reuse } = answerTo(query).tiles;
  if (!reuse) throw new Error('The answer has no reuse.');
  return reuse;
}

function plansOf(seed: number, count: number): Plan[] {
  return fc
    .sample(awkwardRequests(), { seed, numRuns: count })
    .flatMap((request) => unlessRefused(() => plan(request)) ?? []);
}

describe('shared tiles', () => {
  it('are named by their numbers on the drawing', () => {
    // Two tiles in a column with pieces of 200 and 97 mm: 3 mm remain for the saw.
    const column = 'outline=E30+S29.7+W30+N29.7&joint=0&start=0,-10';
    expect(answerTo(column).tiles).toMatchObject({ total: 2, wastePercent: 50.5 });
    expect(reuseIn(column)).toEqual({
      tilesWithReuse: 1,
      atLeast: 1,
      wastePercentWithReuse: 1,
      sharedTiles: [[1, 2]],
    });
    // Three rows of three tiles. The right ones are 136 mm wide, the lower ones 136 mm high.
    expect(reuseIn('outline=E74+S74+W74+N74&joint=2').sharedTiles).toEqual([
      [3, 6],
      [7, 8],
    ]);
  });

  it('do not occur if nothing is cut or nothing fits', () => {
    expect(reuseIn('outline=E60+S60+W60+N60&joint=0')).toEqual({
      tilesWithReuse: 4,
      atLeast: 4,
      wastePercentWithReuse: 0,
      sharedTiles: [],
    });
    expect(reuseIn('outline=E60+S50+W60+N50&joint=0')).toMatchObject({ tilesWithReuse: 4, sharedTiles: [] });
  });

  it('are listed once if a pillar divides one', () => {
    // The first tile needs two strips of 80 mm, each other tile one of 210 mm: a wide and a narrow strip share a tile.
    expect(reuseIn('outline=E30+S90+W30+N90&joint=0&subtract=8,0,14,30;21,30,9,60')).toMatchObject({
      tilesWithReuse: 2,
      sharedTiles: [[1, 2]],
    });
  });

  it('are not listed if a partition wall divides tiles and spares none', () => {
    // Seven tiles stand below each other on both sides of the wall of 10 cm; what it leaves of each fits no other.
    const { sharedTiles, tilesWithReuse } = reuseIn('outline=E400+S300+W400+N300&tileSize=600&subtract=200,0,10,300');
    expect([tilesWithReuse, sharedTiles]).toEqual([35, []]);
    const { reuse, total } = answerTo('outline=E400+S300+W400+N300&tileSize=600&subtract=150,50,12,200').tiles;
    expect(reuse?.sharedTiles).toHaveLength(total - (reuse?.tilesWithReuse ?? 0));
  });

  it('are those of the engine, numbered in reading order', () => {
    for (const planned of plansOf(21, casesOf(40, 120))) {
      const reuse = reuseOffcuts(planned);
      const { reuse: written } = reuseFigures(planned, reuse, 'en');
      expect(faultsOf(planned, reuse)).toEqual([]);
      const numbers = numbersByHand(planned);
      const shared = reuse.groups
        .map((tile) =>
          cutsOf(tile)
            .map((cut) => numbers[cut])
            .sort((a, b) => a - b),
        )
        .filter((places) => places.length > 1);
      const inOrder = (lists: readonly (readonly number[])[]) => lists.map((list) => list.join()).toSorted();
      expect(inOrder(written?.sharedTiles ?? [])).toEqual(inOrder(shared));
      const spared = shared.reduce((sum, places) => sum + places.length - 1, 0);
      expect(written?.tilesWithReuse).toBe(planned.tiles.total - spared);
    }
  });
});

/**
 * The number of each cut tile, found by comparing all pairs of tiles: rows from the top, as on the drawing; boards row by
 * row as they are laid.
 */
function numbersByHand({ layout, parameters }: Plan): number[] {
  // Between -45° and 45°, the former included.
  const turn = (((Number(parameters.rotation) + 225) % 90) - 45) * (Math.PI / 180);
  const { rule } = layout.frame;
  const tiles: TilePlace[] = [];
  eachTile(layout, (tile) => tiles.push(tile));
  const seen = tiles.map((tile) => {
    const { x, y } = centreOf(layout, tile);
    if (rule) return { tile, along: tile.place, depth: rule.order * 1e6 * tile.row };
    return { tile, along: x * Math.cos(turn) + y * Math.sin(turn), depth: y * Math.cos(turn) - x * Math.sin(turn) };
  });
  const smallest = Math.min(...layout.frame.shapes.map(({ inradius }) => inradius));
  const read: TilePlace[] = [];
  let left = seen;
  while (left.length > 0) {
    const top = Math.min(...left.map(({ depth }) => depth));
    const isInRow = ({ depth }: { depth: number }) => depth < top + 0.93 * smallest - 1e-6;
    read.push(
      ...left
        .filter(isInRow)
        .sort((a, b) => a.along - b.along)
        .map(({ tile }) => tile),
    );
    left = left.filter((one) => !isInRow(one));
  }
  const names = read.map(({ motif, place, row }) => `${motif} ${place} ${row}`);
  return Array.from({ length: layout.cuts.count }, (_, cut) => {
    const { motif, place, row } = tilePlaceOf(layout.cuts, cut);
    return names.indexOf(`${motif} ${place} ${row}`) + 1;
  });
}

describe('kinds', () => {
  const ROOM = 'outline=E320+S240+W320+N240&pattern=';

  it.each(LANGUAGES)('have names in %s and counts that add up', (lang) => {
    for (const pattern of PATTERNS) {
      const { tiles } = answerTo(`${ROOM}${pattern.id}&lang=${lang}`);
      if (pattern.kinds === undefined) {
        expect(tiles).not.toHaveProperty('kinds');
        continue;
      }
      const sum = (name: 'total' | 'whole' | 'cut' | 'tilesWithReuse') =>
        tiles.kinds?.reduce((all, kind) => all + kind[name], 0);
      expect([sum('total'), sum('whole'), sum('cut')]).toEqual([tiles.total, tiles.whole, tiles.cut]);
      expect(sum('tilesWithReuse')).toBe(tiles.reuse?.tilesWithReuse);
      for (const { kind, name } of tiles.kinds ?? []) expect(name).toBe(label(lang, `${pattern.kindLabels}.${kind}`));
      expect(new Set(tiles.kinds?.map(({ name }) => name)).size).toBe(tiles.kinds?.length);
    }
  });
});

describe('an answer', () => {
  it('has kinds and reuse after the specified fields', () => {
    const { tiles } = answerTo('outline=E320+S240+W320+N240&pattern=chevron');
    expect(Object.keys(tiles).slice(-3)).toEqual(['sliverCount', 'kinds', 'reuse']);
  });

  it('has neither if reuse was not computed', () => {
    const read = readQuery('outline=E320+S240+W320+N240&pattern=chevron');
    if (!read.ok) throw new Error(read.mistakes[0].message);
    const { tiles } = answerOf(plan(read.request), DEFAULT_OPTIONS, NO_LINKS);
    expect(Object.keys(tiles).at(-1)).toBe('sliverCount');
  });

  it('has no reuse figures for a drawing', () => {
    const read = readQuery('outline=E320+S240+W320+N240&format=svg');
    if (!read.ok) throw new Error(read.mistakes[0].message);
    expect(planRequest(read).reuse).toBeUndefined();
  });

  it('rounds its waste', () => {
    const { wastePercentWithReuse } = reuseIn('outline=E317+S223+W317+N223');
    expect(wastePercentWithReuse).toBe(Math.round(wastePercentWithReuse * 100) / 100);
  });
});
