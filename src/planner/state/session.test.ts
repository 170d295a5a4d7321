import { describe, expect, it } from 'vitest';
import { say } from '../../words/index.ts';
import { runOrder } from '../work/orders.ts';
import type { Draft } from './draft.ts';
import type { PlanOrder, PlanWorker } from './messages.ts';
import { Session } from './session.ts';
import { editing, switched } from './surfaces.ts';

const KITCHEN: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  pattern: 'squares',
  parameters: { tileSize: 300 },
};

/** The worker's code in this thread, with a record of its orders. */
function watchedWorker(): PlanWorker & { readonly orders: PlanOrder[] } {
  const orders: PlanOrder[] = [];
  const order = async (order: PlanOrder) => {
    orders.push(order);
    return (await runOrder(order)).result;
  };
  return { orders, order };
}

async function openSession(draft = KITCHEN) {
  const worker = watchedWorker();
  const session = new Session(worker, 'en');
  expect(await session.open(draft)).toBe(true);
  return { session, worker };
}

describe('the session', () => {
  it('plans its first draft, and has nothing to undo', async () => {
    const { session } = await openSession();
    expect(session.planned.value?.answer.surface.areaM2).toBe((420 * 180 + 260 * 170) / 1e4);
    expect([session.canUndo.value, session.canRedo.value]).toEqual([false, false]);
  });

  it('accepts a change that can be planned', async () => {
    const { session } = await openSession();
    expect(await session.propose({ change: { start: { x: 10, y: 5 } }, origin: 'start' })).toBe(true);
    expect(session.planned.value?.answer.pattern.startCm).toEqual({ x: 10, y: 5 });
  });

  it('changes nothing if a change cannot be planned, and keeps its mistakes until it is corrected', async () => {
    const { session } = await openSession();
    const before = session.planned.value;
    expect(await session.propose({ change: { outline: 'E420 S180' }, origin: 'room' })).toBe(false);
    expect(session.planned.value).toBe(before);
    expect(session.mistakes.value.get('room')?.[0].param).toBe('outline');
    expect(session.canUndo.value).toBe(false);
    expect(await session.propose({ change: { outline: 'E420 S180 W420 N180' }, origin: 'room' })).toBe(true);
    expect(session.mistakes.value.size).toBe(0);
  });

  it('undoes and redoes step by step', async () => {
    const { session } = await openSession();
    await session.propose({ change: { joint: 5 }, origin: 'joint' });
    await session.propose({ change: { joint: 7 }, origin: 'joint' });
    await session.undo();
    expect(session.planned.value?.draft.joint).toBe(5);
    await session.undo();
    expect(session.planned.value?.draft).toEqual(KITCHEN);
    expect(await session.undo()).toBe(false);
    await session.redo();
    await session.redo();
    expect(session.planned.value?.draft.joint).toBe(7);
    await session.undo();
    await session.propose({ change: { joint: 1 }, origin: 'joint' });
    expect(session.canRedo.value).toBe(false);
  });

  it('withdraws a gesture as if it had not been, after what is still being planned', async () => {
    const { session } = await openSession();
    await session.propose({ change: { joint: 5 }, origin: 'joint' });
    void session.propose({ change: { joint: 6 }, origin: 'joint', gesture: 'drag' });
    void session.propose({ change: { joint: 7 }, origin: 'joint', gesture: 'drag' });
    expect(await session.withdraw('drag')).toBe(true);
    expect(session.planned.value?.draft.joint).toBe(5);
    await session.undo();
    expect(session.planned.value?.draft).toEqual(KITCHEN);
    // Nothing is left of it, and nothing else is taken for it.
    expect(await session.withdraw('drag')).toBe(false);
  });

  it('withdraws what a refused gesture went through, and keeps its message', async () => {
    const { session } = await openSession();
    const drag = { origin: 'joint', gesture: 'drag' };
    await session.propose({ change: { joint: 6 }, ...drag });
    expect(await session.withdraw('drag', 'joint')).toBe(false);
    expect(session.planned.value?.draft.joint).toBe(6);
    await session.propose({ change: { joint: 600 }, ...drag });
    expect(await session.withdraw('drag', 'joint')).toBe(true);
    expect(session.planned.value?.draft).toEqual(KITCHEN);
    expect([session.canUndo.value, session.mistakes.value.has('joint')]).toEqual([false, true]);
  });

  it('is dragged until the last change of the drag is planned', async () => {
    const { session } = await openSession();
    const end = session.drag();
    expect(session.isDragged.value).toBe(true);
    const last = session.propose({ change: { joint: 6 }, origin: 'joint' });
    const ended = end();
    expect(session.isDragged.value).toBe(true);
    await Promise.all([last, ended]);
    expect([session.isDragged.value, session.planned.value?.draft.joint]).toEqual([false, 6]);
  });

  it('drops steps that cannot be planned any more, without a mistake', async () => {
    const { session } = await openSession();
    const undo = [
      { draft: KITCHEN, plan: 'a' },
      { draft: { ...KITCHEN, joint: -4 }, plan: 'a' },
    ];
    await session.open(KITCHEN, 'a', { undo, redo: [] });
    expect([session.canUndo.value, await session.undo()]).toEqual([true, false]);
    expect([session.canUndo.value, session.isMistaken.value]).toEqual([false, false]);
    expect(session.planned.value?.draft).toEqual(KITCHEN);
  });

  it('undoes as many steps as requested, however fast', async () => {
    const { session } = await openSession();
    for (const joint of [5, 6, 7]) await session.propose({ change: { joint }, origin: 'joint' });
    expect(await Promise.all([session.undo(), session.undo(), session.undo(), session.undo()])).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(session.planned.value?.draft).toEqual(KITCHEN);
    expect(await Promise.all([session.redo(), session.redo()])).toEqual([true, true]);
    expect(session.planned.value?.draft.joint).toBe(6);
    await session.redo();
    expect(session.planned.value?.draft.joint).toBe(7);
  });

  it('counts a gesture as one step and skips outdated proposals', async () => {
    const { session, worker } = await openSession();
    const places = Array.from({ length: 50 }, (_, i) => ({ x: i, y: 0 }));
    await Promise.all(
      places.map((start) => session.propose({ change: { start }, origin: 'start', gesture: 'drag 1' })),
    );
    expect(session.planned.value?.draft.start).toEqual({ x: 49, y: 0 });
    // The first draft, and the first and last proposals of the drag.
    expect(worker.orders.length).toBe(3);
    await session.undo();
    expect(session.planned.value?.draft).toEqual(KITCHEN);
  });

  it('plans proposals in order, each on the last accepted draft', async () => {
    const { session } = await openSession();
    const outcomes = await Promise.all([
      session.propose({ change: { joint: 4 }, origin: 'joint' }),
      session.propose({ change: { joint: -4 }, origin: 'joint' }),
      session.propose({ change: ({ joint = 0 }) => ({ joint: joint + 1 }), origin: 'joint' }),
    ]);
    expect(outcomes).toEqual([true, false, true]);
    expect(session.planned.value?.draft.joint).toBe(5);
  });

  it('keeps what only the page uses with the draft, and undoes it, but never plans with it', async () => {
    const { session, worker } = await openSession();
    const page = { order: { tilesPerBox: 6 } };
    expect(await session.propose({ change: { page }, origin: 'order' })).toBe(true);
    expect(session.planned.value?.draft).toEqual({ ...KITCHEN, page });
    for (const { draft } of worker.orders) expect(draft).toEqual(KITCHEN);
    expect(await session.undo()).toBe(true);
    expect(session.planned.value?.draft).toEqual(KITCHEN);
  });

  it('turns to another surface without a step, and undo leads back to the one that was changed', async () => {
    const bath: Draft = { name: 'bath', outline: 'E180 S240 W180 N240' };
    const rooms = [{ name: 'kitchen', ...KITCHEN }, bath];
    const { session } = await openSession(editing(rooms, 0));
    await session.propose({ change: { joint: 5 }, origin: 'joint' });
    const changed = [{ ...rooms[0], joint: 5 }, bath];
    expect(await session.turnTo(switched(session.planned.value?.draft ?? {}, 1))).toBe(true);
    expect(session.planned.value?.draft).toEqual(editing(changed, 1));
    expect(session.planned.value?.answer.surface.areaM2).toBe(1.8 * 2.4);
    await session.undo();
    expect(session.planned.value?.draft).toEqual(editing(rooms, 0));
    expect(session.canUndo.value).toBe(false);
    await session.redo();
    expect(session.planned.value?.draft).toEqual(editing(changed, 1));
  });

  it('changes the language without an undo step', async () => {
    const { session } = await openSession();
    await session.speak('pl');
    expect(session.planned.value?.answer.pattern.name).toBe(say('pl', 'pattern.squares'));
    expect(session.canUndo.value).toBe(false);
  });

  it('reports internal errors and stays usable', async () => {
    let broken = true;
    const worker = watchedWorker();
    const order = (order: PlanOrder) => (broken ? Promise.reject(new Error('out of order')) : worker.order(order));
    const session = new Session({ order }, 'en');
    expect(await session.open(KITCHEN)).toBe(false);
    expect(session.fault.value).toContain('out of order');
    broken = false;
    expect(await session.open(KITCHEN)).toBe(true);
  });

  it('undoes a new plan to the plan before it', async () => {
    const { session } = await openSession();
    session.moveTo('', 'first');
    await session.propose({ change: { joint: 5 }, origin: 'joint' });
    await session.propose({ change: { outline: KITCHEN.outline }, replaces: true, plan: 'second', origin: 'new' });
    expect(session.planned.value).toMatchObject({ plan: 'second', draft: { outline: KITCHEN.outline } });
    await session.undo();
    expect(session.planned.value).toMatchObject({ plan: 'first', draft: { joint: 5 } });
    await session.redo();
    expect(session.planned.value?.plan).toBe('second');
    session.moveTo('first', 'copy');
    await session.undo();
    await session.undo();
    expect(session.planned.value?.plan).toBe('copy');
  });

  it('refuses a change that was meant for another version', async () => {
    const { session } = await openSession();
    const before = session.planned.value ?? expect.fail('There is no plan.');
    const outcomes = await Promise.all([
      session.propose({ change: { joint: 5 }, origin: 'joint' }),
      session.propose({ change: { joint: 6 }, origin: 'tab', onlyAfter: before }),
    ]);
    expect(outcomes).toEqual([true, false]);
    expect(session.planned.value?.draft.joint).toBe(5);
  });

  it('is mistaken while a field has a text that it cannot read', async () => {
    const { session } = await openSession();
    session.refuse('joint');
    expect(session.isMistaken.value).toBe(true);
    await session.propose({ change: { joint: 5 }, origin: 'joint' });
    expect(session.isMistaken.value).toBe(false);
  });

  it('rests when everything proposed is planned', async () => {
    const { session } = await openSession();
    void session.propose({ change: { joint: 5 }, origin: 'joint' });
    void session.propose({ change: { joint: 6 }, origin: 'joint' });
    await session.rest();
    expect(session.planned.value?.draft.joint).toBe(6);
    await session.rest();
  });

  it('checks a draft without opening it', async () => {
    const { session } = await openSession();
    expect(await session.check({ outline: 'E420 S180' })).toMatchObject({
      ok: false,
      mistakes: [{ param: 'outline' }],
    });
    expect(session.planned.value?.draft).toEqual(KITCHEN);
    expect(session.isMistaken.value).toBe(false);
  });
});
