import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEIGHTS, heightBeside, LOW_PX, nextOf, restOf } from './sheet.ts';

const AVAILABLE_PX = 780;

describe('a released sheet', () => {
  it('settles at the nearest height', () => {
    expect(restOf(LOW_PX, 0, AVAILABLE_PX)).toBe('low');
    expect(restOf(AVAILABLE_PX / 2, 0, AVAILABLE_PX)).toBe('half');
    expect(restOf(AVAILABLE_PX, 0, AVAILABLE_PX)).toBe('tall');
  });

  it('follows a flick', () => {
    expect(restOf(AVAILABLE_PX / 2, 2, AVAILABLE_PX)).toBe('tall');
    expect(restOf(AVAILABLE_PX / 2, -2, AVAILABLE_PX)).toBe('low');
  });

  it('never settles lower when released higher', () => {
    const height = fc.double({ min: LOW_PX, max: AVAILABLE_PX, noNaN: true });
    fc.assert(
      fc.property(height, height, fc.double({ min: -3, max: 3, noNaN: true }), (a, b, speed) => {
        const rest = (px: number) => HEIGHTS.indexOf(restOf(px, speed, AVAILABLE_PX));
        expect(rest(Math.max(a, b))).toBeGreaterThanOrEqual(rest(Math.min(a, b)));
      }),
    );
  });
});

describe('the heights', () => {
  it('are ordered and end at both sides', () => {
    expect(HEIGHTS.map((height) => heightBeside(height, 1))).toEqual(['half', 'tall', 'tall']);
    expect(HEIGHTS.map((height) => heightBeside(height, -1))).toEqual(['low', 'low', 'half']);
  });

  it('cycle when the handle is pressed', () => {
    expect(HEIGHTS.map(nextOf)).toEqual(['half', 'tall', 'low']);
  });
});
