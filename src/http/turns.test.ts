import { describe, expect, it } from 'vitest';
import { MOST_WAITING, Turns } from './turns.ts';

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
