import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEANINGS } from '../repair/index.ts';
import type { Mistake } from '../values/mistakes.ts';
import { type Walk, walkFromText } from './walk.ts';

function walk(text: string): Walk {
  const reading = walkFromText(text, MEANINGS);
  if (!reading.ok) throw new Error(reading.mistakes[0].message);
  return reading.value;
}

function mistakes(text: string): readonly Mistake[] {
  const reading = walkFromText(text, MEANINGS);
  return reading.ok ? [] : reading.mistakes;
}

describe('a walk that closes', () => {
  it('becomes corners in mm', () => {
    expect(walk('E400 S300 W400 N300')).toMatchObject({
      outer: [
        { x: 0, y: 0 },
        { x: 4000, y: 0 },
        { x: 4000, y: 3000 },
        { x: 0, y: 3000 },
      ],
      wallLengths: [4000, 3000, 4000, 3000],
    });
  });

  it.each([
    'e400 s300 w400 n300',
    '  E400   S300\tW400\nN300 ',
    'A0:400 a90:300 A180:400 A-90:300',
    'A720:400 A450:300 A-180:400 A270:300',
  ])('reads %j as the same walk', (text) => {
    expect(walk(text)).toEqual(walk('E400 S300 W400 N300'));
  });

  it('reaches the intended corner with a rounded bearing', () => {
    const { outer, wallLengths } = walk('E300 A36.8699:150 S120 W420 N210');
    expect(outer).toEqual([
      { x: 0, y: 0 },
      { x: 3000, y: 0 },
      { x: 4200, y: 900 },
      { x: 4200, y: 2100 },
      { x: 0, y: 2100 },
    ]);
    expect(wallLengths).toEqual([3000, 1500, 1200, 4200, 2100]);
  });

  it('closes a gap of 0.1 cm silently and keeps the lengths as given', () => {
    expect(walk('E400.1 S300 W400 N300')).toMatchObject({
      outer: [
        { x: 0, y: 0 },
        { x: 4001, y: 0 },
        { x: 4001, y: 3000 },
        { x: 0, y: 3000 },
      ],
      wallLengths: [4001, 3000, 4000, 3000],
    });
    expect(mistakes('E400.11 S300 W400 N300')).toHaveLength(1);
  });

  it('keeps straight walls straight: the last along each axis takes the gap', () => {
    const { outer } = walk('E300 A45:141.42 S200 W400 N300');
    expect(outer).toEqual([
      { x: 0, y: 0 },
      { x: 3000, y: 0 },
      { x: 3999.99, y: 999.99 },
      { x: 3999.99, y: 2999.99 },
      { x: 0, y: 2999.99 },
    ]);
    // The last wall would vanish, so the one before it takes the gap.
    expect(walk('E100 S100 W100 N100 N0.05').outer.slice(-2)).toEqual([
      { x: 0, y: 1000 },
      { x: 0, y: 0.5 },
    ]);
    // Without a wall along y, the last wall tilts.
    expect(walk('A30:200 A150:200 A270:200.05').outer).toHaveLength(3);
  });

  it('adds up raw lengths, so that snapping does not drift', () => {
    const thirds = Array.from({ length: 30 }, () => 'E3.3333').join(' ');
    const { outer } = walk(`${thirds} S100 W99.999 N100`);
    expect(outer[30]).toEqual({ x: 999.99, y: 0 });
    expect(outer[1]).toEqual({ x: 33.33, y: 0 });
  });

  it('has no -0 among its corners', () => {
    const { outer } = walk('W400 N300 E400 S300');
    for (const { x, y } of outer) expect([x, y].some((value) => Object.is(value, -0))).toBe(false);
  });

  it('reads back any rectilinear room', () => {
    const length = fc.integer({ min: 1, max: 50_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(fc.array(fc.tuple(length, length), { minLength: 1, maxLength: 30 }), (steps) => {
        // A staircase down to the right, then back along two walls.
        const width = steps.reduce((sum, [east]) => sum + east, 0);
        const height = steps.reduce((sum, [, south]) => sum + south, 0);
        const tokens = [
          ...steps.flatMap(([east, south]) => [`E${east}`, `S${south}`]),
          `W${width.toFixed(6)}`,
          `N${height.toFixed(6)}`,
        ];
        const { outer, wallLengths } = walk(tokens.join(' '));
        expect(outer).toHaveLength(tokens.length);
        let [x, y] = [0, 0];
        steps.forEach(([east, south], i) => {
          expect(outer[2 * i]).toEqual({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });
          [x, y] = [x + east * 10, y + south * 10];
        });
        wallLengths.forEach((wall, i) => {
          expect(wall).toBeCloseTo(Number(tokens[i].slice(1)) * 10, 4);
        });
      }),
    );
  });
});

describe('an invalid token', () => {
  // The other way, as spoken, or with a mark: certain only if it makes a room.
  it.each([
    ['E-4m', 'W4m', 'E400 S300 _ N300'],
    ['E-400', 'W400', 'E400 S300 _ N300'],
    ['E−400', 'W400', 'E400 S300 _ N300'],
    ['w-12.5', 'E12.5', '_ S20 W12.5 N20'],
    ['S-1', 'N1', 'E5 S1 W5 _'],
    ['N-1', 'S1', 'E5 _ W5 N1'],
    ['A45:-100', 'A225:100', 'A135:100 _ A315:100 A45:100'],
    ['A36.86991:-100', 'A216.86991:100', 'A36.86991:100 S50 _ N50'],
    ['A270:-100', 'A90:100', 'E50 _ W50 N100'],
    ['A45:-100cm', 'A225:100cm', 'A135:100 _ A315:100 A45:100'],
    ["E5'", 'E5ft', '_ S300 W5ft N300'],
    ['E60"', 'E60in', '_ S300 W5ft N300'],
    ['L400', 'W400', 'E400 S300 _ N300'],
    ['R400', 'E400', '_ S300 W400 N300'],
    ['U400', 'N400', 'E300 S400 W300 _'],
    ['d400', 'S400', 'E300 _ W300 N400'],
    ['left400', 'W400', 'E400 S300 _ N300'],
  ])('%s is repaired to %s in %s', (token, repair, walk) => {
    const [only, ...more] = mistakes(walk.replace('_', token));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code: 'outline-wall', param: 'outline', received: token, example: repair });
    expect(walkFromText(walk.replace('_', repair)).ok).toBe(true);
    expect(mistakes(`E10 ${token} S10`)[0].example).toBeNull();
  });

  it('is repaired in the whole walk if it cannot be quoted', () => {
    const joined = Array.from({ length: 12 }, () => 'E100.25,S100.25').join();
    expect(mistakes(`${joined} W1203 N1203`)[0]).toMatchObject({
      received: expect.stringMatching(/…$/),
      example: `${joined.replaceAll(',', ' ')} W1203 N1203`,
    });
    expect(mistakes('E40\u202e0 S10 W10')[0]).toMatchObject({ received: 'E40\\u202e0 S10 W10', example: null });
  });

  it('is left out if it has no length', () => {
    expect(mistakes('E400 S0 S300 W400 N300')[0]).toMatchObject({
      received: 'E400 S0 S300 W400 N300',
      example: 'E400 S300 W400 N300',
    });
    expect(mistakes('E400 S0 W400 N300')[0]).toMatchObject({
      message: expect.not.stringContaining('Leave it out.'),
      example: null,
    });
  });

  it('counts a letter and its length as one mistake', () => {
    const found = mistakes('E 400 S 300 W-400 A45: 10 A 45:10 L 5 N -3');
    expect(found.map(({ received }) => received)).toEqual([
      'E 400',
      'S 300',
      'W-400',
      'A45: 10',
      'A 45:10',
      'L 5',
      'N -3',
    ]);
    expect(found.map(({ example }) => example)).toEqual(['E400', 'S300', null, 'A45:10', 'A45:10', null, null]);
    expect(found[2].message).toContain('Wall 3 ');
    expect(found[0].message).toContain('has a space between the letter and the length');
  });

  it('collects every invalid token with its position', () => {
    expect(mistakes('E400 300S W400 X N300').map(({ message }) => message.slice(0, 6))).toEqual(['Wall 2', 'Wall 4']);
  });

  it('is repaired to something valid, or not at all', () => {
    const pieces = fc.constantFrom(
      'E',
      's',
      'A',
      'L',
      'NE',
      '45',
      '4.5',
      '-',
      ',',
      ':',
      '.',
      'e',
      'cm',
      'm',
      '°',
      '(',
      ';',
      '>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 8 }), (parts) => {
        const token = parts.join('');
        for (const { code, example } of mistakes(`${token} E1 S1`)) {
          if (code !== 'outline-wall' || example === null) continue;
          expect(mistakes(`${example} E1 S1`).map((again) => again.code)).not.toContain('outline-wall');
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['E 400', 'has-space'],
  ['E0', 'length-zero'],
  ['S-0cm', 'length-zero'],
  ['E-400', 'length-negative'],
  ['A45:-1', 'length-negative'],
  ['E99999999', 'length-too-long'],
  ['A45', 'angle-incomplete'],
  ['400', 'letter-missing'],
  ['-4', 'letter-missing'],
  ['E', 'length-missing'],
  ['X400', 'letter-unknown'],
  ['E3px', 'length-unknown'],
  ['E-3px', 'length-unknown'],
  ['A45:3px', 'length-unknown'],
] as const)('the wall %s breaks the rule %s', (wall, rule) => {
  const reading = walkFromText(`E400 ${wall} S300 W400 N300`, MEANINGS);
  expect(reading.ok ? [] : reading.mistakes.map(({ brokenWall }) => brokenWall)).toEqual([{ wall, rule }]);
});

describe('a walk as a whole', () => {
  it('may have three walls', () => {
    expect(walk('E300 S400 A233.1301:500').outer).toHaveLength(3);
  });

  it('has at most 64 walls', () => {
    const steps = (count: number) => Array.from({ length: count }, () => 'E1 S1').join(' ');
    expect(walk(`${steps(31)} W31 N31`).outer).toHaveLength(64);
  });
});
