// Comparisons of jobs: each variant has the figures of its own job, and a job of one surface ranks like its plan.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layings } from '../../../test/support/awkward-rooms.ts';
import { casesOf } from '../../../test/support/cases.ts';
import { jobBodies } from '../../../test/support/random-jobs.ts';
import type { Body } from '../../../test/support/sent-requests.ts';
import {
  type JobAnswer,
  type JobCompareAnswer,
  type Mistake,
  readComparison,
  readJob,
  readJobComparison,
} from '../../wire/index.ts';
import { answerJob } from '../job/index.ts';
import { compareVariants } from './compare.ts';
import { compareJobs } from './jobs.ts';

const PUBLIC_URL = 'https://tiles.example';
const HALL = { name: 'hall', outline: 'E410 S155 W410 N155' };
const BATH = { name: 'bath', outline: 'E185 S240 W185 N240' };
const VARIANTS = [
  { pattern: 'squares', parameters: { tileSize: 450 } },
  { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300 }, start: 'best' },
  { pattern: 'octagon-dot', gapMm: 4 },
  {},
];

function outcomeOf(body: object): { answer?: JobCompareAnswer; mistakes?: readonly Mistake[] } {
  const read = readJobComparison(body);
  return read.ok ? compareJobs(read, PUBLIC_URL) : read;
}

function compared(body: object): JobCompareAnswer {
  const { answer, mistakes = [] } = outcomeOf(body);
  return answer ?? expect.fail(mistakes[0]?.message);
}

function jobOf(body: object): JobAnswer | undefined {
  const read = readJob({ ...body, link: false });
  const outcome = read.ok ? answerJob({ read, publicUrl: PUBLIC_URL }) : read;
  return outcome.ok ? JSON.parse(String(outcome.content)) : undefined;
}

/** A job as a result of a comparison has it. */
function asResult(body: object) {
  const job = jobOf(body);
  if (job === undefined) return undefined;
  const { name: _, summary: __, plannerUrl: ___, ...figures } = job;
  return figures;
}

const figuresIn = ({ results }: JobCompareAnswer) =>
  results.map(({ variant: _, rank: __, reason: ___, ...figures }) => figures);
const ranksIn = ({ results }: { readonly results: readonly { rank: number; reason: string }[] }) =>
  results.map(({ rank, reason }) => [rank, reason]);

describe('a comparison of jobs', () => {
  it('has the figures of the jobs of its variants, for random jobs', () => {
    const variants = fc.array(layings(), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(jobBodies(), variants, fc.constantFrom('job', 'surface', 'none'), (random, layings, reuse) => {
        const job: Body = { ...random, reuse };
        const { pattern: _, parameters: __, joint: ___, ...base } = job;
        const all = layings.map(({ pattern, parameters, joint }) => ({ pattern, parameters, joint }));
        fc.pre(jobOf(base) !== undefined);
        const planned = all.filter((variant) => jobOf({ ...base, ...variant }) !== undefined);
        fc.pre(planned.length > 0);
        const answer = compared({ ...base, variants: planned });
        expect(answer.results.map(({ variant }) => variant)).toEqual(planned);
        expect(figuresIn(answer)).toEqual(planned.map((variant) => asResult({ ...base, ...variant })));
        const ranks = answer.results.map(({ rank }) => rank);
        expect(ranks.toSorted((a, b) => a - b)).toEqual(planned.map((_, i) => i + 1));
      }),
      { numRuns: casesOf(6, 100) },
    );
  });

  it.each(['en', 'es', 'pl', 'zh'])('has their orders and costs, and a reason for each rank: %s', (lang) => {
    const job = { surfaces: [HALL, BATH], tilesPerBox: 4, pricePerBox: 42.5, currency: 'EUR', lang };
    const answer = compared({ ...job, variants: VARIANTS });
    expect(figuresIn(answer)).toEqual(VARIANTS.map((variant) => asResult({ ...job, ...variant })));
    for (const { reason, order, materials } of answer.results) {
      expect(reason).not.toBe('');
      expect(order?.materials).toHaveLength(materials.length);
    }
  });

  it('ranks a job of one surface like its plan', () => {
    const room = fc.tuple(fc.integer({ min: 90, max: 420 }), fc.integer({ min: 90, max: 420 }));
    fc.assert(
      fc.property(room, fc.boolean(), fc.constantFrom('floor', 'wall'), ([w, h], buyWithReuse, kind) => {
        const surface = { outline: `E${w} S${h} W${w} N${h}`, kind };
        const plans = readComparison({ ...surface, buyWithReuse, variants: VARIANTS });
        const outcome = plans.ok ? compareVariants(plans, PUBLIC_URL) : plans;
        if (!outcome.ok) return expect.fail(outcome.mistakes[0].message);
        const jobs = compared({ surfaces: [surface], buyWithReuse, variants: VARIANTS });
        expect(ranksIn(jobs)).toEqual(ranksIn(outcome.answer));
        expect(jobs.notes).toEqual(outcome.answer.notes);
      }),
      { numRuns: casesOf(8, 100) },
    );
  });

  it('leaves to a surface what it says itself', () => {
    const own = { ...BATH, pattern: 'hexagons', parameters: { tileSize: 200 }, gapMm: 3, start: { x: 0, y: 0 } };
    const { results } = compared({ surfaces: [HALL, own], variants: VARIANTS });
    for (const { surfaces } of results) expect(surfaces[1]).toEqual(results[0].surfaces[1]);
  });

  it.each([
    ['a variant of another job', { variants: [{ surfaces: [] }] }, 'variant-field', 'variants[0].surfaces'],
    [
      'a pattern that there is not',
      { variants: [{}, { pattern: 'subway' }] },
      'pattern-unknown',
      'variants[1].pattern',
    ],
    ['no variants', {}, 'variants-invalid', 'variants'],
    ['25 variants', { variants: Array(25).fill({}) }, 'variants-invalid', 'variants'],
    ['a file', { variants: [{}], format: 'pdf' }, 'comparison-field', 'format'],
    [
      'a surface that is open',
      { surfaces: [HALL, { outline: 'E1 S1' }], variants: [{}] },
      undefined,
      'surfaces[1].outline',
    ],
    ['too many tiles', { variants: [{}, { parameters: { tileSize: 20 } }] }, 'too-many-tiles', undefined],
  ])('refuses %s by the field', (_, fields, code, param) => {
    const { mistakes = [] } = outcomeOf({ surfaces: [HALL, BATH], ...fields });
    if (code) expect(mistakes[0]?.code).toBe(code);
    if (param) expect(mistakes[0]?.param).toBe(param);
    expect(mistakes[0]?.message).toMatch(/; | Send /);
  });

  it('names the variant and the surface that cannot be laid', () => {
    const { mistakes = [] } = outcomeOf({
      surfaces: [HALL, { ...BATH, start: 'wall:9' }],
      variants: [{ pattern: 'bricks' }],
    });
    expect(mistakes[0]?.message).toContain('"bath"');
    const small = { ...BATH, parameters: { dotSize: 40 } };
    const { mistakes: found = [] } = outcomeOf({
      surfaces: [HALL, small],
      pattern: 'octagon-dot',
      variants: [{}, { pattern: 'bricks' }],
    });
    expect(found[0]?.param).toBe('surfaces[1].parameters.dotSize');
    expect(found[0]?.message).toMatch(/^variants\[1\]: Surface "bath": /);
  });
});
