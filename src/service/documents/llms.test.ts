import { describe, expect, it } from 'vitest';
import { llmsAt } from '../../../test/support/documents.ts';
import { LIMITS, PATTERNS, parametersOf, plan, type Ring, shortNameOf } from '../../engine/index.ts';
import type { PlanAnswer } from '../../wire/answers/plan.ts';
import { BODY_FIELDS, FIELDS } from '../../wire/fields/fields.ts';
import { SERVICE_LIMITS } from '../../wire/fields/service-limits.ts';
import { readQuery } from '../../wire/read/query.ts';
import { label } from '../../words/index.ts';
import { planRequest } from '../plan.ts';
import { answerPlanned } from '../planned.ts';
import { llmsText } from './documents.ts';

const ADDRESS = 'https://tiles.example.org';
const text = llmsAt(ADDRESS);
const addresses = [...text.matchAll(/https?:\/\/[^\s)`]+/g)].map(([address]) => new URL(address));

function answerTo(query: string): PlanAnswer {
  const read = readQuery(query);
  if (!read.ok) throw new Error(`${query}: ${read.mistakes[0].message}`);
  return answerPlanned(planRequest(read), { svgUrl: null, plannerUrl: null });
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
      '/docs',
      '/docs/api',
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

describe('what it contains', () => {
  it.each(BODY_FIELDS)('the field %s', (name) => {
    // The fields of the order share a line.
    const line = text.split('\n').find((one) => one.startsWith('- `') && one.includes(`\`${name}\``));
    const { default: byDefault, range, values } = FIELDS[name];
    if (byDefault !== undefined) expect(line).toContain(`default ${byDefault}`);
    if (range) expect(line).toContain(`${range.min} to ${range.max}`);
    if (values && name !== 'pattern') expect(line).toContain(values.join(', '));
    expect(line).toBeDefined();
  });

  it('the names of all patterns', () => {
    for (const pattern of PATTERNS) expect(text).toContain(`\`${shortNameOf(pattern)}\``);
  });

  const described = PATTERNS.slice(0, 10);

  it.each(described.map((pattern) => [shortNameOf(pattern), pattern] as const))('the pattern %s', (name, pattern) => {
    const line = text.split('\n').find((candidate) => candidate.startsWith(`- \`${name}\``));
    expect(line).toContain(`joint ${pattern.defaultJoint} mm`);
    expect(line).toContain(label('en', `description.${name}`));
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
    const { tiles, outlineWalls, ringCorners, holes, rectangles, roomSide, coordinate, floorAreaMm2 } = LIMITS;
    for (const limit of [
      `${grouped(tiles)} tiles`,
      `${ringCorners.min} to ${outlineWalls} walls`,
      `${ringCorners.min} to ${ringCorners.max} corners`,
      `${holes} rings`,
      `${rectangles} rectangles`,
      `${grouped(roomSide / 10)} cm`,
      `±${grouped(coordinate / 10)} cm`,
      `${floorAreaMm2 / 100} cm²`,
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

  it('how to compare starts, and what to do with warnings and errors', () => {
    expect(text).toContain('Send `link=false` while comparing starts');
    expect(text).toContain('Send `choices=true`');
    for (const word of ['**Warnings.**', '**Errors.**', '`example`', '`Retry-After`', 'centimetres', 'millimetres']) {
      expect(text).toContain(word);
    }
  });
});
