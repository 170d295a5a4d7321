import { expect, it } from 'vitest';
import { interpretPair, interpretRing } from './corners.ts';

it.each([
  '12.5,-3',
  '12.5, -3',
  '12.5;-3',
  '12.5 -3',
  '12.5x-3',
  '(12.5,-3)',
  '[12.5, -3]',
  '{"x":12.5,"y":-3}',
  '12.5cm, -3cm',
  '125mm;-30mm',
  [12.5, -3],
  ['12.5', '-3'],
  { x: 12.5, y: -3 },
  { Y: '-3', X: '12.5' },
])('%j means one corner', (value) => {
  expect(interpretPair(value)).toEqual(['12.5', '-3']);
});

it.each([
  '12,5,-3',
  '12.5',
  'a,b',
  '',
  '1000001,0',
  ' '.repeat(70),
  [1],
  [1, 2, 3],
  [1, null],
  { x: 1 },
  { x: 1, y: 2, z: 3 },
  { x: 1, X: 2 },
  7,
  null,
])('%j is not certainly a corner', (value) => {
  expect(interpretPair(value)).toBeUndefined();
});

it.each([
  '0,0 4.5,0 4.5,3',
  '0 0 4.5 0 4.5 3',
  '0,0,4.5,0,4.5,3',
  '0,0; 4.5,0; 4.5,3',
  '(0,0), (4.5,0), (4.5,3)',
  '[[0,0],[4.5,0],[4.5,3]]',
  '[{"x":0,"y":0},{"x":4.5,"y":0},{"x":4.5,"y":3}]',
  [
    { x: 0, y: 0 },
    { x: 4.5, y: 0 },
    { x: 4.5, y: 3 },
  ],
  ['0,0', '4.5,0', '4.5,3'],
])('%j means one ring', (value) => {
  expect(interpretRing(value)).toEqual([
    ['0', '0'],
    ['4.5', '0'],
    ['4.5', '3'],
  ]);
});

// The first has decimal commas or three levels of lists; of the others a number is missing or too many.
it.each(['1,5;2,5 3,5;4,5 1,5;4,5', '0 0 4 0 4', '0,0 4,0', 'E400', '[1', [], [[0, 0], 5], 7])(
  '%j is not certainly a ring',
  (value) => {
    expect(interpretRing(value)).toBeUndefined();
  },
);
