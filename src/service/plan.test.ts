// Tests what is searched for a request and when, and that a start that is named or found produces exactly the promised
// figures. BETTER_STARTS_PLANS and BEST_PLANS set the number of plans.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { type Body, plannedFrom, readSent, sentBodies } from '../../test/support/sent-requests.ts';
import { type PlanRequest, plan } from '../engine/index.ts';
import { readQuery } from '../wire/read/query.ts';
import type { AcceptedRequest } from '../wire/read/request.ts';
import { answerQuery, drawingQuery } from '../wire/write/canonical-query.ts';
import { projectText } from '../wire/write/projects.ts';
import { LANGUAGES } from '../words/index.ts';
import { planRequest } from './plan.ts';
import { answerPlanned, type Planned } from './planned.ts';

const BATHROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60';
const BETTER_STARTS_PLANS = Number(process.env.BETTER_STARTS_PLANS ?? casesOf(25, 60));
const BEST_PLANS = Number(process.env.BEST_PLANS ?? 3);
const FOLLOWED_PLANS = Number(process.env.FOLLOWED_PLANS ?? casesOf(8, 20));

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
  it('searches for a good start only if a warning may name it, and not for a drawing', () => {
    expect(planRequest(read('outline=E300+S300+W300+N300&joint=0')).advice).toBeUndefined();
    expect(planRequest(read(BATHROOM)).advice?.found?.tiles.sliverCount).toBe(0);
    expect(planRequest(read(`${BATHROOM}&format=svg`)).advice).toBeUndefined();
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
    expect(planned.read.startWord).toBeUndefined();
  });

  it('names a start without slivers for the bathroom with a shaft', () => {
    const { warnings } = answered(planRequest(read(`${BATHROOM}&start=0,0`)));
    expect(warnings).toHaveLength(1);
    const [, start] = /start=(\S+) instead, which leaves no sliver and [0-9.]+ % waste \(/.exec(warnings[0]) ?? [];
    expect(answered(planRequest(read(`${BATHROOM}&start=${start}`)))).toMatchObject({
      tiles: { sliverCount: 0 },
      warnings: [],
    });
  });
});

/** What an English warning promises about the start that it names. */
function promiseOf(warning: string): { start: string; total: number; narrowest: string } | undefined {
  const {
    start,
    mm = 'none',
    tiles,
  } = /; send start=(?<start>-?[0-9]\S*) instead, (?:which leaves no sliver and \S+ % waste \(narrowest cut: (?<mm>\S+) mm, tiles: (?<tiles>[0-9]+)\)|from which no tile is cut.*)\.$/.exec(
    warning,
  )?.groups ?? {};
  return start === undefined ? undefined : { start, total: Number(tiles), narrowest: mm };
}

