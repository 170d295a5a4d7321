import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  derivedLabelOf,
  formatArea,
  formatBareLength,
  formatDerived,
  formatLength,
  formatMeasure,
  formatSize,
} from './index.ts';

const imperial = { lang: 'en', units: 'imperial' } as const;
/** With ordinary spaces, to read the expectations. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('metric measures', () => {
  it('keep their unit on the same line, without a space if the language writes none', () => {
    expect(formatMeasure('pl', 12.5, 'mm')).toBe('12,5\u00a0mm');
    expect(formatMeasure('en', 45, '°')).toBe('45°');
    expect(formatMeasure('zh', 5.31, '%')).toBe('5.31%');
    expect(formatMeasure('en', 5.31, '%')).toBe('5.31\u00a0%');
  });

  it('are numbers of the language with their unit', () => {
    expect(spaced(formatLength({ lang: 'pl' }, 320.5, 'cm'))).toBe('320,5 cm');
    expect(spaced(formatLength({ lang: 'en', units: 'metric' }, 12.345, 'm', 3))).toBe('12.345 m');
    expect(formatBareLength({ lang: 'es' }, 320.5, 'cm')).toBe('320,5');
    expect(spaced(formatArea({ lang: 'zh' }, 4.321))).toBe('4.32 m²');
    expect(spaced(formatSize({ lang: 'en' }, [400, 300], 'cm'))).toBe('400 × 300 cm');
  });
});

describe('imperial lengths', () => {
  it.each([
    [0, '0″'],
    [2.54, '1″'],
    [30.48, '1′'],
    [320.04, '10′ 6″'],
    [321.31, '10′ 6 1/2″'],
    [304.8, '10′'],
    [400, '13′ 1 1/2″'],
    [-16.51, '-6 1/2″'],
    [-320.04, '-10′ 6″'],
    [0.01, '< 1/16″'],
    [30.47, '1′'],
    [0.15875, '1/16″'],
  ])('%d cm of a room are %s', (cm, text) => {
    expect(spaced(formatLength(imperial, cm, 'cm'))).toBe(text);
    expect(spaced(formatBareLength({ ...imperial, lang: 'pl' }, cm, 'cm'))).toBe(text);
  });

  it.each([
    [304.8, '12″'],
    [600, '23 5/8″'],
    [3, '1/8″'],
    [2, '1/16″'],
    [0.5, '< 1/16″'],
    [0, '0″'],
  ])('%d mm of a tile are %s', (mm, text) => {
    expect(spaced(formatLength(imperial, mm, 'mm'))).toBe(text);
  });

  it('are within 1/32 in of the length, with reduced fractions', () => {
    const lengthOf = (text: string) => {
      const [, feet = '0', whole = '0', over = '0', under = '1'] =
        /^(?:([0-9]+)′)? ?(?:([0-9]+)(?: |″|$))?(?:([0-9]+)\/([0-9]+))?″?$/.exec(text) ?? [];
      return { mm: (Number(feet) * 12 + Number(whole) + Number(over) / Number(under)) * 25.4, over, under, whole };
    };
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e5, noNaN: true }), (mm) => {
        const { mm: read, over, under, whole } = lengthOf(spaced(formatLength(imperial, mm / 10, 'cm')));
        expect(Math.abs(read - mm)).toBeLessThanOrEqual(25.4 / 32 + 1e-9);
        expect(Number(whole)).toBeLessThan(12);
        if (over !== '0') expect([Number(over) % 2, 16 % Number(under)]).toEqual([1, 0]);
      }),
    );
  });
});

it('imperial areas are in square feet', () => {
  expect(spaced(formatArea(imperial, 9.290304))).toBe('100 ft²');
  expect(spaced(formatArea({ ...imperial, lang: 'pl' }, 12))).toBe('129,2 ft²');
  expect(spaced(formatArea(imperial, 0.5, 4))).toBe('5.38 ft²');
});

it('imperial derived figures are in inches, square inches and tiles per square foot', () => {
  expect(spaced(formatDerived(imperial, 303, 'mm'))).toBe('11 15/16″');
  expect(spaced(formatDerived(imperial, 645.16, 'cm2'))).toBe('100 in²');
  expect(formatDerived(imperial, 100, 'perM2')).toBe('9.29');
  expect(derivedLabelOf(imperial, { name: 'tilesPerM2', unit: 'perM2' })).toBe('ui.tilesPerFt2');
  expect(derivedLabelOf({ lang: 'en' }, { name: 'tilesPerM2', unit: 'perM2' })).toBe('derived.tilesPerM2');
  expect(formatDerived(imperial, 45, 'deg')).toBe('45°');
});
