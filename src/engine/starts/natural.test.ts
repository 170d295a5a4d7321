import { describe, expect, it } from 'vitest';
import { setOut } from './natural.ts';

describe('what can be set out', () => {
  it('is the tenth on which a wall lies, or a whole millimetre on the side of the floor', () => {
    expect([setOut(306.3, 'after'), setOut(306.34, 'after'), setOut(306.34, 'before')]).toEqual([306.3, 307, 306]);
  });

  it('is a whole millimetre in a middle, on which cuts are equal or differ so that it shows', () => {
    expect([setOut(100, 'middle'), setOut(100.5, 'middle')]).toEqual([100, 101]);
    // 100.2 would leave cuts that differ by 0.4 mm.
    expect(setOut(100.2, 'middle')).toBe(101);
    expect(setOut(100.3, 'middle')).toBe(100);
  });
});
