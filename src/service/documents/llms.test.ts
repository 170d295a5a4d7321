import { describe, expect, it } from 'vitest';
import { llmsAt } from '../../../test/support/documents.ts';
import { LIMITS, PATTERNS, parametersOf, plan, type Ring, shortNameOf } from '../../engine/index.ts';
import type { PlanAnswer } from '../../wire/answers/plan.ts';
import { type Call, EVERYDAY_TASKS } from '../../wire/describe/everyday-tasks.ts';
import { LLMS_QUERY } from '../../wire/describe/llms.ts';
import { BODY_FIELDS, FIELDS } from '../../wire/fields/fields.ts';
import { SERVICE_LIMITS } from '../../wire/fields/service-limits.ts';
import { readBody, readComparison, readJob } from '../../wire/index.ts';
import { readQuery } from '../../wire/read/query.ts';
import { answerJob, answerRequest, compareVariants } from '../index.ts';
import { planRequest } from '../plan.ts';
import { answerPlanned } from '../planned.ts';
import { llmsSmallText, llmsText } from './documents.ts';

const ADDRESS = 'https://tiles.example.org';
const text = llmsAt(ADDRESS);
const addresses = [...text.matchAll(/https?:\/\/[^\s)`]+/g)].map(([address]) => new URL(address));

function answerTo(query: string): PlanAnswer {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`${query}: ${read.mistakes[0].message}`);
  return answerPlanned(planRequest(read), { svgUrl: null, plannerUrl: null });
}

interface Told {
  readonly summary: string;
  readonly notes?: readonly string[];
}

/** The answer to a call of a task; its figures whatever file it asks for. Refusals fail. */
function answerToCall(call: Call): Told {
  const publicUrl = ADDRESS;
  if (!('query' in call) && call.path === '/api/compare') {
    const read = readComparison(call.body);
    const outcome = read.ok ? compareVariants(read, publicUrl) : read;
    // What its notes say is about the ranking.
    return outcome.ok ? { summary: outcome.answer.summary } : expect.fail(outcome.mistakes[0].message);
  }
  if (!('query' in call) && call.path === '/api/job') {
    const read = readJob(call.body);
    const outcome = read.ok ? answerJob({ read, publicUrl }) : read;
    return outcome.ok && 'content' in outcome ? JSON.parse(String(outcome.content)) : expect.fail('refused');
  }
  const read = 'query' in call ? readQuery(call.query) : readBody(call.body);
  if (!read.ok) return expect.fail(read.mistakes[0].message);
  const figures = { ...read, options: { ...read.options, format: 'json' } } as const;
  const outcome = answerRequest({ read: figures, where: 'body', publicUrl });
  return outcome.ok ? JSON.parse(String(outcome.content)) : expect.fail(outcome.mistakes[0].message);
}

describe('the form of llms.txt', () => {
  it('has a name, a summary, and sections of links', () => {
    const [title, , summary] = text.split('\n');
    expect(title).toBe('# Tilewright');
    expect(summary).toMatch(/^> Plans a tile/);
    const [, ...sections] = text.split(/^## /m);
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      const [, , ...lines] = section.trimEnd().split('\n');
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/);
    }
    expect(text.endsWith('\n')).toBe(true);
  });

  it('is short enough to be read completely', () => {
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(16 * 1024);
  });

  it('links only to the other descriptions', () => {
    const paths = addresses.map(({ pathname }) => pathname);
    expect([...new Set(paths)].toSorted()).toEqual([
      '/api/plan',
      '/api/plan/patterns',
      '/api/projects/',
      '/docs',
      '/llms-small.txt',
      '/openapi.json',
    ]);
    expect(addresses.every(({ origin }) => origin === ADDRESS)).toBe(true);
    expect(llmsText('http://localhost:3000')).not.toContain(ADDRESS);
  });
});

describe('the rooms in it', () => {
  it('the room with a cut corner is the same as a walk and by its corners', () => {
    const [, outline, polygon] = /`outline` `(E300 A45:[^`]+)`.* or `polygon` `([^`]+)`/.exec(text) ?? [];
    const asWalk = answerTo(`outline=${outline}`);
    const byCorners = answerTo(`polygon=${polygon}`);
    // 4 by 3 m without half a square metre.
    expect(byCorners.surface.areaM2).toBe(11.5);
    expect(asWalk.surface.areaM2).toBeCloseTo(11.5, 3);
    expect(asWalk.tiles.total).toBe(byCorners.tiles.total);
  });
});

describe('the short one', () => {
  const small = llmsSmallText(ADDRESS);

  it('has at most 4 KB, the common tasks, and a link to the whole one', () => {
    expect(new TextEncoder().encode(small).length).toBeLessThanOrEqual(4 * 1024);
    for (const { task, isCommon } of EVERYDAY_TASKS) expect(small.includes(`- ${task}: `)).toBe(isCommon === true);
    expect(small).toContain(`(${ADDRESS}/llms.txt)`);
    expect(small).toMatch(/^# Tilewright\n\n> /);
  });

  it('shows the summary of one of its tasks', () => {
    expect(small).toContain(`"${answerTo(LLMS_QUERY).summary}"`);
    expect(small).toContain(`\`${LLMS_QUERY}\``);
  });
});

