import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomAt } from '../../../test/fuzz/random.ts';
import { validRequest } from '../../../test/fuzz/valid-requests.ts';
import { casesOf } from '../../../test/support/cases.ts';
import { type CompareAnswer, type PlanAnswer, readBody, readComparison } from '../../wire/index.ts';
import { answerRequest } from '../answer.ts';
import { compareVariants } from './compare.ts';

const PUBLIC_URL = 'https://tiles.example';

function compare(body: object): CompareAnswer {
  const read = readComparison(body);
  if (!read.ok) expect.fail(read.mistakes[0].message);
  const outcome = compareVariants(read, PUBLIC_URL);
  if (!outcome.ok) expect.fail(outcome.mistakes[0].message);
  return outcome.answer;
}

/** The answer to the plan of a body, or undefined if it is refused. */
function planOf(body: object): PlanAnswer | undefined {
  const read = readBody(body);
  if (!read.ok) return undefined;
  const outcome = answerRequest({ read, where: 'body', withDrawing: false, publicUrl: PUBLIC_URL });
  return outcome.ok ? JSON.parse(String(outcome.content)) : undefined;
}

const only = ({ pattern, tiles, warnings, notes, svgUrl }: PlanAnswer | CompareAnswer['results'][number]) => ({
  pattern,
  tiles,
  warnings,
  notes,
  svgUrl,
});

/** A room with variants that can all be planned, from random valid requests. */
const comparisons = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5 })).map(([seed, count]) => {
  const random = randomAt(seed, 0);
  const { format, pieces, inlineSvg, colors, pattern, parameters, start, gapMm, joint, ...base } = validRequest(random)
    .body as Record<string, unknown>;
  const variants: Record<string, unknown>[] = [];
  for (let tries = 0; variants.length < count && tries < 30; tries++) {
    const other = validRequest(random).body as Record<string, unknown>;
    const variant = Object.fromEntries(
      ['pattern', 'parameters', 'gapMm', 'start'].flatMap((name) => (name in other ? [[name, other[name]]] : [])),
    );
    if (planOf({ ...base, ...variant }) !== undefined) variants.push(variant);
  }
  return { base, variants };
});

describe('a comparison', () => {
  it('has the figures of the single plans, each with a rank of its own', () => {
    fc.assert(
      fc.property(comparisons, ({ base, variants }) => {
        fc.pre(variants.length > 0);
        const { results } = compare({ ...base, variants });
        expect(results.map(({ variant }) => variant)).toEqual(variants);
        expect(results.map(only)).toEqual(
          variants.map((variant) => only(planOf({ ...base, ...variant }) as PlanAnswer)),
        );
        const ranked = results.toSorted((a, b) => a.rank - b.rank);
        expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
      }),
      { numRuns: casesOf(5, 200) },
    );
  });

  it('never ranks the default start above the best one', () => {
    fc.assert(
      fc.property(comparisons, ({ base: { buyWithReuse, ...base }, variants }) => {
        fc.pre(variants.length > 0);
        const { start, ...variant } = variants[0];
        const read = readComparison({ ...base, variants: [variant, { ...variant, start: 'best' }] });
        const outcome = read.ok ? compareVariants(read, PUBLIC_URL) : undefined;
        // From the default start a large floor may need more tiles than a plan may have.
        fc.pre(outcome?.ok === true);
        if (!outcome?.ok) return;
        const [home, best] = outcome.answer.results;
        if (home.rank < best.rank) expect(best.reason).toMatch(/Equal|tak samo|Igual|相同/);
      }),
      { numRuns: casesOf(3, 60) },
    );
  });
});

