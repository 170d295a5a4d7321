import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plan, plan } from '../../engine/index.ts';
import { DEFAULT_OPTIONS } from '../fields/fields.ts';
import { readQuery } from '../read/query.ts';
import { rounded } from '../values/rounding.ts';
import { answerOf } from './answer.ts';

const NO_LINKS = { svgUrl: null, plannerUrl: null };

function planned(query: string): Plan {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return plan(read.request);
}

describe('the answer', () => {
  const bathroom = planned('outline=E180+S240+W180+N240&subtract=140,0,40,60');

  it('is the Plan of the specification, in the specified order', () => {
    const answer = answerOf(bathroom, DEFAULT_OPTIONS, { svgUrl: 'https://a/b', plannerUrl: null });
    expect(JSON.parse(JSON.stringify(answer))).toEqual({
      surface: {
        areaM2: 4.08,
        perimeterM: 8.4,
        wallsCm: [180, 240, 180, 240],
        boundingBoxCm: { width: 180, height: 240 },
      },
      pattern: {
        id: 'squares-pattern',
        name: 'Squares',
        parameters: { tileSize: 300, rotation: 0 },
        derived: expect.objectContaining({ repeatWidthMm: 303, tilesPerM2: 10.89, jointSharePercent: 1.97 }),
        jointMm: 3,
        startCm: { x: 0, y: 0 },
      },
      tiles: {
        total: 47,
        whole: 33,
        cut: 14,
        wastePercent: 5.21,
        laidAreaM2: 4.0095,
        purchasedAreaM2: 4.23,
        narrowestCutMm: 3,
        sliverCount: 1,
      },
      warnings: [expect.stringContaining('3 mm')],
      notes: [],
      svgUrl: 'https://a/b',
      plannerUrl: null,
    });
    expect(Object.keys(answer)).toEqual(['surface', 'pattern', 'tiles', 'warnings', 'notes', 'svgUrl', 'plannerUrl']);
    expect(Object.keys(answer.tiles)).toEqual(
      'total whole cut wastePercent laidAreaM2 purchasedAreaM2 narrowestCutMm sliverCount'.split(' '),
    );
  });

  it('has the drawing, if any, between the notes and its address', () => {
    const answer = answerOf(bathroom, DEFAULT_OPTIONS, { ...NO_LINKS, svg: '<svg/>' });
    expect(answer.svg).toBe('<svg/>');
    expect(Object.keys(answer).slice(3)).toEqual(['warnings', 'notes', 'svg', 'svgUrl', 'plannerUrl']);
    expect(answerOf(bathroom, DEFAULT_OPTIONS, NO_LINKS)).not.toHaveProperty('svg');
  });

  it('uses the requested language', () => {
    const answer = answerOf(bathroom, { ...DEFAULT_OPTIONS, lang: 'pl' }, NO_LINKS);
    expect(answer.pattern.name).toBe('Na prosto (fuga w fugę)');
    expect(answer.warnings[0]).toContain('Wąskie docinki');
  });

  it('has no narrowest cut if nothing is cut', () => {
    const answer = answerOf(planned('outline=E60+S60+W60+N60&joint=0'), DEFAULT_OPTIONS, NO_LINKS);
    expect(answer.tiles).toMatchObject({ total: 4, cut: 0, wastePercent: 0, narrowestCutMm: null });
  });

  it('reports parameters as used, and a third as 33.33', () => {
    const answer = answerOf(
      planned('outline=E60+S60+W60+N60&pattern=bricks&offset=33&tileWidth=198.55'),
      DEFAULT_OPTIONS,
      NO_LINKS,
    );
    expect(answer.pattern.parameters).toEqual({ tileWidth: 198.55, tileHeight: 100, offset: 33.33, rotation: 0 });
  });

  it('reports the start without rounding noise', () => {
    const answer = answerOf(planned('outline=E60+S60+W60+N60&start=-0.3,999999.1234'), DEFAULT_OPTIONS, NO_LINKS);
    expect(answer.pattern.startCm).toEqual({ x: -0.3, y: 999999.1234 });
  });

  it('throws if a figure is not a number', () => {
    const broken = { ...bathroom, tiles: { ...bathroom.tiles, wastePercent: Number.NaN } };
    expect(() => answerOf(broken, DEFAULT_OPTIONS, NO_LINKS)).toThrow('NaN');
  });
});

describe('rounding', () => {
  it.each([
    [12.345, 2, 12.35],
    [1.005, 2, 1.01],
    [8.575, 2, 8.58],
    [-12.345, 2, -12.35],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.04999, 1, 0],
    [-0.001, 2, 0],
    [33.333333, 2, 33.33],
    [99.995, 2, 100],
    [1e-9, 4, 0],
  ])('%d to %d decimals is %d', (value, decimals, result) => {
    expect(Object.is(rounded(value, decimals), result)).toBe(true);
  });

  it('matches decimal arithmetic on every half', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), (hundredths) => {
        const digits = String(hundredths).padStart(3, '0');
        const half = Number(`${digits.slice(0, -2)}.${digits.slice(-2)}5`);
        expect(rounded(half, 2)).toBe((hundredths + 1) / 100);
      }),
    );
  });

  it('refuses values that are not finite', () => {
    expect(() => rounded(Number.POSITIVE_INFINITY, 2)).toThrow('Infinity');
  });
});
