// A job is its plans, bought together: every surface has the figures of its own plan, a job of one surface is that plan, and
// sharing offcuts over surfaces never needs more tiles than sharing them within each.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobAnswer, PlanAnswer } from '../../src/wire/index.ts';
import { casesOf } from '../support/cases.ts';
import { jobAnswerTo, planAnswerTo, planOf } from '../support/planned-jobs.ts';
import { type JobBody, jobBodies } from '../support/random-jobs.ts';
import type { Body } from '../support/sent-requests.ts';

const RUNS = { numRuns: casesOf(8, 500), maxSkipsPerRun: 20 };
const ORDERED = { tilesPerBox: 7, spares: 2, pricePerBox: 12.35, currency: 'EUR', quantities: true };

/** The total of a figure over a list. */
const sumOf = <Item>(list: readonly Item[], figure: (item: Item) => number) =>
  list.reduce((sum, item) => sum + figure(item), 0);
const boughtIn = ({ materials }: JobAnswer) => sumOf(materials, ({ tilesWithReuse }) => tilesWithReuse);
const reuseOf = ({ tiles }: PlanAnswer) => tiles.reuse ?? expect.fail('The plan has no reuse.');

/** Random jobs with the answers to their plans; some ask for more. */
function jobs(check: (body: JobBody, plans: readonly PlanAnswer[]) => void): void {
  fc.assert(
    fc.property(jobBodies(), fc.boolean(), (random, hasMore) => {
      const body: JobBody = hasMore ? { ...random, quantities: true, settingOut: true } : random;
      const plans = body.surfaces.flatMap((_, index) => planAnswerTo(planOf(body, index)) ?? []);
      fc.pre(plans.length === body.surfaces.length);
      check(body, plans);
    }),
    RUNS,
  );
}

function answerTo(body: Body): JobAnswer {
  return jobAnswerTo(body) ?? expect.fail('The job is refused.');
}

describe('a job', () => {
  it('has the figures of its plans, and the sums of them', () => {
    jobs((body, plans) => {
      const answer = answerTo(body);
      answer.surfaces.forEach(({ name, kind, ...figures }, index) => {
        expect([name, kind]).toEqual([body.surfaces[index].name, 'floor']);
        expect(plans[index]).toMatchObject(figures);
      });
      const names = answer.materials.flatMap(({ surfaces }) => surfaces);
      expect(names.toSorted()).toEqual(body.surfaces.map(({ name }) => name).toSorted());
      const planNamed = new Map(answer.surfaces.map(({ name }, index) => [name, plans[index]]));
      for (const { surfaces, total, tilesWithReuse, atLeast, sharedTiles } of answer.materials) {
        const own = surfaces.map((name) => planNamed.get(name) as PlanAnswer);
        expect(total).toBe(sumOf(own, ({ tiles }) => tiles.total));
        expect(tilesWithReuse).toBeLessThanOrEqual(sumOf(own, (plan) => reuseOf(plan).tilesWithReuse));
        expect(atLeast).toBeLessThanOrEqual(tilesWithReuse);
        expect(sumOf(sharedTiles, (places) => places.length - 1)).toBe(total - tilesWithReuse);
      }
    });
  });

  it('needs no more tiles the farther offcuts may go', () => {
    jobs((body, plans) => {
      const within = answerTo({ ...body, reuse: 'surface' });
      const apart = answerTo({ ...body, reuse: 'none' });
      expect(boughtIn(within)).toBe(sumOf(plans, (plan) => reuseOf(plan).tilesWithReuse));
      expect(boughtIn(apart)).toBe(sumOf(plans, ({ tiles }) => tiles.total));
      expect(boughtIn(answerTo(body))).toBeLessThanOrEqual(boughtIn(within));
      expect(apart.materials.flatMap(({ sharedTiles }) => sharedTiles)).toEqual([]);
      // Shared tiles are those of the plans.
      const named = sharedIn(within).toSorted();
      const expected = plans.flatMap((plan, index) =>
        reuseOf(plan).sharedTiles.map((tiles) => tiles.map((tile) => `${body.surfaces[index].name} ${tile}`).join()),
      );
      expect(named).toEqual(expected.toSorted());
    });
  });

  it('of one surface is its plan', () => {
    jobs((body) => {
      const [surface] = body.surfaces;
      const alone = { ...body, ...ORDERED, surfaces: [surface] };
      const plan = planAnswerTo(planOf(alone, 0)) ?? expect.fail('The plan is refused.');
      const { surfaces, materials, order } = answerTo(alone);
      // Its drawing has no order, whose address would.
      const [{ name: _, kind: __, svgUrl: ___, ...figures }] = surfaces;
      expect(plan).toMatchObject(figures);
      const [{ total, tilesWithReuse, atLeast, wastePercentWithReuse, sharedTiles }] = materials;
      const tiles = sharedTiles.map((places) => places.map(({ tile }) => tile));
      const reuse = { tilesWithReuse, atLeast, wastePercentWithReuse, sharedTiles: tiles };
      expect([materials.length, total, reuse]).toEqual([1, plan.tiles.total, plan.tiles.reuse]);
      const [{ tile, ...bought }] = order?.materials ?? expect.fail('The job has no order.');
      expect([tile, bought]).toEqual([surface.tile ?? null, plan.order]);
    });
  });

  it('in another order of its surfaces has the same materials', () => {
    jobs((body) => {
      const [one, other] = [body, { ...body, surfaces: body.surfaces.toReversed() }].map(answerTo);
      const figures = ({ materials }: JobAnswer) =>
        materials
          .map(({ surfaces, total, atLeast, kinds }) => ({
            surfaces: surfaces.toSorted(),
            total,
            atLeast,
            kinds: kinds.length,
          }))
          .sort((a, b) => (a.surfaces[0] < b.surfaces[0] ? -1 : 1));
      expect(figures(other)).toEqual(figures(one));
    });
  });
});

/** The shared tiles of a job, each as a text. */
function sharedIn({ materials }: JobAnswer): string[] {
  return materials.flatMap(({ sharedTiles }) =>
    sharedTiles.map((places) => places.map(({ surface, tile }) => `${surface} ${tile}`).join()),
  );
}
