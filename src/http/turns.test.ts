import { describe, expect, it } from 'vitest';
import { FLOOD_MS, LONGEST_WAIT_MS, MOST_IN_FLOOD, MOST_IN_FULL_LOAD, MOST_WAITING, Turns } from './turns.ts';

/** Keeps the processor busy. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('taking turns', () => {
  it('does light work at once', () => {
    const turns = new Turns();
    let done = 0;
    for (let i = 0; i < 20; i++) turns.take(() => done++);
    expect([done, turns.waiting]).toEqual([20, 0]);
  });

  it('lets the event loop have its turn between heavy tasks, and keeps their order', async () => {
    const turns = new Turns();
    let turn = 0;
    let counting = setImmediate(function count() {
      turn++;
      counting = setImmediate(count);
    });
    const done: { task: number; turn: number }[] = [];
    for (let task = 0; task < 4; task++) {
      turns.take(() => {
        work(15);
        done.push({ task, turn });
      });
    }
    while (turns.waiting > 0) await nextTurn();
    clearImmediate(counting);
    expect(done.map(({ task }) => task)).toEqual([0, 1, 2, 3]);
    expect(new Set(done.map((entry) => entry.turn)).size).toBe(4);
  });

  it('goes on after a task that fails', () => {
    const turns = new Turns();
    const failing = () => {
      throw new Error('a task failed');
    };
    let done = 0;
    expect(() => turns.take(failing)).toThrow('a task failed');
    turns.take(() => done++);
    expect([done, turns.waiting]).toEqual([1, 0]);
  });

  it('finishes what has begun before it begins something else', async () => {
    const turns = new Turns();
    const done: string[] = [];
    const begin = (name: string) => () => {
      work(15);
      done.push(`${name} begun`);
      turns.goOnLater(() => done.push(`${name} done`));
    };
    for (const name of ['a', 'b']) turns.take(begin(name));
    while (turns.waiting > 0) await nextTurn();
    expect(done).toEqual(['a begun', 'a done', 'b begun', 'b done']);
  });

  it('refuses where too many wait', async () => {
    const turns = new Turns();
    turns.take(() => work(15));
    for (let i = 0; i < MOST_WAITING; i++) expect(turns.take(() => {})).toBe(true);
    expect(turns.take(() => {})).toBe(false);
    while (turns.waiting > 0) await nextTurn();
    expect(turns.take(() => {})).toBe(true);
  });
});

describe('a crowd', () => {
  /** Clocks that stand still until they are set, and tasks that take a given time. */
  function setUp() {
    let now = 0;
    let isFullLoad = false;
    let besides = 0;
    const turns = new Turns(() => besides, { now: () => now, isFullLoad: () => isFullLoad });
    let done = 0;
    const task = (ms: number) => () => {
      now += ms;
      done += 1;
    };
    const setFullLoad = (is: boolean) => {
      isFullLoad = is;
    };
    const setBesides = (works: number) => {
      besides = works;
    };
    const pass = (ms: number) => {
      now += ms;
    };
    return { turns, task, done: () => done, setFullLoad, setBesides, pass };
  }

  /** Fills the queue with tasks of so many ms until one is refused, and says how many were taken. */
  function fill({ turns, task }: ReturnType<typeof setUp>, ms: number): number {
    let taken = 0;
    while (turns.take(task(ms))) taken += 1;
    return taken;
  }

  it.each([5, 20])('of tasks of %s ms is let in as long as nobody waits longer than a second', async (ms) => {
    const scene = setUp();
    fill(scene, ms);
    while (scene.turns.waiting > 0) await nextTurn();
    // Now it is known how long a task takes.
    const waiting = () => scene.turns.waiting;
    scene.turns.take(scene.task(ms));
    fill(scene, ms);
    expect(Math.abs(waiting() - LONGEST_WAIT_MS / ms)).toBeLessThanOrEqual(1);
  });

  it('that lasts is let in only as long as the queue stays short, and all who were let in are served', async () => {
    const scene = setUp();
    let taken = fill(scene, 2);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    scene.setFullLoad(true);
    for (let turn = 0; turn < 500; turn += 1) {
      taken += fill(scene, 2);
      await nextTurn();
    }
    expect(scene.turns.waiting).toBeGreaterThan(0);
    expect(scene.turns.waiting).toBeLessThanOrEqual(MOST_IN_FLOOD);
    while (scene.turns.waiting > 0) await nextTurn();
    expect(scene.done()).toBe(taken);
  });

  it('is also made of those who began and are not finished', () => {
    const { turns, task, setFullLoad, setBesides } = setUp();
    setBesides(MOST_IN_FULL_LOAD);
    expect(turns.take(task(1))).toBe(true);
    setFullLoad(true);
    expect(turns.take(task(1))).toBe(false);
    // One waits already, behind those who began.
    setBesides(MOST_IN_FLOOD - 2);
    expect([turns.waiting, turns.take(task(1))]).toEqual([1, true]);
    setFullLoad(false);
    setBesides(MOST_WAITING);
    expect(turns.take(task(1))).toBe(false);
  });

  it('is a flood once somebody was refused in a full load, for some seconds; then it is seen whether it has passed', () => {
    const { turns, setFullLoad, setBesides, pass } = setUp();
    const isLetIn = (besides: number) => {
      setBesides(besides);
      return !turns.isFull();
    };
    setFullLoad(true);
    expect([isLetIn(MOST_IN_FULL_LOAD - 1), isLetIn(MOST_IN_FULL_LOAD)]).toEqual([true, false]);
    expect([isLetIn(MOST_IN_FLOOD - 1), isLetIn(MOST_IN_FLOOD)]).toEqual([true, false]);
    pass(FLOOD_MS - 1);
    expect(isLetIn(MOST_IN_FLOOD)).toBe(false);
    // Callers that are fewer than a full load may have are refused no longer than that.
    pass(1);
    expect(isLetIn(MOST_IN_FULL_LOAD - 1)).toBe(true);
    expect([isLetIn(MOST_IN_FULL_LOAD), isLetIn(MOST_IN_FLOOD)]).toEqual([false, false]);
    setFullLoad(false);
    expect(isLetIn(MOST_IN_FULL_LOAD)).toBe(true);
  });

  it('is over when nobody waits', async () => {
    const scene = setUp();
    scene.setFullLoad(true);
    fill(scene, 50);
    expect(scene.turns.isFull()).toBe(true);
    while (scene.turns.waiting > 0) await nextTurn();
    expect(scene.turns.isFull()).toBe(false);
  });
});
