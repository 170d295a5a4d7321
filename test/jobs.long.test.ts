// Compares random jobs with an independent method: the boolean library unites the rooms of each surface, every tile is
// clipped, the counts of the surfaces of a material are added up, and every shared tile is put together again.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlannedJob, PooledMaterial } from '../src/service/job/plan-job.ts';
import { casesOf } from './support/cases.ts';
import { type Brute, differences, triedLayout } from './support/flat-judge.ts';
import { plannedJobFrom } from './support/planned-jobs.ts';
import { jobBodies } from './support/random-jobs.ts';
import { faultsOfPool } from './support/shared-tiles.ts';

const JOBS = Number(process.env.JOBS ?? casesOf(8, 1000));

test(`${JOBS} jobs equal their floors by the library, clipped tile by tile`, { timeout: 7_200_000 }, () => {
  let compared = 0;
  let shared = 0;
  fc.assert(
    fc.property(jobBodies(), (body) => {
      const job = plannedJobFrom(body);
      fc.pre(job !== undefined);
      const floors = bruteFloors(job);
      fc.pre(floors !== undefined);
      compared++;
      const found = job.surfaces.flatMap(({ planned: { plan } }, index) => differences(plan, floors[index]));
      expect([...found, ...job.materials.flatMap((material) => faultsOfMaterial(material, floors))]).toEqual([]);
      shared += job.materials.filter(hasOffcutsOfOthers).length;
    }),
    { numRuns: JOBS, maxSkipsPerRun: 20 },
  );
  console.log(`${compared} jobs; in ${shared} of their materials a tile is cut for two surfaces`);
  expect(compared).toBeGreaterThanOrEqual(JOBS);
  expect(shared).toBeGreaterThan(compared / 4);
});

/** Each surface by brute force; undefined where the library throws. */
function bruteFloors({ surfaces }: PlannedJob): Brute[] | undefined {
  const floors = surfaces.flatMap(({ planned: { plan, read } }) => triedLayout(read.request, plan) ?? []);
  return floors.length === surfaces.length ? floors : undefined;
}

/** What is wrong with the figures of a material, by the layouts of its surfaces. */
function faultsOfMaterial({ surfaces, pool, answer }: PooledMaterial, floors: readonly Brute[]): string[] {
  const plans = surfaces.map(({ planned: { plan } }) => plan);
  const faults = faultsOfPool(plans, pool);
  const tiles = surfaces.flatMap(({ planned: { plan }, index }) =>
    floors[index].layout.tiles.map((tile) => ({ ...tile, kind: plan.pattern.kinds?.(plan.parameters)[tile.motif] })),
  );
  for (const { kind, whole, cut, total } of answer.kinds) {
    const own = tiles.filter((tile) => tile.kind === kind);
    const sure = own.filter(({ isUnsure }) => !isUnsure);
    const unsure = own.length - sure.length;
    for (const [verdict, count] of Object.entries({ whole, cut })) {
      const least = sure.filter((tile) => tile.verdict === verdict).length;
      if (count < least || count > least + unsure) faults.push(`${count} ${kind} ${verdict}, not ${least}`);
    }
    if (total !== whole + cut) faults.push(`${total} ${kind} are not ${whole} and ${cut}`);
  }
  const sum = (figure: 'total' | 'tilesWithReuse') => answer.kinds.reduce((tiles, kind) => tiles + kind[figure], 0);
  if (answer.total !== sum('total')) faults.push('the total is not that of the kinds');
  if (answer.tilesWithReuse !== sum('tilesWithReuse')) faults.push('the tiles with reuse are not those of the kinds');
  const spared = answer.sharedTiles.reduce((tiles, places) => tiles + places.length - 1, 0);
  if (answer.total - answer.tilesWithReuse !== spared) faults.push(`the shared tiles spare ${spared}`);
  const places = answer.sharedTiles.flat().map(({ surface, tile }) => `${surface} ${tile}`);
  if (new Set(places).size !== places.length) faults.push('a place is in two shared tiles');
  return faults;
}

function hasOffcutsOfOthers({ pool }: PooledMaterial): boolean {
  return pool.groups.some(({ pieces }) => new Set(pieces.map(({ surface }) => surface)).size > 1);
}
