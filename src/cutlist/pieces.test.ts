import { describe, expect, it } from 'vitest';
import { middleWithRoom } from './pieces.ts';

describe('the place for a number', () => {
  it('is the centre of gravity if a circle fits around it', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 0, y: 40 },
    ];
    // The hypotenuse is nearest: it is 24 from the corner, and the centre of gravity is at two thirds of that.
    expect(middleWithRoom(triangle, 7.99)).toEqual({ x: expect.closeTo(10, 9), y: expect.closeTo(40 / 3, 9) });
    expect(middleWithRoom(triangle, 8.01)).toBeNull();
  });

  it('is nowhere in a hook whose centre of gravity lies outside', () => {
    const hook = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 4 },
      { x: 4, y: 4 },
      { x: 4, y: 40 },
      { x: 0, y: 40 },
    ];
    expect(middleWithRoom(hook, 0.1)).toBeNull();
  });
});
