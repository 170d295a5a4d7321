// Tests what is searched for a request and when, and that a start that is named or found produces exactly the promised
// figures. BETTER_STARTS_PLANS and BEST_PLANS set the number of plans.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Body, plannedFrom, readSent, sentBodies } from '../../test/support/sent-requests.ts';
import { type PlanRequest, plan } from '../engine/index.ts';
import { readQuery } from '../wire/read/query.ts';
import type { AcceptedRequest } from '../wire/write/canonical-plan.ts';
import { answerQuery, drawingQuery } from '../wire/write/canonical-query.ts';
import { projectText } from '../wire/write/projects.ts';
import { LANGUAGES } from '../words/index.ts';
import { planRequest } from './plan.ts';
import { answerPlanned, type Planned } from './planned.ts';

const BATHROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60';
const BETTER_STARTS_PLANS = Number(process.env.BETTER_STARTS_PLANS ?? 60);
const BEST_PLANS = Number(process.env.BEST_PLANS ?? 3);
const SEED = Number(process.env.PLANS_SEED ?? 4711);

function read(query: string): AcceptedRequest {
  const reading = readQuery(query);
  if (!reading.ok) throw new Error(reading.mistakes[0].message);
  return reading;
}

/** The answer, with addresses that show what is written from the plan. */
function answered(planned: Planned) {
  return answerPlanned(planned, { svgUrl: drawingQuery(planned.read), plannerUrl: projectText(planned.read) });
}

/** The number of times that a request is planned. */
function plansFor(query: string): number {
  let planned = 0;
  const planner = (request: PlanRequest) => {
    planned++;
    return plan(request);
  };
  planRequest(read(query), { planner });
  return planned;
}

describe('planning', () => {
  it('searches for better starts only if a warning will name them, and not for a drawing', () => {
    expect(planRequest(read('outline=E400+S300+W400+N300')).betterStarts).toBeUndefined();
    expect(planRequest(read(BATHROOM)).betterStarts?.tried).toBeGreaterThan(0);
    expect(planRequest(read(`${BATHROOM}&format=svg`)).betterStarts).toBeUndefined();
  });

  it('plans once, also with start=best', () => {
    for (const query of [BATHROOM, `${BATHROOM}&start=best`, `${BATHROOM}&start=best&format=svg`]) {
      expect(plansFor(query)).toBe(1);
    }
  });

  it('writes addresses and projects with the start that was found, and the tag from the original query', () => {
    const asked = read(`${BATHROOM}&start=best&link=false`);
    const planned = planRequest(asked);
    const { startCm } = answered(planned).pattern;
    expect(answerQuery(asked)).toBe(`${BATHROOM}&start=best&link=false`);
    expect(drawingQuery(planned.read)).toBe(`${BATHROOM}&start=${startCm.x},${startCm.y}&format=svg`);
    expect(JSON.parse(projectText(planned.read)).start).toEqual(startCm);
    expect(planned.read.wantsBestStart).toBeUndefined();
  });

  it('names a start without slivers for the bathroom with a shaft', () => {
    const { warnings } = answered(planRequest(read(`${BATHROOM}&start=0,0`)));
    expect(warnings).toHaveLength(1);
    const [, start] = /start=(\S+) instead, which leaves no sliver and [0-9.]+ % waste\.$/.exec(warnings[0]) ?? [];
    expect(answered(planRequest(read(`${BATHROOM}&start=${start}`)))).toMatchObject({
      tiles: { sliverCount: 0 },
      warnings: [],
    });
  });
});

/** What an English warning promises about the start that it names. */
function promiseOf(warning: string): { start: string; sliverCount: number; wastePercent: number } | undefined {
  const named =
    /; send start=(?<start>\S+) instead(?:, which leaves no sliver and (?<clear>\S+) % waste| \(slivers: (?<n>[0-9]+), waste: (?<left>\S+) %\))\.$/;
  const { start, clear, n, left } = named.exec(warning)?.groups ?? {};
  return start === undefined ? undefined : { start, sliverCount: Number(n ?? 0), wastePercent: Number(clear ?? left) };
}