describe('the everyday tasks', () => {
  it.each(EVERYDAY_TASKS)('$task: is in the text, and is answered at the first call', ({ task, call }) => {
    const sent = 'query' in call ? call.query : `POST ${call.path} \`${JSON.stringify(call.body)}`;
    expect(text.split('\n').find((line) => line.startsWith(`- ${task}: `))).toContain(sent);
    const answer = answerToCall(call);
    expect(answer.summary.length).toBeGreaterThan(50);
    // What is meant is understood, and nothing is left to repair.
    for (const note of answer.notes ?? []) expect(note).not.toContain('understood');
  });

  const answerOfTask = (words: string) => {
    const found = EVERYDAY_TASKS.find(({ task }) => task.includes(words));
    return answerToCall((found ?? expect.fail(words)).call) as unknown as PlanAnswer;
  };

  it('mean what they say', () => {
    expect(answerOfTask('4 × 3 m').surface.areaM2).toBe(12);
    expect(answerOfTask('4 × 3 m').pattern.parameters.tileSize).toBe(600);
    expect(answerOfTask('tub').surface.areaM2).toBeCloseTo(2.4 * 1.8 - 1.7 * 0.7, 9);
    expect(answerOfTask('L-shaped').surface.areaM2).toBeCloseTo(4.2 * 1.8 + 2.6 * 1.7, 9);
    expect(answerOfTask('third').pattern.parameters).toMatchObject({ tileWidth: 600, tileHeight: 300, offset: 33.33 });
    expect(answerOfTask('Herringbone').pattern.startWhy).toContain('door');
    expect(answerOfTask('Laminate').order?.boxes).toBeGreaterThan(0);
    expect(answerOfTask('Chessboard').tiles.kinds).toHaveLength(2);
    expect(answerOfTask('Boxes').order).toMatchObject({ currency: 'EUR' });
    expect(answerOfTask('28 tiles').stock?.isEnough).toBe(answerOfTask('28 tiles').tiles.total <= 28);
    expect(answerOfTask('Feet').surface.areaM2).toBeCloseTo(10.5 * 8 * 0.3048 ** 2, 3);
    expect(answerOfTask('PDF').pattern.name).not.toBe(answerOfTask('4 × 3 m').pattern.name);
    expect(answerOfTask('How should').choices?.length).toBeGreaterThan(1);
    expect(answerOfTask('Hall and kitchen').surface.areaM2).toBeCloseTo(6 + 7.5 + 0.09, 9);
  });
});

