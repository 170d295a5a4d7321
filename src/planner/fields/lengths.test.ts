import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../words/index.ts';
import { figuresFor } from './figures.ts';
import { readLength } from './lengths.ts';

const metric = { lang: 'en' } as const;
const imperial = { lang: 'en', units: 'imperial' } as const;

describe('a typed length', () => {
  it.each([
    ['12,5', 12.5],
    ['30 cm', 300],
    ['30cm', 300],
    ['2,5 m', 2500],
    ['12in', 304.8],
    ['12"', 304.8],
    ['12″', 304.8],
    ["10'", 3048],
    [`10'6"`, 3200.4],
    [`10' 6 1/2"`, 3213.1],
    ['10′\u00a06\u00a01/2″', 3213.1],
    ["10'6''", 3200.4],
    ['10 ft 6 in', 3200.4],
    ['10ft 6in', 3200.4],
    ['3.2 m', 3200],
    ['3200 mm', 3200],
    ['3/4"', 19.05],
    ['1 1/16 in', 26.9875],
    ['−6 1/2″', -165.1],
    ['5 CM', 50],
    ["10'6", 3200.4],
    ['10′ 6 1/2', 3213.1],
    ['10ft6', 3200.4],
    ["10 1/2'", 3200.4],
    ['1/2', 0.5],
  ])('%s is %d mm', (text, mm) => {
    expect(readLength(text, 'mm', metric)).toBeCloseTo(mm, 9);
  });

  it.each(['', 'wide', '1 2', '10"6\'', '10\' -6"', '1/0"', '1//2"', '5 px', '1e3mm', '< 1/16″'])(
    '%s is none',
    (text) => {
      expect(readLength(text, 'mm', metric)).toBeUndefined();
    },
  );

  it.each([
    ['12', 12],
    ['0', 0],
    ['12,5', 12.5],
    ['−3', -3],
    ['1/8', 0.125],
    ['6 1/2', 6.5],
    ['-6 1/2', -6.5],
  ])('%s without a unit is in that of its field', (text, number) => {
    expect(readLength(text, 'cm', metric)).toBe(number);
    expect(readLength(text, 'cm', imperial)).toBeCloseTo(number * 2.54, 9);
    expect(readLength(text, 'mm', imperial)).toBeCloseTo(number * 25.4, 9);
    expect(readLength(text, 'cm', imperial, 'ft')).toBeCloseTo(number * 30.48, 9);
  });

  it('keeps its own unit where lengths are in feet and inches', () => {
    expect(readLength('12 cm', 'cm', imperial, 'ft')).toBe(12);
    expect(readLength(`10'6`, 'cm', imperial, 'ft')).toBeCloseTo(320.04, 9);
  });
});

describe('the figures of a field', () => {
  it('are read back as they are written, to 1/32 in', () => {
    const length = fc.double({ min: -9000, max: 9000, noNaN: true }).filter((value) => Math.abs(value) > 0.1);
    fc.assert(
      fc.property(length, fc.constantFrom(...LANGUAGES), fc.constantFrom('mm', 'cm'), (value, lang, unit) => {
        const figures = figuresFor({ lang, units: 'imperial' }, { unit, decimals: 2, step: 1 });
        const least = unit === 'mm' ? 25.4 / 32 : 2.54 / 32;
        if (Math.abs(value) < least) return;
        expect(Math.abs((figures.read(figures.write(value)) ?? NaN) - value)).toBeLessThanOrEqual(least + 1e-9);
        const exact = figures.exact(value);
        if (exact !== 0) expect(figures.read(figures.write(exact))).toBeCloseTo(exact, 6);
      }),
    );
  });

  it('stay within the range of the field', () => {
    const { exact, write } = figuresFor(imperial, { unit: 'mm', decimals: 2, step: 1 });
    expect(exact(10)).toBeLessThan(10);
    expect(write(exact(10, 10, 4000))).toBe('7/16″');
    expect(exact(4000, 10, 4000)).toBeLessThanOrEqual(4000);
  });

  it('step by 1/16 in, and show the unit of a number that has none', () => {
    const figures = figuresFor(imperial, { unit: 'mm', decimals: 2, step: 1 });
    expect([figures.unit, figures.step, figures.say(304.8)]).toEqual(['in', 25.4 / 16, '12″']);
    expect(figures.read('12')).toBeCloseTo(304.8, 9);
    const walls = figuresFor(imperial, { unit: 'cm', decimals: 2, step: 1, bare: 'ft' });
    expect([walls.unit, walls.read('10')]).toEqual(['ft', 304.8]);
    expect(figuresFor(metric, { unit: 'mm', decimals: 2, step: 1 })).toMatchObject({ unit: 'mm', step: 1 });
  });

  it('without a length are plain numbers in any units', () => {
    const figures = figuresFor(imperial, { unit: '°', decimals: 2, step: 1 });
    expect([figures.read('45'), figures.write(45), figures.say(45), figures.read('45in')]).toEqual([
      45,
      '45',
      '45°',
      undefined,
    ]);
  });
});
