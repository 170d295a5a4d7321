import { expect, it } from 'vitest';
import { interpretNumber } from './numbers.ts';

it.each([
  ['20 cm', 'mm', 200],
  ['2,5', 'mm', 2.5],
  ['0.3m', 'mm', 300],
  ['300MM', 'mm', 300],
  ['１２', 'mm', 12],
  ['−5°', 'deg', -5],
  ['3e2', 'mm', 300],
  ['+33 %', 'percent', 33],
  ['.5', 'mm', 0.5],
  ['800px', 'px', 800],
  ['1.1 cm', 'mm', 11],
  ['0,125', 'mm', 0.125],
  [',25', 'mm', 0.25],
  [' 300 ', 'mm', 300],
] as const)('%s in %s is %d', (text, unit, value) => {
  expect(interpretNumber(text, unit)).toBe(value);
});

it.each([
  ['wide', 'mm'],
  ['20 px', 'mm'],
  ['20 mm', 'deg'],
  ['1 2 3 mm mm', 'mm'],
  ['300,600', 'mm'],
  ['300,60', 'mm'],
  ['1,200', 'mm'],
  ['30 60', 'mm'],
  ['300x600', 'mm'],
  ['', 'mm'],
  [`${'1'.repeat(50)}`, 'mm'],
  [5, 'mm'],
  [null, 'mm'],
] as const)('%j in %s is nobody’s guess', (value, unit) => {
  expect(interpretNumber(value, unit)).toBeUndefined();
});