/** The given number of random bodies that can be planned. */
function* plans(count: number): Generator<{ body: Body; planned: Planned }> {
  let left = count;
  for (const body of fc.sample(sentBodies, { seed: SEED, numRuns: 2 * count })) {
    if (left === 0) return;
    const planned = plannedFrom(body);
    if (planned === undefined) continue;
    left--;
    yield { body, planned };
  }
}

describe('a start that a warning names', () => {
  it(`produces exactly the promised figures, in ${BETTER_STARTS_PLANS} random plans`, {
    timeout: 600_000,
  }, () => {
    let named = 0;
    for (const { body, planned } of plans(BETTER_STARTS_PLANS)) {
      const { tiles, warnings } = answered(planned);
      for (const warning of warnings) {
        const promise = promiseOf(warning);
        expect(promise === undefined, warning).toBe(!/start=-?[0-9]/.test(warning));
        if (promise === undefined) continue;
        named++;
        const { start, sliverCount, wastePercent } = promise;
        const [x, y] = start.split(',').map(Number);
        const sent = answered(planRequest(readSent({ ...body, start: { x, y } }))).tiles;
        const about = `${warning} ${JSON.stringify(body)}`;
        expect([sent.sliverCount, sent.wastePercent], about).toEqual([sliverCount, wastePercent]);
        // It is better than the current start.
        if (warning.startsWith('High waste')) {
          expect(sent.wastePercent, about).toBeLessThan(tiles.wastePercent);
          expect(sent.sliverCount, about).toBeLessThanOrEqual(tiles.sliverCount);
        } else {
          expect(sent.sliverCount, about).toBeLessThan(tiles.sliverCount);
        }
      }
    }
    if (process.env.BETTER_STARTS_PLANS)
      process.stdout.write(`${named} starts named in ${BETTER_STARTS_PLANS} plans, as promised\n`);
    expect(named).toBeGreaterThan(BETTER_STARTS_PLANS / 10);
  });

  it('is the same in every language, in the form that the API accepts', () => {
    for (const { body } of plans(12)) {
      const starts = LANGUAGES.map((lang) => {
        const { warnings } = answered(planRequest(readSent({ ...body, lang })));
        return warnings.map((warning) => /start=([^ （]+)/.exec(warning)?.[1]);
      });
      for (const others of starts) expect(others).toEqual(starts[0]);
    }
  });
});

describe('the best start', () => {
  it(`gives the same answer when it is sent back as written, in ${BEST_PLANS} random plans`, {
    timeout: 600_000,
  }, () => {
    for (const { body } of plans(BEST_PLANS)) {
      const best = answered(planRequest(readSent({ ...body, start: 'best' })));
      // As sent by a program that has parsed the JSON, and as copied into an address by a person.
      const text = JSON.stringify(best.pattern.startCm);
      const sent = planRequest(readSent({ ...body, start: JSON.parse(text) }));
      const [, x, y] = /^\{"x":(\S+),"y":(\S+)\}$/.exec(text) ?? [];
      const { start, ...rest } = body;
      const written = read(`${answerQuery(readSent(rest))}&start=${x},${y}`);
      expect(answered(sent)).toEqual(best);
      expect(answered(planRequest(written))).toEqual(best);
      expect(sent.plan.start).toEqual(written.request.start);
    }
  });

  it('is no worse than the default start or the start that its warning names', () => {
    for (const { body } of plans(2)) {
      const { start, ...rest } = body;
      const { plan: usual, betterStarts } = planRequest(readSent(rest));
      const { sliverCount } = (betterStarts?.fewerSlivers ?? usual).tiles;
      expect(planRequest(readSent({ ...rest, start: 'best' })).plan.tiles.sliverCount).toBeLessThanOrEqual(sliverCount);
    }
  });
});
