import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../stage/laid-tile.ts';
import { tileAt, toFloor } from '../../stage/tiles.ts';
import { changed, type Draft } from '../../state/draft.ts';
import type { PlanOutcome } from '../../state/messages.ts';
import { runOrder } from '../../work/orders.ts';
import { shapesOf } from '../shapes.ts';
import { type Door, doorsChange, doorsFollowing, doorsOf, doorsTurned, isApart, nearestWall, placeOf } from './door.ts';
import { startAtDoor } from './start-at-door.ts';

const ROOM: Draft = { outline: 'E420 S180 W160 S170 W260 N350', pattern: 'squares' };
const RING = shapesOf(ROOM)[0].ring;
const DOOR: Door = { wall: 5, at: 200, width: 80, swing: 'in-left' };

const WINDOW: Door = { wall: 0, at: 210, width: 420, swing: 'none' };

describe('the wall of a door that is dragged', () => {
  it.each([
    ['along its wall', [210, -4], 0, 0],
    ['into the room, but no nearer to another wall', [210, 80], 0, 0],
    ['near a corner', [418, 9], 0, 0],
    ['along the next wall', [424, 90], 0, 1],
    ['to the opposite wall', [100, 352], 0, 4],
  ] as const)('%s', (_, point, wall, expected) => {
    expect(nearestWall(point, RING, wall)).toBe(expected);
  });
});

describe('doors', () => {
  it('are a field of the draft, with walls from 1', () => {
    const withDoors = changed(ROOM, doorsChange(RING, [DOOR, WINDOW]));
    expect(withDoors).toEqual({
      ...ROOM,
      doors: [
        { wall: 6, at: 200, width: 80, swing: 'in-left' },
        { wall: 1, at: 210, width: 420 },
      ],
    });
    expect(doorsOf(withDoors)).toEqual([DOOR, WINDOW]);
    expect(changed(withDoors, doorsChange(RING, []))).toEqual(ROOM);
  });

  it('are put into their walls', () => {
    const put = (door: Partial<Door>) => doorsOf(changed(ROOM, doorsChange(RING, [{ ...DOOR, ...door }])))[0];
    // The second wall has 180 cm.
    expect(put({ wall: 1, at: 200 })).toEqual({ ...DOOR, wall: 1, at: 140 });
    expect(put({ wall: 1, at: 0 })).toEqual({ ...DOOR, wall: 1, at: 40 });
    expect(put({ wall: 1, at: 0, width: 500 })).toEqual({ ...DOOR, wall: 1, at: 90, width: 180 });
    expect(put({ at: 123.45678 })).toEqual({ ...DOOR, at: 123.45678 });
  });

  it('leave each other their part of the wall', () => {
    expect(isApart(DOOR, [])).toBe(true);
    expect(
      isApart(DOOR, [
        { ...DOOR, at: 120 },
        { ...DOOR, wall: 1 },
      ]),
    ).toBe(true);
    expect(isApart(DOOR, [WINDOW, { ...DOOR, at: 121 }])).toBe(false);
  });

  it('are at their place in the wall, never beyond its end', () => {
    // The sixth wall runs up from 0,350: its middle 200 cm on, the room to the right.
    expect(placeOf(DOOR, RING)).toEqual({
      middle: [0, 150],
      edges: [
        [0, 190],
        [0, 110],
      ],
      along: [0, -1],
      inwards: [1, 0],
    });
    expect(placeOf({ ...DOOR, at: 900 }, RING).middle).toEqual([0, 40]);
    expect(placeOf({ ...DOOR, at: 5, width: 1000 }, RING).edges).toEqual([
      [0, 350],
      [0, 0],
    ]);
    // Walked the other way round, the room is still on the inner side.
    expect(placeOf({ ...DOOR, wall: 0 }, RING.toReversed()).inwards).toEqual([0, -1]);
  });

  it('stay where they are when a wall gets a corner or loses one', () => {
    const split = RING.toSpliced(1, 0, [100, 0]);
    expect(doorsFollowing([DOOR, { ...DOOR, wall: 0 }], RING, split)).toEqual([
      { ...DOOR, wall: 6 },
      { ...DOOR, wall: 1, at: 100 },
    ]);
    expect(doorsFollowing([{ ...DOOR, wall: 1, at: 100 }], split, RING)).toEqual([{ ...DOOR, wall: 0, at: 200 }]);
  });

  it('turn with the room', () => {
    expect(doorsTurned([DOOR], 6, 2, false)).toEqual([{ ...DOOR, wall: 3 }]);
    expect(doorsTurned([DOOR], 6, 0, true)).toEqual([{ ...DOOR, swing: 'in-right' }]);
  });
});

describe('a start at a door', () => {
  const at = async (door: Door, line: 'middle' | 'edge', pattern = 'squares') => {
    const plan = async (draft: Draft) => {
      const outcome = (await runOrder({ task: 'plan', draft, lang: 'en' })).result as PlanOutcome;
      if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
      return outcome.laid;
    };
    const draft: Draft = { ...ROOM, pattern, parameters: pattern === 'squares' ? { tileSize: 200 } : {} };
    const place = placeOf(door, RING);
    const { x, y } = startAtDoor((await plan(draft)).lattice, place, line);
    return { start: { x, y }, place, laid: await plan({ ...draft, start: { x: x / 10, y: y / 10 } }) };
  };

  it.each([
    // The door's middle is 2000 mm along the upper wall: the tile of 200 mm from 1900 to 2100.
    [{ ...DOOR, wall: 0 }, 'middle', { x: 1900, y: 0 }],
    // Its edge is at 1600.
    [{ ...DOOR, wall: 0 }, 'edge', { x: 1600, y: 0 }],
    // The right wall, with the tiles on its left.
    [{ ...DOOR, wall: 1, at: 90 }, 'middle', { x: 4000, y: 800 }],
  ] as const)('of %j by its %s is %j', async (door, line, start) => {
    expect((await at(door, line)).start).toEqual(start);
  });

  it.each(['squares', 'bricks', 'hexagons'])('has a whole tile of %s at the middle of the door', async (pattern) => {
    const { laid, place } = await at({ ...DOOR, wall: 0 }, 'middle', pattern);
    const [x, y] = [10 * (place.middle[0] + place.inwards[0]), 10 * (place.middle[1] + place.inwards[1])];
    const tile = tileAt(laid, toFloor(laid, { x, y }));
    expect(tile && pieceOf(laid, tile)?.kind).toBe('whole');
  });
});
