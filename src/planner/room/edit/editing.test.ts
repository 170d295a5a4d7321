import { beforeEach, describe, expect, it } from 'vitest';
import type { Draft } from '../../state/draft.ts';
import type { Order, PlanWorker } from '../../state/messages.ts';
import { Session } from '../../state/session.ts';
import { runOrder } from '../../work/orders.ts';
import { EDITING, followPlan, giveUp, grip, letGo, shapesNow, submit, trial } from './editing.ts';
import { handlesOf } from './handles.ts';

const worker = { order: async (order: Order) => (await runOrder(order)).result } as PlanWorker;
const ROOM: Draft = { outline: 'E400 S300 W400 N300', pattern: 'squares' };

let session: Session;

beforeEach(async () => {
  session = new Session(worker, 'en');
  await session.open(ROOM);
  giveUp(session);
});

function corner(place: number) {
  const found = handlesOf(shapesNow(session)).find(({ id }) => id === `corner-0-${place}`);
  if (!found) throw new Error(`There is no corner ${place}.`);
  return found;
}

function planned(): Draft | undefined {
  return session.planned.value?.draft;
}

describe('what is submitted', () => {
  it('that can be planned becomes the plan and loses its overlay', async () => {
    await submit(session, corner(2).moved(10, 0), 'drag');
    expect(planned()?.polygon).toEqual([
      [0, 0],
      [400, 0],
      [410, 300],
      [0, 300],
    ]);
    expect(trial.value).toBeNull();
  });

  it('that cannot be planned stays as an overlay with its message, over the unchanged plan', async () => {
    // The third corner beyond the fourth and above the first: its walls cross.
    const crossed = corner(2).moved(-600, -200);
    await submit(session, crossed, 'drag');
    expect(planned()).toEqual(ROOM);
    expect(trial.value).toEqual(crossed);
    expect(session.mistakes.value.get(EDITING)?.[0].code).toBe('walls-cross');
    await submit(session, corner(2).moved(600, 200), 'drag');
    expect(planned()).toEqual(ROOM);
    expect([trial.value, session.mistakes.value.has(EDITING)]).toEqual([null, false]);
  });

  it('continues from the one before, answered or not', async () => {
    await Promise.all([1, 2, 3].map(() => submit(session, corner(2).moved(1, 1), 'keys')));
    expect(planned()?.polygon?.[2]).toEqual([403, 303]);
    expect(trial.value).toBeNull();
  });

  it('is one undo step per gesture', async () => {
    for (let i = 0; i < 3; i++) await submit(session, corner(2).moved(1, 1), 'keys');
    await session.undo();
    expect(planned()).toEqual(ROOM);
  });

  it('of a part of a wall with its square returns is one undo step', async () => {
    const part = {
      ...ROOM,
      polygon: [
        [0, 0],
        [100, 0],
        [200, 0],
        [400, 0],
        [400, 300],
        [0, 300],
      ],
      outline: undefined,
    } as Draft;
    await session.open(part);
    const pulled = handlesOf(shapesNow(session)).find(({ id }) => id === 'wall-0-1');
    for (const depth of [10, 20, 30]) await submit(session, pulled?.moved(0, -depth) ?? [], 'drag');
    expect(pulled?.renamed?.(0, -30)).toBe('wall-0-2');
    expect(planned()?.polygon?.slice(0, 6)).toEqual([
      [0, 0],
      [100, 0],
      [100, -30],
      [200, -30],
      [200, 0],
      [400, 0],
    ]);
    await session.undo();
    expect(planned()?.polygon).toEqual(part.polygon);
  });

  it('keeps its overlay while it is dragged', async () => {
    grip();
    const moved = corner(1).moved(0, -20);
    await submit(session, moved, 'drag');
    followPlan(session);
    expect(trial.value).toEqual(moved);
    letGo(session);
    expect(trial.value).toBeNull();
  });

  it('that was refused is discarded when the plan changes elsewhere', async () => {
    await submit(session, corner(2).moved(-600, -200), 'drag');
    await session.propose({ origin: 'outline', change: { outline: 'E500 S300 W500 N300' } });
    followPlan(session);
    expect([trial.value, session.mistakes.value.has(EDITING)]).toEqual([null, false]);
    expect(shapesNow(session)[0].ring[1]).toEqual([500, 0]);
  });
});
