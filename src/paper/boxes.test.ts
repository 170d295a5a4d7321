import { expect, it } from 'vitest';
import { boxOf } from './boxes.ts';

it('the box around the corners of a large floor is found', () => {
  const corners = Array.from({ length: 300_000 }, (_, i) => ({ x: i % 500, y: Math.floor(i / 500) - 100 }));
  expect(boxOf(corners)).toEqual({ left: 0, top: -100, width: 499, height: 599 });
});