describe('the reason of a rank', () => {
  const room = { outline: 'E300 S300 W300 N300', gapMm: 0 };

  it('is what decides against its neighbour, in the units of the request', () => {
    const { results } = compare({
      ...room,
      variants: [{ parameters: { tileSize: 400 } }, {}, { start: { x: 15, y: 0 } }, { parameters: { tileSize: 300 } }],
    });
    // Squares of 400 mm: 64 bought, 10.24 m²; of 300 mm: 100 whole, 9 m²; half a tile aside: 110, 9.9 m². Both are dear.
    // Those of 400 mm end in halves at two walls of 3 m, opposite whole ones: 2 · 3 m · 1.5.
    expect(results.map(({ rank, reason }) => [rank, reason])).toEqual([
      [4, 'Unequal cuts at opposite walls: 9\u00a0m. Rank 3 has 0\u00a0m.'],
      [1, 'Equal to rank 2 in everything that is compared.'],
      [3, 'Tiles to buy: 110. Rank 2 has 100.'],
      [2, 'Equal to rank 1 in everything that is compared.'],
    ]);
  });

  it('counts reused offcuts if they are bought', () => {
    // 3.1 m leaves ten strips of 100 mm: 110 tiles, also with reuse, because without joints no tile is turned. Moved by
    // 50 mm there are twenty strips of 50 mm: 120 tiles, but 110 with reuse, since a tile has one for each side.
    const wider = { outline: 'E310 S300 W310 N300', gapMm: 0, variants: [{ start: { x: 5, y: 0 } }, {}] };
    const reasonsOf = (body: object) => compare(body).results.map(({ reason }) => reason);
    expect(reasonsOf(wider)).toEqual(['Tiles to buy: 120. Rank 1 has 110.', 'Tiles to buy: 110. Rank 2 has 120.']);
    expect(reasonsOf({ ...wider, buyWithReuse: true })).toEqual([
      'Rows under a third of a tile: 6\u00a0m. Rank 1 has 0\u00a0m.',
      'Rows under a third of a tile: 0\u00a0m. Rank 2 has 6\u00a0m.',
    ]);
  });

  it('is in the language and the units of the request', () => {
    const variants = [{ start: { x: 15, y: 0 } }, { parameters: { tileSize: 400 } }];
    const reasonIn = (lang: string) => compare({ ...room, lang, variants }).results[0].reason;
    expect(reasonIn('pl')).toBe('Nierówne docinki przy przeciwległych ścianach: 0\u00a0m. Miejsce 2: 9\u00a0m.');
    expect(reasonIn('zh')).toMatch(/^.+：0.m。第 2 名：9.m。$/);
    expect(compare({ ...room, units: 'imperial', variants }).results[0].reason).toMatch(/″/);
  });

  it('counts pieces under the smallest cut, if it is sent', () => {
    // Three tiles and 60 mm: from the wall one strip of 60 mm a row, from 18 cm two pieces of 180 mm.
    const narrow = { outline: 'E96 S90 W96 N90', gapMm: 0, variants: [{}, { start: { x: 18, y: 0 } }] };
    const reasonsOf = (body: object) => compare(body).results.map(({ rank, reason }) => [rank, reason]);
    expect(reasonsOf(narrow)).toEqual([
      [2, 'Rows under a third of a tile: 0.9\u00a0m. Rank 1 has 0\u00a0m.'],
      [1, 'Rows under a third of a tile: 0\u00a0m. Rank 2 has 0.9\u00a0m.'],
    ]);
    expect(reasonsOf({ ...narrow, minCut: 100 })).toEqual([
      [2, 'Pieces that nobody can lay: 3. Rank 1 has 0.'],
      [1, 'Pieces that nobody can lay: 0. Rank 2 has 3.'],
    ]);
  });

  it('stands beside what variants are ranked by, and whether their joints differ', () => {
    const notesOf = (body: object) => compare({ ...room, ...body }).notes;
    expect(notesOf({ variants: [{}, { parameters: { tileSize: 400 } }] })).toEqual([
      expect.stringMatching(/^Ranked by pieces that nobody can lay, then by cost/),
    ]);
    expect(notesOf({ variants: [{}, { gapMm: 2 }] })[1]).toBe(
      'The joints of the variants differ (0 / 2 mm); send one joint to compare like with like.',
    );
  });

  it('says so for an only variant', () => {
    expect(compare({ ...room, variants: [{}] }).results[0]).toMatchObject({ rank: 1, reason: 'The only variant.' });
  });
});

describe('a variant that cannot be planned', () => {
  it('is named, and a mistake of the shared room is named once', () => {
    const refusalOf = (body: object) => {
      const read = readComparison(body);
      const outcome = read.ok ? compareVariants(read, PUBLIC_URL) : read;
      return outcome.ok ? [] : outcome.mistakes.map(({ code, param }) => [code, param]);
    };
    const hall = { outline: 'E9000 S3000 W9000 N3000' };
    expect(
      refusalOf({ ...hall, variants: [{ parameters: { tileSize: 2000 } }, { parameters: { tileSize: 20 } }] }),
    ).toEqual([['too-many-tiles', 'variants[1].parameters.tileSize']]);
    expect(refusalOf({ ...hall, parameters: { tileSize: 20 }, variants: [{}, { gapMm: 1 }] })).toEqual([
      ['too-many-tiles', 'parameters.tileSize'],
    ]);
    const crossed = {
      polygon: [
        [0, 0],
        [300, 300],
        [300, 0],
        [0, 300],
      ],
    };
    expect(refusalOf({ ...crossed, variants: [{}, { pattern: 'bricks' }] }).map(([, param]) => param)).toEqual([
      'polygon',
    ]);
  });
});
