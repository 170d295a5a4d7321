import { beforeEach, describe, expect, it } from 'vitest';
import type { Tracing } from '../../plans/traced.ts';
import { tracing } from '../../plans/tracing.ts';
import type { CornerCm, Draft } from '../../state/draft.ts';
import type { Order, PlanWorker } from '../../state/messages.ts';
import { mode } from '../../state/sections.ts';
import { Session } from '../../state/session.ts';
import { ownSteps, stepsOf } from '../../state/steps.ts';
import { runOrder } from '../../work/orders.ts';
import { wallsOf } from '../walk.ts';
import {
  addCorner,
  addWall,
  beginDrawing,
  closeRoom,
  DRAWING,
  drawn,
  drawnCorners,
  leaveDrawing,
  takeBack,
} from './drawing.ts';

const worker = { order: async (order: Order) => (await runOrder(order)).result } as PlanWorker;
const BEFORE: Draft = {
  outline: 'E180 S240 W180 N240',
  subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
  start: { x: 5, y: 5 },
  pattern: 'hexagons',
};
const KITCHEN = 'E420 S180 W160 S170 W260 N350';

let session: Session;

beforeEach(async () => {
  session = new Session(worker, 'en');
  await session.open(BEFORE);
  mode.value = 'draw';
  ownSteps.value = null;
  beginDrawing(session);
});

function add(walk: string): void {
  for (const wall of wallsOf(walk) ?? []) addWall(session, wall);
}

/** Proposals are planned in order, so once this one is answered, all earlier ones are. */
async function planned(): Promise<Draft | undefined> {
  await session.propose({ origin: 'test', change: {} });
  return session.planned.value?.draft;
}

describe('drawing a room', () => {
  it('creates the room once the walls return to their start, with the same pattern and nothing of the old room', async () => {
    add(KITCHEN);
    expect(await planned()).toEqual({ outline: KITCHEN, pattern: 'hexagons' });
    expect(mode.value).toBe('plan');
  });

  it('changes nothing before that', async () => {
    add('E420 S180 W160 S170 W260');
    expect(await planned()).toEqual(BEFORE);
    void closeRoom(session);
    expect((await planned())?.outline).toBe(KITCHEN);
  });

  it('by corners gives the walls between them, wherever it begins', async () => {
    const corners: CornerCm[] = [
      [35, 70],
      [455, 70],
      [455, 250],
      [295, 250],
      [295, 420],
      [35, 420],
    ];
    for (const corner of corners) addCorner(session, corner);
    expect(drawnCorners()).toEqual(corners);
    void closeRoom(session);
    expect((await planned())?.outline).toBe(KITCHEN);
  });

  it('stays among other rooms where it was drawn', async () => {
    const corners: CornerCm[] = [
      [535, 70],
      [955, 70],
      [955, 250],
      [535, 250],
    ];
    await session.open({ ...BEFORE, job: { before: [{ outline: KITCHEN }], after: [] } });
    for (const corner of corners) addCorner(session, corner);
    void closeRoom(session);
    expect((await planned())?.polygon).toEqual(corners);
  });

  it('removes walls, then the first corner', () => {
    addCorner(session, [10, 10]);
    addCorner(session, [60, 10]);
    takeBack(session);
    expect(drawnCorners()).toEqual([[10, 10]]);
    takeBack(session);
    addCorner(session, [30, 30]);
    expect([drawn.value, drawnCorners()]).toEqual([[], [[30, 30]]]);
  });

  it('that cannot be planned says why and continues', async () => {
    add('E400 S300 W200 N400 E100');
    void closeRoom(session);
    expect(await planned()).toEqual(BEFORE);
    expect(session.mistakes.value.get(DRAWING)).toHaveLength(1);
    expect(mode.value).toBe('draw');
    takeBack(session);
    expect(session.mistakes.value.has(DRAWING)).toBe(false);
  });

  it('adds and closes nothing over a picture until its scale is known', async () => {
    const picture: Tracing = {
      picture: '',
      width: 100,
      height: 100,
      ends: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      lengthCm: null,
      lie: 'free',
      placement: { a: 1, b: 0, x: 0, y: 0 },
      opacity: 1,
      isShown: true,
    };
    add('E420 S180 W160');
    const before = drawn.value;
    tracing.value = picture;
    addCorner(session, [10, 10]);
    add('S20');
    await closeRoom(session);
    expect(drawn.value).toBe(before);
    expect(await planned()).toEqual(BEFORE);
    // Without the picture, or with its scale, it goes on.
    tracing.value = { ...picture, isShown: false };
    add('S170');
    tracing.value = { ...picture, lengthCm: 420 };
    add('W260');
    tracing.value = null;
    await closeRoom(session);
    expect((await planned())?.outline).toBe(KITCHEN);
  });

  it('undoes and redoes its own steps, before those of the plan', () => {
    add('E420 S180 W160');
    const steps = () => stepsOf(session);
    steps().undo();
    expect(drawn.value).toEqual(wallsOf('E420 S180'));
    steps().redo();
    expect(drawn.value).toEqual(wallsOf('E420 S180 W160'));
    expect(steps().canRedo).toBe(false);
    takeBack(session);
    steps().undo();
    expect(drawn.value).toEqual(wallsOf('E420 S180 W160'));
    for (let i = 0; i < 3; i++) steps().undo();
    expect([drawn.value, steps().canUndo]).toEqual([[], false]);
    expect(session.planned.value?.draft).toEqual(BEFORE);
  });

  it('that was left comes back with undo, until the plan changes', async () => {
    add('E420 S180');
    leaveDrawing(session);
    expect(mode.value).toBe('plan');
    stepsOf(session).undo();
    expect(mode.value).toBe('draw');
    beginDrawing(session);
    expect(drawn.value).toEqual(wallsOf('E420 S180'));
    leaveDrawing(session);
    await session.propose({ origin: 'joint', change: { joint: 4 } });
    stepsOf(session).undo();
    expect(mode.value).toBe('plan');
    expect(await planned()).toEqual(BEFORE);
    mode.value = 'draw';
    beginDrawing(session);
    expect(drawn.value).toEqual([]);
  });
});
