import { describe, expect, it } from 'vitest';
import { inRows } from './rows.ts';

const box = (width: number, height: number) => ({ width, height });

describe('boxes in rows', () => {
  it('stand side by side in a wide space, and one above the other in a high one', () => {
    const sizes = [box(4, 3), box(4, 2)];
    expect(inRows(sizes, 1, box(100, 10))).toMatchObject({
      places: [
        { x: 0, y: 0 },
        { x: 5, y: 0 },
      ],
      width: 9,
      height: 3,
    });
    expect(inRows(sizes, 1, box(10, 100))).toMatchObject({
      places: [
        { x: 0, y: 0 },
        { x: 0, y: 4 },
      ],
      width: 4,
      height: 6,
    });
  });

  it('never meet', () => {
    const sizes = [box(5, 1), box(1, 5), box(3, 3), box(2, 2), box(4, 1)];
    for (const space of [box(1, 1), box(3, 1), box(1, 3)]) {
      const { places, width, height } = inRows(sizes, 1, space);
      places.forEach(({ x, y }, i) => {
        expect(x + sizes[i].width).toBeLessThanOrEqual(width);
        expect(y + sizes[i].height).toBeLessThanOrEqual(height);
        places.slice(0, i).forEach((other, k) => {
          const isBeside = x >= other.x + sizes[k].width + 1 || other.x >= x + sizes[i].width + 1;
          const isBelow = y >= other.y + sizes[k].height + 1 || other.y >= y + sizes[i].height + 1;
          expect(isBeside || isBelow).toBe(true);
        });
      });
    }
  });
});