/** The given number of random bodies that can be planned. */
function* plans(count: number): Generator<{ body: Body; planned: Planned }> {
  let left = count;
  for (const body of fc.sample(sentBodies, 2 * count)) {
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
        const { start, total, narrowest } = promise;
        const [x, y] = start.split(',').map(Number);
        const again = answered(planRequest(readSent({ ...body, start: { x, y } })));
        const sent = again.tiles;
        const about = `${warning} ${JSON.stringify(body)}`;
        expect([sent.sliverCount, String(sent.narrowestCutMm ?? 'none')], about).toEqual([0, narrowest]);
        if (narrowest !== 'none') expect(sent.total, about).toBe(total);
        // Nothing is left to warn about, and no figure of the sentence is worse.
        expect(
          again.warnings.filter((text) => text.includes('start=')),
          about,
        ).toEqual([]);
        expect(sent.wastePercent, about).toBeLessThanOrEqual(tiles.wastePercent);
        expect(sent.total, about).toBeLessThanOrEqual(tiles.total);
      }
    }
    if (process.env.BETTER_STARTS_PLANS)
      process.stdout.write(`${named} starts named in ${BETTER_STARTS_PLANS} plans, as promised\n`);
    expect(named).toBeGreaterThan(BETTER_STARTS_PLANS / 20);
  });

  it('is the same in every language, in the form that the API accepts', () => {
    for (const { body } of plans(12)) {
      const starts = LANGUAGES.map((lang) => {
        const { warnings } = answered(planRequest(readSent({ ...body, lang })));
        return warnings.map((warning) => /start=(best|[-0-9.,]*[0-9])/.exec(warning)?.[1]);
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
      // The best start has notes where another start has warnings, and its summary says why.
      const { warnings, notes, summary, pattern, ...figures } = best;
      const { startWhy, ...layout } = pattern;
      expect(startWhy).toBeDefined();
      expect(answered(sent)).toMatchObject({ ...figures, pattern: layout });
      expect(answered(planRequest(written))).toEqual(answered(sent));
      expect(warnings.some((warning) => warning.includes('start='))).toBe(false);
      expect(sent.plan.start).toEqual(written.request.start);
    }
  });

  it('of a floor that a single tile covers is all that can be said of it', () => {
    const { tiles, warnings, notes } = answered(planRequest(read('outline=E4+S3+W4+N3')));
    expect(tiles.total).toBe(1);
    expect(warnings).toEqual([]);
    expect(notes).toContainEqual(expect.stringMatching(/a single tile covers the floor\.$/));
  });

  it('ends what a client does that follows warnings, after three calls at most', () => {
    for (const [i, { body: sent }] of [...plans(FOLLOWED_PLANS)].entries()) {
      // Every other one with a smallest cut, from hardly any to the whole tile.
      const body = i % 2 === 0 ? sent : { ...sent, minCut: [5, 60, 500][i % 3] };
      let start: Body['start'] = body.start;
      let calls = 0;
      for (let next: Body['start'] | undefined = start; next !== undefined && calls < 4; calls++) {
        start = next;
        const { warnings } = answered(planRequest(readSent({ ...body, start })));
        next = followed(warnings.filter((warning) => !warning.startsWith('The cut-out')));
      }
      expect(calls, JSON.stringify(body)).toBeLessThanOrEqual(3);
    }
  });
});

describe('a smallest cut', () => {
  // Three tiles and 60 mm across, three tiles along.
  const room = 'outline=E96+S90+W96+N90&joint=0';
  const findings = (query: string) => {
    const { warnings, notes } = answered(planRequest(read(query)));
    return { warnings, notes };
  };

  it('is named in the warning, which names a start without narrower pieces', () => {
    const { warnings } = findings(`${room}&minCut=70`);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^Narrow strips: along 0\.9 m of wall, 3 of 3 cut tiles have a place narrower than 70 mm, .* send start=/,
      ),
    ]);
    const [, start] = /start=(\S+)/.exec(warnings[0]) ?? [];
    expect(findings(`${room}&minCut=70&start=${start}`)).toEqual({ warnings: [], notes: [] });
  });

  it('of 0 means that nothing is too narrow', () => {
    const narrow = 'outline=E94+S90+W94+N90&joint=0';
    expect(findings(narrow).warnings).toHaveLength(1);
    expect(findings(`${narrow}&minCut=0`)).toEqual({ warnings: [], notes: [] });
  });

  it('that no start keeps is a note', () => {
    const { warnings, notes } = findings(`${room}&minCut=300&start=best`);
    expect(warnings).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(/narrower than 300 mm, .*; no start that a tiler would try leaves fewer/),
    ]);
  });
});

describe('the usual kerf', () => {
  it('gives the same answer whether it is sent or not', () => {
    for (const query of [BATHROOM, `${BATHROOM}&pattern=chevron&lang=pl&buyWithReuse=true&spares=2`]) {
      expect(JSON.stringify(answered(planRequest(read(`${query}&kerf=3`))))).toBe(
        JSON.stringify(answered(planRequest(read(query)))),
      );
    }
  });
});

/** The start that the first warning says to send; undefined if there is none. */
function followed(warnings: readonly string[]): Body['start'] | undefined {
  if (warnings.length === 0) return undefined;
  const [, x, y] = /start=(-?[0-9.]+),(-?[0-9.]+) /.exec(warnings[0]) ?? [];
  return x === undefined ? 'best' : { x: Number(x), y: Number(y) };
}
