// Completion of given values: what is accepted, what is refused, and the error messages.

import { describe, expect, it } from 'vitest';
import { PlanError } from '../errors.ts';
import type { Parameter, ParameterValues } from './contract.ts';
import { PATTERNS, patternByName } from './index.ts';
import { completeParameters, parametersOf, problemOfValue } from './parameters.ts';

const squares = patternByName('squares')!;
const bricks = patternByName('bricks')!;
const herringbone = patternByName('herringbone')!;

function refusal(name: string, given: unknown): PlanError {
  try {
    completeParameters(patternByName(name)!, given as ParameterValues);
  } catch (error) {
    if (error instanceof PlanError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

/** No dot goes with a smaller octagon, and no octagon with a larger dot. */
const NARROWER: Readonly<Record<string, [min: number, max: number]>> = {
  'octagon-dot-pattern tileSize': [20, 4000],
  'octagon-dot-pattern dotSize': [10, 2800],
};

describe('parametersOf', () => {
  it('lists the parameters of the pattern first and the rotation last', () => {
    expect(Object.keys(parametersOf(herringbone))).toEqual(['tileWidth', 'tileHeight', 'direction', 'rotation']);
    for (const pattern of PATTERNS) expect(Object.keys(parametersOf(pattern)).at(-1)).toBe('rotation');
  });

  it('has a range of 10 to 4000 mm for every length of a tile, and every default is in its range', () => {
    for (const pattern of PATTERNS) {
      for (const [name, parameter] of Object.entries(parametersOf(pattern))) {
        expect(problemOfValue(parameter, parameter.default)).toBeUndefined();
        if (parameter.kind !== 'number' || !parameter.isTileLength) continue;
        expect([parameter.min, parameter.max]).toEqual(NARROWER[`${pattern.id} ${name}`] ?? [10, 4000]);
      }
    }
  });
});

describe('completeParameters', () => {
  it('fills in the defaults', () => {
    expect(completeParameters(squares, {})).toEqual({ tileSize: 300, rotation: 0 });
    expect(completeParameters(herringbone, { direction: 'horizontal', rotation: -90 })).toEqual({
      tileWidth: 100,
      tileHeight: 300,
      direction: 'horizontal',
      rotation: -90,
    });
  });

  it('settles an offset of 33 on one third', () => {
    expect(completeParameters(bricks, { offset: 33 }).offset).toBe(33.33);
    expect(completeParameters(bricks, { offset: 25 }).offset).toBe(25);
  });

  it('accepts both ends of a range', () => {
    expect(completeParameters(squares, { tileSize: 10, rotation: -180 })).toEqual({ tileSize: 10, rotation: -180 });
    expect(completeParameters(squares, { tileSize: 4000, rotation: 180 })).toEqual({ tileSize: 4000, rotation: 180 });
  });

  it('refuses an unknown name with the list of names', () => {
    const error = refusal('squares', { tilesize: 300 });
    expect(error.code).toBe('parameter-unknown');
    expect(error.message).toBe('squares-pattern has no parameter "tilesize"; its parameters are tileSize, rotation.');
    expect(error.details).toEqual({ param: 'tilesize' });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'treats %s as an ordinary unknown name',
    (name) => {
      const given = JSON.parse(`{"${name}": 5}`);
      expect(refusal('squares', given).code).toBe('parameter-unknown');
      expect(refusal('squares', given).details.param).toBe(name);
    },
  );

  it('reads only own properties of the given object', () => {
    const given = Object.create({ tileSize: 20 }) as ParameterValues;
    expect(completeParameters(squares, given).tileSize).toBe(300);
    expect(completeParameters(squares, Object.assign(Object.create(null), { tileSize: 20 })).tileSize).toBe(20);
  });

  it('refuses a value with its range and an example', () => {
    const error = refusal('squares', { tileSize: 9.99 });
    expect(error.code).toBe('parameter-invalid');
    expect(error.message).toBe(
      'tileSize: 9.99 is outside its range; send a number from 10 to 4000 (mm), for example tileSize=300.',
    );
    expect(error.details).toEqual({ param: 'tileSize', received: '9.99' });
  });

  it('refuses a choice with the list of choices', () => {
    expect(refusal('chevron', { direction: 'diagonal-up' }).message).toBe(
      'direction: "diagonal-up" is not one of its values; send one of vertical, horizontal, for example direction=vertical.',
    );
  });

  it.each([
    [[1, 2], 'a list'],
    [{ x: 1 }, 'an object'],
    [null, 'null'],
    [undefined, 'undefined'],
    [true, 'true'],
    ['300', '"300"'],
  ])('describes what it received instead of a number: %j', (value, words) => {
    expect(refusal('squares', { tileSize: value }).details.received).toBe(words);
  });

  it('never repeats more than 80 characters of what it received', () => {
    const long = 'x'.repeat(100_000);
    expect(refusal('squares', { tileSize: long }).details.received).toHaveLength(80);
    expect(refusal('squares', { [long]: 1 }).details.param).toHaveLength(80);
    expect(refusal('squares', { [long]: 1 }).message.length).toBeLessThan(500);
  });
});

describe('problemOfValue', () => {
  const { tileWidth, direction } = parametersOf(herringbone);

  it.each<[Parameter, unknown, string | undefined]>([
    [tileWidth, 100, undefined],
    [tileWidth, '100', 'is not a number'],
    [tileWidth, Number.NaN, 'is not a finite number'],
    [tileWidth, Infinity, 'is not a finite number'],
    [tileWidth, 4000.001, 'is outside its range'],
    [tileWidth, -100, 'is outside its range'],
    [direction, 'vertical', undefined],
    [direction, 'Vertical', 'is not one of its values'],
    [direction, 'toString', 'is not one of its values'],
    [direction, 1, 'is not a string'],
  ])('case %#', (parameter, value, fault) => {
    expect(problemOfValue(parameter, value)?.fault).toBe(fault);
  });
});
