// What a list of `sharedTiles` says, in rooms whose cutouts divide tiles: no tile is in two lists, each list spares all
// of its tiles but one, and together they spare what the reuse of offcuts does.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PATTERNS, type Plan, type PlanRequest, piecesOf, plan } from '../../src/engine/index.ts';
import { countWithReuse, cutsOf, reuseOffcuts } from '../../src/engine/offcuts.ts';
import { reuseFigures } from '../../src/wire/write/reuse-answer.ts';
import { layings } from '../support/awkward-rooms.ts';
import { casesOf } from '../support/cases.ts';
import { box, rectangle, roomOf, unlessRefused } from '../support/plain-rooms.ts';
import { seedOf } from '../support/seed.ts';
import { faultsOf } from '../support/shared-tiles.ts';

/** A room with a partition wall from one side and another across it, no wider than a tile, so that both divide tiles. */
function partitioned(pattern: string): fc.Arbitrary<PlanRequest> {
  const size = fc.integer({ min: 90, max: 250 }).map((cm) => 10 * cm);
  const share = fc.integer({ min: 10, max: 90 });
  const thick = fc.integer({ min: 1, max: 150 });
  const start = fc.record({ x: fc.integer({ min: -300, max: 0 }), y: fc.integer({ min: -300, max: 0 }) });
  return fc.record({ laying: layings([pattern]), width: size, height: size, share, thick, start }).map((drawn) => {
    const { laying, width, height, share, thick, start } = drawn;
    const across = rectangle(0, Math.round((share * height) / 100), Math.round((share * width) / 100), thick);
    const along = rectangle(Math.round((share * width) / 200), 0, thick, Math.round(((100 - share) * height) / 100));
    return { ...laying, room: roomOf(box(0, 0, width, height), { rectangles: [across, along] }), start };
  });
}

/** How many cut tiles a cutout divides. */
function dividedIn({ layout: { cuts } }: Plan): number {
  return Array.from({ length: cuts.count }, (_, cut) => piecesOf(cuts, cut).length).filter((pieces) => pieces > 1)
    .length;
}

function expectLaw(planned: Plan): void {
  const { total } = planned.tiles;
  const reuse = reuseOffcuts(planned);
  const { tilesWithReuse, sharedTiles } = reuseFigures(planned, reuse, 'en').reuse ?? expect.fail('There is no reuse.');
  const named = sharedTiles.flat();
  expect(new Set(named).size).toBe(named.length);
  for (const list of sharedTiles) {
    expect(list.length).toBeGreaterThan(1);
    expect(list).toEqual(list.toSorted((a, b) => a - b));
  }
  expect(sharedTiles.reduce((sum, list) => sum + list.length - 1, 0)).toBe(total - tilesWithReuse);
  expect(countWithReuse(planned)).toBe(tilesWithReuse);
  // What a list names is cut from one tile, a divided tile at least in part.
  expect(faultsOf(planned, reuse)).toEqual([]);
  expect(reuse.groups.flatMap(cutsOf).toSorted((a, b) => a - b)).toEqual([...Array(planned.tiles.cut).keys()]);
}

it.each(PATTERNS.map(({ id }) => id))('%s: every tile that is spared is in one list', (pattern) => {
  const requests = fc.sample(partitioned(pattern), { seed: seedOf(process.env), numRuns: casesOf(8, 100) });
  let divided = 0;
  for (const request of requests) {
    const planned = unlessRefused(() => plan(request));
    if (!planned) continue;
    divided += dividedIn(planned);
    expectLaw(planned);
  }
  expect(divided).toBeGreaterThan(0);
});
