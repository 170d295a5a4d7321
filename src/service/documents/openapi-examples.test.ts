// Validates the examples of the OpenAPI description, and answers of every kind, against its schemas.

import { describe, expect, it } from 'vitest';
import { openApiAt } from '../../../test/support/documents.ts';
import { checkBy, type Media, type Named, readDescription, resolved } from '../../../test/support/interface-schemas.ts';
import { LIMITS, PATTERNS, PlanError, shortNameOf } from '../../engine/index.ts';
import { errorAnswer } from '../../wire/answers/error.ts';
import { listPatterns } from '../../wire/describe/listing.ts';
import { readBody } from '../../wire/read/body.ts';
import { readQuery } from '../../wire/read/query.ts';
import type { ReadRequest } from '../../wire/read/request.ts';
import { LANGUAGES } from '../../words/index.ts';
import { ALL_WRITERS } from '../exports.ts';
import { planRequest } from '../plan.ts';
import { answerPlanned } from '../planned.ts';
import { mistakeOf } from '../repairs/repairs.ts';

const ADDRESS = 'https://tiles.example.org';
const document = readDescription(openApiAt(ADDRESS));
const check = checkBy(document);
const PLAN = '/components/schemas/Plan';
const ERROR = '/components/schemas/Error';
const { get, post } = document.paths['/api/plan'];
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const LINKS = { svgUrl: null, plannerUrl: null };

/** The answer of wire and engine to a request, without a server. */
function outcomeOf(read: ReadRequest): { readonly status: number; readonly answer: object } {
  if (!read.ok) return { status: 400, answer: errorAnswer(read.mistakes) };
  try {
    return { status: 200, answer: answerPlanned(planRequest(read, { writers: ALL_WRITERS }), LINKS) };
  } catch (error) {
    if (error instanceof PlanError) return { status: 400, answer: errorAnswer([mistakeOf(error, read)]) };
    throw error;
  }
}

describe('request examples', () => {
  it('mean the same as a query and as a body', () => {
    for (const [name, { value }] of Object.entries(post.requestBody?.content['application/json'].examples ?? {})) {
      const read = readBody(value);
      const queried = readQuery(get['x-query-examples']?.[name]?.query ?? '');
      expect([name, queried.ok]).toEqual([name, read.ok]);
      if (read.ok) expect(queried).toMatchObject({ request: read.request, options: read.options });
    }
  });

  it('every example of a request or an answer matches its schema', () => {
    for (const operation of operations) {
      const answers = Object.values(operation.responses).map((answer) => resolved(document, answer).content);
      for (const content of [operation.requestBody?.content, ...answers] as (Named<Media> | undefined)[]) {
        for (const { schema, example, examples = {} } of Object.values(content ?? {})) {
          const values = [
            ...Object.values(examples).map(({ value }) => value),
            ...(example === undefined ? [] : [example]),
          ];
          expect(values.length).toBeGreaterThan(0);
          const { $ref } = schema as { $ref?: string };
          for (const value of $ref ? values : []) expect(check(String($ref).slice(1), value)).toEqual([]);
        }
      }
    }
  });
});

describe('real answers', () => {
  const rooms = [
    'outline=E400+S300+W400+N300',
    'outline=E300+A36.8699:150+S120+W420+N210&subtract=50,50,40,40;900,0,10,10',
    'polygon=0,0+400,0+300,250&holes=200,50+240,50+220,90&start=12.5,-3',
    // Exactly one tile: nothing is cut.
    'polygon=0,0+30,0+30,30+0,30&joint=0',
  ];
  const cases = rooms.flatMap((room) =>
    PATTERNS.flatMap((pattern) => LANGUAGES.map((lang) => `${room}&pattern=${shortNameOf(pattern)}&lang=${lang}`)),
  );

  it('plans match the schema, in every pattern and language', () => {
    for (const query of cases) {
      const { status, answer } = outcomeOf(readQuery(query));
      expect(status).toBe(200);
      expect([query, check(PLAN, answer)]).toEqual([query, []]);
      expect(check(PLAN, { ...answer, svg: '<svg/>', svgUrl: `${ADDRESS}/a`, plannerUrl: `${ADDRESS}/b` })).toEqual([]);
    }
  });

  it('a plan that deviates from the schema is detected', () => {
    const { answer } = outcomeOf(readQuery(rooms[0])) as { answer: Named<Named<unknown>> };
    const { total: _, ...fewer } = answer.tiles;
    expect(check(PLAN, { ...answer, tiles: fewer })).not.toEqual([]);
    expect(check(PLAN, { ...answer, tiles: { ...answer.tiles, spare: 1 } })).not.toEqual([]);
    expect(check(PLAN, { ...answer, extra: 1 })).not.toEqual([]);
    expect(check(PLAN, { ...answer, tiles: { ...answer.tiles, total: '48' } })).not.toEqual([]);
    expect(check(PLAN, { ...answer, tiles: { ...answer.tiles, narrowestCutMm: null } })).toEqual([]);
    expect(check(PLAN, { ...answer, warnings: null })).not.toEqual([]);
  });

  it.each([
    '',
    'outline=',
    'outline=E400',
    'outline=E400+S300+W390+N300',
    'polygon=0,0+400,0+0,300+400,300',
    'outline=E400+S300+W400+N300&tilesize=200&joint=3mm&link=no&lang=de&width=1',
    `outline=E${LIMITS.coordinate}+S1+W1+N1`,
    'outline=E400+S300+W400+N300&pattern=square&constructor=1&%=%',
    `outline=E400+S300+W400+N300&${'x'.repeat(300)}=${'y'.repeat(300)}`,
    'outline=E2000+S2000+W2000+N2000&tileSize=10',
    'outline=E400+S300+W400+N300&pattern=stack-bond&colour=fff',
  ])('the refusal of %j matches the schema', (query) => {
    const { status, answer } = outcomeOf(readQuery(query));
    expect(status).toBe(400);
    expect(check(ERROR, answer)).toEqual([]);
  });

  it('a refusal requires only its message', () => {
    expect(check(ERROR, { error: 'No.' })).toEqual([]);
    for (const bad of [{}, { error: '' }, { error: 'x'.repeat(501) }, { error: 'No.', stack: 'at' }, { code: 'no' }]) {
      expect(check(ERROR, bad)).not.toEqual([]);
    }
  });

  it.each(LANGUAGES)('the listing in %s matches the schema', (lang) => {
    expect(check('/components/schemas/Listing', listPatterns(lang))).toEqual([]);
  });
});
