import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CornerCm, Draft, RectangleCm } from '../../state/draft.ts';
import { runOrder } from '../../work/orders.ts';
import { ringOfRectangle, type Shapes, shapesOf } from '../shapes.ts';
import { type CutoutSpot, isWithin, placeFor } from './placing.ts';
import { READY } from './ready.ts';

const KITCHEN: Draft = { outline: 'E420 S180 W160 S170 W260 N350' };
/** Outside of the L. */
const ELSEWHERE: CornerCm = [400, 330];

function withCutout(shapes: Shapes, rectangle: RectangleCm): Shapes {
  return [...shapes, { kind: 'rectangle', ring: ringOfRectangle(rectangle) }];
}

async function areaOf(draft: Draft): Promise<number> {
  const { result } = await runOrder({ task: 'plan', draft, lang: 'en' });
  if (!('answer' in result)) throw new Error('It cannot be planned.');
  return result.answer.surface.areaM2;
}

describe('a ready cutout', () => {
  it('has its whole area in the room, one after the other, without overlaps', async () => {
    let shapes = shapesOf(KITCHEN);
    let subtract: RectangleCm[] = [];
    let taken = 0;
    for (const { w, h, where } of READY) {
      const place = placeFor(shapes, { w, h }, where, ELSEWHERE);
      if (!place) throw new Error('It fits nowhere.');
      subtract = [...subtract, place];
      shapes = withCutout(shapes, place);
      taken += w * h;
    }
    // The engine subtracts the union of the cutouts within the room.
    expect(await areaOf({ ...KITCHEN, subtract })).toBeCloseTo((420 * 180 + 260 * 170 - taken) / 1e4, 4);
  });

  it('is in a corner, at a wall, or near a point', () => {
    const shapes = shapesOf(KITCHEN);
    const at = (w: number, h: number, where: CutoutSpot, near: CornerCm) => placeFor(shapes, { w, h }, where, near);
    expect(at(170, 75, 'corner', [20, 60])).toEqual({ x: 0, y: 0, w: 75, h: 170 });
    expect(at(170, 75, 'corner', [400, 20])).toEqual({ x: 250, y: 0, w: 170, h: 75 });
    // Near the inner corner, but only an outer one has walls on both sides.
    expect(at(90, 90, 'corner', [250, 190])?.y).not.toBe(180);
    // 36 cm along the lower wall, 65 cm into the room; along the left wall it is turned.
    expect(at(36, 65, 'wall', [130, 340])).toMatchObject({ y: 350 - 65, w: 36, h: 65 });
    expect(at(36, 65, 'wall', [10, 175])).toMatchObject({ x: 0, w: 65, h: 36 });
    expect(at(30, 30, 'middle', [100, 100])).toEqual({ x: 85, y: 85, w: 30, h: 30 });
  });

  it('is placed anywhere it fits in a room without square corners, and nowhere if it is too large', () => {
    const shapes = shapesOf({
      polygon: [
        [0, 200],
        [200, 0],
        [400, 200],
        [200, 400],
      ],
    });
    const place = placeFor(shapes, { w: 170, h: 75 }, 'corner', [200, 200]);
    expect(place && isWithin({ left: place.x, top: place.y, width: place.w, height: place.h }, shapes[0].ring)).toBe(
      true,
    );
    expect(placeFor(shapes, { w: 401, h: 10 }, 'middle', [200, 200])).toBeUndefined();
  });
});

it('a box is in the room if and only if all of it is', () => {
  const { ring } = shapesOf(KITCHEN)[0];
  const cm = fc.integer({ min: -5, max: 45 }).map((n) => 10 * n);
  const size = fc.integer({ min: 1, max: 30 }).map((n) => 10 * n);
  fc.assert(
    fc.property(cm, cm, size, size, (left, top, width, height) => {
      const isIn = (x: number, y: number) => x >= 0 && y >= 0 && ((x <= 420 && y <= 180) || (x <= 260 && y <= 350));
      const [right, bottom] = [left + width, top + height];
      // The L has one inner corner: a box is in it if its corners are.
      const all = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ].every(([x, y]) => isIn(x, y));
      expect(isWithin({ left, top, width, height }, ring)).toBe(all);
    }),
  );
});
