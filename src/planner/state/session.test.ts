import { describe, expect, it } from 'vitest';
import { say } from '../../words/index.ts';
import type { PlanOrder } from '../work/messages.ts';
import { runOrder } from '../work/orders.ts';
import type { PlanWorker } from '../work/plan-worker.ts';
import type { Draft } from './draft.ts';
import { Desk } from './session.ts';

const KITCHEN: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  pattern: 'squares',
  parameters: { tileSize: 300 },
};

/** The worker's own code in this thread, with the orders it was given. */
function watchedWorker(): PlanWorker & { readonly orders: PlanOrder[] } {
  const orders: PlanOrder[] = [];
  const order = async (order: PlanOrder) => {
    orders.push(order);
    return (await runOrder(order)).result;
  };
  return { orders, order };
}

async function openDesk(draft = KITCHEN) {
  const worker = watchedWorker();
  const desk = new Desk(worker, 'en');
  expect(await desk.open(draft)).toBe(true);
  return { desk, worker };
}

describe('the desk', () => {
  it('plans what it is opened with, and has nothing to undo', async () => {
    const { desk } = await openDesk();
    expect(desk.planned.value?.answer.surface.areaM2).toBe((420 * 180 + 260 * 170) / 1e4);
    expect([desk.canUndo.value, desk.canRedo.value]).toEqual([false, false]);
  });

  it('takes over what can be planned', async () => {
    const { desk } = await openDesk();
    expect(await desk.propose({ change: { start: { x: 10, y: 5 } }, origin: 'start' })).toBe(true);
    expect(desk.planned.value?.answer.pattern.startCm).toEqual({ x: 10, y: 5 });
  });

  it('changes nothing for what cannot be planned, and says why at its place until it is mended', async () => {
    const { desk } = await openDesk();
    const before = desk.planned.value;
    expect(await desk.propose({ change: { outline: 'E420 S180' }, origin: 'room' })).toBe(false);
    expect(desk.planned.value).toBe(before);
    expect(desk.mistakes.value.get('room')?.[0].param).toBe('outline');
    expect(desk.canUndo.value).toBe(false);
    expect(await desk.propose({ change: { outline: 'E420 S180 W420 N180' }, origin: 'room' })).toBe(true);
    expect(desk.mistakes.value.size).toBe(0);
  });

  it('goes back and forth step by step', async () => {
    const { desk } = await openDesk();
    await desk.propose({ change: { joint: 5 }, origin: 'joint' });
    await desk.propose({ change: { joint: 7 }, origin: 'joint' });
    await desk.undo();
    expect(desk.planned.value?.draft.joint).toBe(5);
    await desk.undo();
    expect(desk.planned.value?.draft).toEqual(KITCHEN);
    expect(await desk.undo()).toBe(false);
    await desk.redo();
    await desk.redo();
    expect(desk.planned.value?.draft.joint).toBe(7);
    await desk.undo();
    await desk.propose({ change: { joint: 1 }, origin: 'joint' });
    expect(desk.canRedo.value).toBe(false);
  });

  it('goes as many steps as were asked for, however fast', async () => {
    const { desk } = await openDesk();
    for (const joint of [5, 6, 7]) await desk.propose({ change: { joint }, origin: 'joint' });
    expect(await Promise.all([desk.undo(), desk.undo(), desk.undo(), desk.undo()])).toEqual([true, true, true, false]);
    expect(desk.planned.value?.draft).toEqual(KITCHEN);
    expect(await Promise.all([desk.redo(), desk.redo()])).toEqual([true, true]);
    expect(desk.planned.value?.draft.joint).toBe(6);
    await desk.redo();
    expect(desk.planned.value?.draft.joint).toBe(7);
  });

  it('counts a gesture as one step and plans only its newest place', async () => {
    const { desk, worker } = await openDesk();
    const places = Array.from({ length: 50 }, (_, i) => ({ x: i, y: 0 }));
    await Promise.all(places.map((start) => desk.propose({ change: { start }, origin: 'start', gesture: 'drag 1' })));
    expect(desk.planned.value?.draft.start).toEqual({ x: 49, y: 0 });
    // The opening, the first of the drag and its last.
    expect(worker.orders.length).toBe(3);
    await desk.undo();
    expect(desk.planned.value?.draft).toEqual(KITCHEN);
  });

  it('tries proposals in turn, each on what was accepted before it', async () => {
    const { desk } = await openDesk();
    const outcomes = await Promise.all([
      desk.propose({ change: { joint: 4 }, origin: 'joint' }),
      desk.propose({ change: { joint: -4 }, origin: 'joint' }),
      desk.propose({ change: ({ joint = 0 }) => ({ joint: joint + 1 }), origin: 'joint' }),
    ]);
    expect(outcomes).toEqual([true, false, true]);
    expect(desk.planned.value?.draft.joint).toBe(5);
  });

  it('speaks another language without a step of undo', async () => {
    const { desk } = await openDesk();
    await desk.speak('pl');
    expect(desk.planned.value?.answer.pattern.name).toBe(say('pl', 'pattern.squares'));
    expect(desk.canUndo.value).toBe(false);
  });

  it('owns up to faults and stays usable', async () => {
    let broken = true;
    const worker = watchedWorker();
    const order = (order: PlanOrder) => (broken ? Promise.reject(new Error('out of order')) : worker.order(order));
    const desk = new Desk({ order }, 'en');
    expect(await desk.open(KITCHEN)).toBe(false);
    expect(desk.fault.value).toContain('out of order');
    broken = false;
    expect(await desk.open(KITCHEN)).toBe(true);
  });
});
