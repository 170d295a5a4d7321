import { describe, expect, it } from 'vitest';
import type { CornerCm } from '../../state/draft.ts';
import { shapesOf } from '../shapes.ts';
import { handlesOf } from './handles.ts';
import { handleAt } from './picking.ts';

const HANDLES = handlesOf(
  shapesOf({
    outline: 'E420 S180 W160 S170 W260 N350',
    subtract: [{ x: 20, y: 30, w: 40, h: 60 }],
    holes: [
      [
        [100, 100],
        [150, 100],
        [100, 150],
      ],
    ],
  }),
);
const REACH = { corner: 3, inside: 2, outside: 8 };

function at(point: CornerCm, selectedId = ''): string | null {
  const selected = HANDLES.find(({ id }) => id === selectedId);
  return handleAt(HANDLES, point, REACH, selected)?.id ?? null;
}

describe('the part of the room at a point', () => {
  it.each<[CornerCm, string | null]>([
    [[1, 1], 'corner-0-0'],
    [[200, 1], 'wall-0-0'],
    // Walls are painted outside: inside, the tiles begin sooner.
    [[200, -7], 'wall-0-0'],
    [[200, 3], null],
    [[427, 90], 'wall-0-1'],
    [[417, 90], null],
    [[40, 60], 'body-1-0'],
    [[110, 110], 'body-2-0'],
    [[300, 100], null],
    [[500, 500], null],
  ])('at %j is %s', (point, id) => {
    expect(at(point)).toBe(id);
  });

  it('is a cutout as a whole until it is selected, and then one of its handles', () => {
    expect([at([59, 88]), at([59, 88], 'body-1-0'), at([59, 88], 'body-2-0')]).toEqual([
      'body-1-0',
      'corner-1-2',
      'body-1-0',
    ]);
    expect(at([41, 31], 'corner-1-0')).toBe('wall-1-0');
    expect(at([150, 101], 'body-2-0')).toBe('corner-2-1');
    expect(at([150, 101])).toBeNull();
    // However far a finger reaches, the middle of a cutout moves the whole.
    const selected = HANDLES.find(({ id }) => id === 'body-1-0');
    expect(handleAt(HANDLES, [42, 60], { ...REACH, corner: 50 }, selected)?.id).toBe('body-1-0');
    expect(handleAt(HANDLES, [52, 60], { ...REACH, corner: 50 }, selected)?.id).toBe('wall-1-1');
  });
});
