import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkFromText } from '../../wire/readers/walk.ts';
import type { CornerCm } from '../state/draft.ts';
import { follow, isClosed, walkOf, wallsOf } from './walk.ts';
import { closingsOf, wallBetween, wallsAround, withLength } from './walk-editing.ts';

function walls(text: string) {
  const read = wallsOf(text);
  if (read === null) throw new Error(`${text} is no walk`);
  return read;
}

const length = fc.integer({ min: 1, max: 50_000 }).map((tenths) => tenths / 10);
const square = fc.record({ bearingDeg: fc.constantFrom(0, 90, 180, 270), lengthCm: length });
const slanted = fc.record({ bearingDeg: fc.integer({ min: 1, max: 3_599_999 }).map((n) => n / 1e4), lengthCm: length });
const anyWall = fc.oneof(square, slanted);

describe('a walk', () => {
  it('has the corners that the interface computes', () => {
    fc.assert(
      fc.property(fc.array(anyWall, { minLength: 2, maxLength: 20 }), (some) => {
        const text = `${walkOf(some)} ${closingsOf(some).at(-1) ?? ''}`;
        const read = walkFromText(text);
        fc.pre(read.ok);
        const expected = read.ok ? read.value.outer.map(({ x, y }) => [x / 10, y / 10]) : [];
        const { corners } = follow(walls(text));
        expect(corners).toHaveLength(expected.length);
        corners.forEach(([x, y], i) => {
          expect(x).toBeCloseTo(expected[i][0], 6);
          expect(y).toBeCloseTo(expected[i][1], 6);
        });
      }),
    );
  });

  it('is closed when the interface says so', () => {
    for (const text of [
      'E400.1 S300 W400 N300',
      'E400.11 S300 W400 N300',
      'E400 S300 W400',
      'E300 S400 A233.1301:500',
    ]) {
      const [mistake] = ((read) => (read.ok ? [] : read.mistakes))(walkFromText(text));
      expect(isClosed(walls(text))).toBe(mistake?.code !== 'outline-open');
    }
  });

  it('is closed by each of its closings', () => {
    fc.assert(
      fc.property(fc.array(anyWall, { minLength: 1, maxLength: 20 }), (some) => {
        const closings = closingsOf(some);
        expect(closings.length === 0).toBe(isClosed(some));
        for (const closing of closings) expect(isClosed([...some, ...walls(closing)])).toBe(true);
      }),
    );
  });

  it.each([
    ['E400 S300 W400', ['N300']],
    ['E400 S300', ['W400 N300', 'A216.8699:500']],
    ['S300 E400', ['N300 W400', 'A216.8699:500']],
    // The last wall continues; the other way round would return along the first one.
    ['E400 S300 W380', ['W20 N300', 'A266.1859:300.666']],
    ['E420 S180 W160 S170 W260 N350', []],
    ['E400 S300 W400 N300.1', []],
  ])('%s is closed by %j', (text, closings) => {
    expect(closingsOf(walls(text))).toEqual(closings);
  });

  it('can be rebuilt from its corners', () => {
    const text = 'E420 S180 W160 S170 W260 N350';
    expect(walkOf(wallsAround(follow(walls(text)).corners))).toBe(text);
  });

  it('has the right wall between two corners', () => {
    const corner = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }));
    fc.assert(
      fc.property(corner, corner, (from: CornerCm, to: CornerCm) => {
        const { end } = follow([wallBetween(from, to)]);
        expect(end[0]).toBeCloseTo(to[0] - from[0], 1);
        expect(end[1]).toBeCloseTo(to[1] - from[1], 1);
      }),
    );
  });
});

describe('another length', () => {
  const kitchen = walls('E420 S180 W160 S170 W260 N350');

  it.each([
    [1, 190, 'E420 S190 W160 S170 W260 N360'],
    [2, 150, 'E410 S180 W150 S170 W260 N350'],
    // Two walls could compensate for the first and the last, so none does.
    [0, 430, 'E430 S180 W160 S170 W260 N350'],
    [5, 360, 'E420 S180 W160 S170 W260 N360'],
  ])('of wall %i, %i cm, gives %s', (index, lengthCm, text) => {
    expect(walkOf(withLength(kitchen, index, lengthCm))).toBe(text);
  });

  it('never makes a wall of no length', () => {
    expect(walkOf(withLength(walls('E100 S100 W100 N100'), 0, 0.5))).toBe('E0.5 S100 W0.5 N100');
    expect(walkOf(withLength(walls('E10 S50 E90 S50 W100 N100'), 4, 20))).toBe('E10 S50 E90 S50 W20 N100');
    expect(walkOf(withLength(walls('E100 S50 W300 S50 E200 N100'), 0, 400))).toBe('E400 S50 W600 S50 E200 N100');
    expect(walkOf(withLength(walls('E300 S50 W100 S50 W200 N100'), 1, 0.1))).toBe('E300 S0.1 W100 S50 W200 N50.1');
  });

  it('keeps a closed walk closed if one wall lies opposite', () => {
    fc.assert(
      fc.property(length, length, length, fc.integer({ min: 0, max: 3 }), (w, h, next, index) => {
        const room = walls(`E${w} S${h} W${w} N${h}`);
        expect(isClosed(withLength(room, index, next))).toBe(true);
      }),
    );
  });

  it('leaves an open walk open', () => {
    expect(walkOf(withLength(walls('E100 S100 W90 N100'), 0, 90))).toBe('E90 S100 W90 N100');
  });
});
