import { describe, expect, it } from 'vitest';
import { sixDigits } from './colors.ts';

describe('a colour for the browser’s field', () => {
  it.each([
    ['#fa0', '#ffaa00'],
    ['FA0', '#ffaa00'],
    ['d9c7a3', '#d9c7a3'],
    ['#D9C7A3', '#d9c7a3'],
  ])('%s is %s', (given, six) => {
    expect(sixDigits(given)).toBe(six);
  });
});