describe('what it contains', () => {
  it.each(BODY_FIELDS)('the field %s', (name) => {
    // The fields of the order share a line, and so do those that few need.
    const line = text.split('\n').find((one) => /^- (`|Seldom)/.test(one) && one.includes(`\`${name}\``));
    expect(line).toBeDefined();
    if (line?.startsWith('- Seldom')) return;
    const { default: byDefault, range, values } = FIELDS[name];
    if (byDefault !== undefined) expect(line).toContain(`default ${byDefault}`);
    if (range) expect(line).toContain(`${range.min} to ${range.max}`);
    if (values && name !== 'pattern') expect(line).toContain(values.join(', '));
  });

  it('the names of all patterns', () => {
    for (const pattern of PATTERNS) expect(text).toContain(`\`${shortNameOf(pattern)}\``);
  });

  it.each(PATTERNS.map((pattern) => [shortNameOf(pattern), pattern] as const))('the pattern %s', (name, pattern) => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`- \`${name}\``));
    expect(line).toContain(`joint ${pattern.defaultJoint}.`);
    for (const [parameter, facts] of Object.entries(parametersOf(pattern))) {
      const place = parameter === 'rotation' ? text : line;
      expect(place).toContain(`\`${parameter}\``);
      expect(place).toContain(String(facts.default));
      if (facts.kind === 'choice') for (const value of facts.values) expect(line).toContain(value);
      else if (facts.unit !== 'mm') expect(place).toContain(`${facts.min} to ${facts.max}`);
    }
  });

  it('every limit', () => {
    const limits = text.split('\n').find((line) => line.startsWith('**Limits.**'));
    const grouped = (value: number) => value.toLocaleString('en-US');
    const { tiles, outlineWalls, ringCorners, holes, rectangles, roomSide } = LIMITS;
    for (const limit of [
      `${grouped(tiles)} tiles`,
      `${ringCorners.min} to ${outlineWalls} walls`,
      `${ringCorners.min} to ${ringCorners.max} corners`,
      `${holes} rings`,
      `${rectangles} rectangles`,
      `${grouped(roomSide / 10)} cm`,
      `${grouped(SERVICE_LIMITS.queryCharacters)} characters`,
      `${SERVICE_LIMITS.bodyBytes / 1024} KB`,
      `${SERVICE_LIMITS.requestsPerMinute} requests a minute`,
    ]) {
      expect(limits).toContain(limit);
    }
    expect(text).toContain(`${LIMITS.length.min} to ${LIMITS.length.max} mm`);
  });

  it('notes on patterns that are true', () => {
    const motifOf = (query: string) => {
      const read = readQuery(`outline=E400+S300+W400+N300&${query}`);
      if (!read.ok) throw new Error(read.mistakes[0].message);
      return plan(read.request).lattice;
    };
    const isSquareToWalls = ([[a, b]]: readonly Ring[]) => a.x === b.x || a.y === b.y;
    const steps = motifOf('pattern=bricks&offset=33').repeat;
    expect(steps[1].x * 3).toBeCloseTo(steps[0].x);
    const columns = motifOf('pattern=vertical-bricks&tileHeight=300&joint=0&offset=25').repeat;
    expect(columns[0].y).toBe(75);
    for (const [direction, isSquare] of [
      ['vertical', false],
      ['horizontal', false],
      ['diagonal-down', true],
      ['diagonal-up', true],
    ] as const) {
      expect(isSquareToWalls(motifOf(`pattern=herringbone&direction=${direction}`).motif)).toBe(isSquare);
    }
    const { derived } = answerTo('outline=E400+S300+W400+N300&pattern=chevron&angle=60').pattern;
    expect(derived.peakAngleDeg).toBe(120);
    for (const name of PATTERNS.map(shortNameOf)) {
      const corners = motifOf(`pattern=${name}`)
        .motif.slice(0, name === 'isometric-cubes' ? 3 : 1)
        .flat();
      expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0);
      expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0);
    }
    expect(motifOf('rotation=30').motif[0]).toContainEqual({ x: 0, y: 0 });
  });

  it('what to ask, what to say back, and what to do with links, warnings and errors', () => {
    expect(text).toContain('Send `link=false` while comparing starts');
    for (const head of ['**Ask people**', '**Say back**', '**A link that people give you.**'])
      expect(text).toContain(head);
    for (const word of [
      '**Warnings.**',
      '**Errors.**',
      '`example`',
      '`Retry-After`',
      ' in cm',
      'millimetres',
      'percent',
    ]) {
      expect(text).toContain(word);
    }
  });
});
