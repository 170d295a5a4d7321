// Doors follow their room, and those that earlier versions of the page kept for themselves become the field.

import { describe, expect, it } from 'vitest';
import type { Draft } from '../../state/draft.ts';
import type { PlanOrder } from '../../state/messages.ts';
import { Session } from '../../state/session.ts';
import { runOrder } from '../../work/orders.ts';
import { settled } from './settled.ts';

const ROOM: Draft = { outline: 'E420 S180 W160 S170 W260 N350' };
const DOORS = [
  { wall: 1, at: 380, width: 80, swing: 'in-left' as const },
  { wall: 6, at: 200, width: 80 },
];

function sessionOf(): Session {
  return new Session({ order: async (order: PlanOrder) => (await runOrder(order)).result }, 'en', 'metric', settled);
}

describe('doors of the page of an earlier version', () => {
  const old = { wall: 5, at: 200, width: 80, swing: 'none' };

  it('become the field, and other data of the page stay', () => {
    const page = { order: { tilesPerBox: 6 }, doors: [old, { ...old, wall: 0, swing: 'out-right' }] };
    expect(settled({ ...ROOM, page })).toEqual({
      ...ROOM,
      doors: [
        { wall: 6, at: 200, width: 80 },
        { wall: 1, at: 200, width: 80, swing: 'out-right' },
      ],
      page: { order: { tilesPerBox: 6 } },
    });
    expect(settled({ ...ROOM, page: { doors: [] } })).toEqual(ROOM);
  });

  it('are put into their walls, and left out where two were in one place or something else was saved', () => {
    const doors = [
      { ...old, at: 900 },
      { ...old, at: 320 },
      null,
      3,
      { wall: 1 },
      { ...old, width: 0 },
      { ...old, swing: 'up' },
      { ...old, wall: 13, width: 1000 },
    ];
    expect(settled({ ...ROOM, page: { doors } })).toEqual({
      ...ROOM,
      doors: [
        { wall: 6, at: 310, width: 80 },
        { wall: 2, at: 90, width: 180 },
      ],
    });
    expect(settled({ ...ROOM, page: { doors: 'none' } })).toEqual(ROOM);
  });

  it('do not replace those of the field', () => {
    expect(settled({ ...ROOM, doors: DOORS, page: { doors: [old] } })).toEqual({ ...ROOM, doors: DOORS });
  });

  it('are planned and undone like all others', async () => {
    const session = sessionOf();
    expect(await session.open({ ...ROOM, page: { doors: [old] } })).toBe(true);
    const { draft, laid } = session.planned.value ?? {};
    expect(draft).toEqual({ ...ROOM, doors: [{ wall: 6, at: 200, width: 80 }] });
    expect(laid?.room.doors).toEqual([{ wall: 5, at: 2000, width: 800 }]);
    await session.propose({ origin: 'doors', change: { doors: undefined } });
    expect(session.planned.value?.draft).toEqual(ROOM);
    await session.undo();
    expect(session.planned.value?.draft).toEqual(draft);
  });
});

describe('doors of a room that changes', () => {
  it('stay as they are while the room does, and in a plan that is opened', () => {
    const draft = { ...ROOM, doors: [{ wall: 1, at: 380.123456, width: 79.753086 }] };
    expect(settled(draft)).toBe(draft);
    expect(settled({ ...draft, joint: 5 }, draft)).toEqual({ ...draft, joint: 5 });
  });

  it('move with the end of a wall that becomes shorter', async () => {
    const session = sessionOf();
    await session.open({ ...ROOM, doors: DOORS });
    const outline = 'E320 S180 W160 S170 W160 N350';
    expect(await session.propose({ origin: 'room', change: { outline } })).toBe(true);
    expect(session.planned.value?.draft).toEqual({ outline, doors: [{ ...DOORS[0], at: 280 }, DOORS[1]] });
  });

  it('stay in their place when walls are added', () => {
    const before = { ...ROOM, doors: DOORS };
    const outline = 'E100 E320 S180 W160 S170 W260 N350';
    expect(settled({ ...before, outline }, before).doors).toEqual([
      { ...DOORS[0], wall: 2, at: 280 },
      { ...DOORS[1], wall: 7 },
    ]);
  });

  it('refuse a change after which two are in one place', async () => {
    const session = sessionOf();
    await session.open({ ...ROOM, doors: [DOORS[0], { ...DOORS[0], at: 300 }] });
    expect(await session.propose({ origin: 'room', change: { outline: 'E100 S350 W100 N350' } })).toBe(false);
    expect(session.mistakes.value.get('room')?.[0]).toMatchObject({ code: 'doors-overlap', param: 'doors' });
  });
});
