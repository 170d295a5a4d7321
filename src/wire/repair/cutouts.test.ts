import { expect, it } from 'vitest';
import { interpretCutout, interpretCutouts } from './cutouts.ts';

const RECTANGLE = ['x', 'y', 'w', 'h'];
const rectangleIn = (value: unknown) => interpretCutout(value, RECTANGLE);
const rectanglesIn = (value: unknown) => interpretCutouts(value, RECTANGLE, 32);

it.each([
  '140, 0, 40, 60',
  '140 0 40 60',
  '140,0,40x60',
  '140 0 40 × 60',
  '(140,0,40,60)',
  '[140, 0, 40, 60]',
  '140cm, 0cm, 40cm, 60cm',
  '1.4m 0 40 600mm',
  [140, 0, 40, 60],
  { x: 140, y: 0, width: 40, height: 60 },
  { X: 140, Y: 0, W: 40, H: 60 },
  { x: '140', y: '0', w: '40', h: '60' },
])('%j means one rectangle', (value) => {
  expect(rectangleIn(value)).toEqual([140, 0, 40, 60]);
});

// The first two may be two corners.
it.each([
  '140,0 180,60',
  '(140,0),(180,60)',
  '140,0,40',
  '140,,40,60',
  'a,b,c,d',
  { x: 140, y: 0, size: '40x60' },
  { x: 140, y: null, w: 40, h: 60 },
  { x: 140, y: 0, w: 40, h: 60, d: 1 },
  null,
  7,
])('%j is not certainly a rectangle', (value) => {
  expect(rectangleIn(value)).toBeUndefined();
});

it('restates a single one, and a text of several', () => {
  expect(rectanglesIn({ x: 140, y: 0, w: 40, h: 60 })).toEqual([[140, 0, 40, 60]]);
  expect(rectanglesIn('1,2,3,4;5,6,7,8')).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ]);
  expect(rectanglesIn('[{"x":1,"y":2,"w":3,"h":4}]')).toEqual([[1, 2, 3, 4]]);
  expect(rectanglesIn('1,2,3,4;x')).toBeUndefined();
  expect(rectanglesIn([])).toBeUndefined();
});

it.each(['90 120 40', '(90,120,40)', [90, 120, 40], { x: 90, y: 120, diameter: 40 }])(
  '%j means one circle',
  (value) => {
    expect(interpretCutout(value, ['x', 'y', 'd'])).toEqual([90, 120, 40]);
  },
);
