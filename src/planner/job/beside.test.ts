import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, type RingCm, ringOfRectangle, ringsOf } from '../room/shapes.ts';
import { type CornerCm, changed, type Draft } from '../state/draft.ts';
import { type Beside, besideOf, freeBeside, movedBeside } from './beside.ts';

function moved(draft: Draft, others: readonly RingCm[], beside: Beside): Draft {
  return changed(draft, movedBeside(draft, others, beside));
}

const L_ROOM: readonly CornerCm[] = [
  [0, 0],
  [420, 0],
  [420, 180],
  [260, 180],
  [260, 350],
  [0, 350],
];

describe('a room beside another', () => {
  it('stands at the wall that was chosen, as far away as the wall between is thick', () => {
    const room = { outline: 'E300 S200 W300 N200', start: { x: 5, y: 7 }, subtract: [{ x: 10, y: 20, w: 30, h: 40 }] };
    const there = moved(room, [L_ROOM], { room: 0, wall: 1, thickness: 12, along: 30 });
    // The second wall leads down at x = 420, from y = 0.
    expect(boxAround(ringsOf(there)[0])).toEqual({ left: 432, top: 30, width: 300, height: 200 });
    expect(there.start).toEqual({ x: 437, y: 37 });
    expect(there.subtract).toEqual([{ x: 442, y: 50, w: 30, h: 40 }]);
    expect(there.outline).toBeUndefined();
  });

  it('is found where it was placed, at either direction of the walls and at any wall', () => {
    const placed = fc.record({
      wall: fc.nat(5),
      thickness: fc.integer({ min: 0, max: 40 }),
      along: fc.integer({ min: -50, max: 100 }),
      isReversed: fc.boolean(),
    });
    fc.assert(
      fc.property(placed, ({ wall, thickness, along, isReversed }) => {
        const other = isReversed ? L_ROOM.toReversed() : L_ROOM;
        const room = { outline: 'E60 S70 W60 N70' };
        const there = moved(room, [other], { room: 0, wall, thickness, along });
        const found = besideOf(ringsOf(there)[0], [other]);
        // In the inner corner of the L, another wall may be nearer.
        const isNearer = found !== undefined && found.wall !== wall && found.thickness <= thickness;
        if (found === undefined) expect(along <= -60).toBe(true);
        else if (!isNearer) expect(found).toEqual({ room: 0, wall, thickness, along });
      }),
    );
  });

  it('gets a place of its own, however many rooms there are', () => {
    const rings: (readonly CornerCm[])[] = [L_ROOM];
    for (let i = 0; i < 8; i++) rings.push(freeBeside(rings[i], rings));
    const boxes = rings.map(boxAround);
    for (const [i, a] of boxes.entries()) {
      // The L leaves its corner free, but its box is kept free.
      for (const b of boxes.slice(i + 1)) {
        const isApart =
          a.left + a.width <= b.left ||
          b.left + b.width <= a.left ||
          a.top + a.height <= b.top ||
          b.top + b.height <= a.top;
        expect(isApart).toBe(true);
      }
    }
  });

  it('moves all rooms with one pattern', () => {
    const flat = {
      rooms: [{ outline: 'E100 S100 W100 N100' }, { polygon: ringOfRectangle({ x: 100, y: 0, w: 50, h: 50 }) }],
    };
    const there = moved(flat, [L_ROOM], { room: 0, wall: 1, thickness: 10, along: 0 });
    expect(ringsOf(there).map(boxAround)).toEqual([
      { left: 430, top: 0, width: 100, height: 100 },
      { left: 530, top: 0, width: 50, height: 50 },
    ]);
  });
});
