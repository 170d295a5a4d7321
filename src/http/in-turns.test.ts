import { describe, expect, it } from 'vitest';
import { runInTurns, timed, whileWanted, worksInLine } from './in-turns.ts';

/** Keeps the processor busy. */
function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** A work of so many steps that writes down each. */
function* steps(count: number, name: string, done: string[], milliseconds = 0): Generator<void, string> {
  for (let i = 1; i <= count; i++) {
    busy(milliseconds);
    done.push(`${name}${i}`);
    yield;
  }
  return name;
}

/** How many turns the event loop has had while something was going on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let counting = setImmediate(function count() {
    turns++;
    counting = setImmediate(count);
  });
  await work;
  clearImmediate(counting);
  return turns;
}

describe('running in turns', () => {
  it('gives what the work returns, and begins in a later turn', async () => {
    const done: string[] = [];
    const running = runInTurns(steps(3, 'a', done));
    expect([done, worksInLine()]).toEqual([[], 1]);
    expect(await running).toBe('a');
    expect([done, worksInLine()]).toEqual([['a1', 'a2', 'a3'], 0]);
  });

  it('lets long works take turns', async () => {
    const done: string[] = [];
    const all = ['a', 'b', 'c'].map((name) => runInTurns(steps(2, name, done, 15)));
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  });

  it('finishes a short work before it begins the next', async () => {
    const done: string[] = [];
    await Promise.all(['a', 'b'].map((name) => runInTurns(steps(3, name, done))));
    expect(done).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
  });

  it('lets the event loop have its turn, also between the steps of many', async () => {
    const done: string[] = [];
    // Ten works of five steps: however they share a turn, two long steps are as much as it takes.
    const all = Array.from({ length: 10 }, (_, i) => runInTurns(steps(5, `${i}.`, done, 5)));
    expect(await turnsDuring(Promise.all(all))).toBeGreaterThanOrEqual(50 / 2 - 1);
    expect(done).toHaveLength(50);
  });

  it('takes short steps together', async () => {
    expect(await turnsDuring(runInTurns(steps(200, 'a', [])))).toBeLessThan(50);
  });

  it('tells what goes wrong to whoever waits for it, and to nobody else', async () => {
    const failing = (function* (): Generator<void, never> {
      yield;
      throw new Error('a step failed');
    })();
    const done: string[] = [];
    const other = runInTurns(steps(3, 'b', done));
    await expect(runInTurns(failing)).rejects.toThrow('a step failed');
    expect(await other).toBe('b');
    expect(worksInLine()).toBe(0);
  });

  it('goes on for who comes when the line was empty', async () => {
    expect(await runInTurns(steps(1, 'a', []))).toBe('a');
    expect(await runInTurns(steps(0, 'b', []))).toBe('b');
  });
});

describe('work that nobody wants any more', () => {
  it('is given up at the next step, and left clean', async () => {
    const done: string[] = [];
    let isClean = false;
    const work = (function* (): Generator<void, string> {
      try {
        return yield* steps(100, 'a', done);
      } finally {
        isClean = true;
      }
    })();
    expect(await runInTurns(whileWanted(work, () => done.length < 4))).toBeUndefined();
    expect([done.length, isClean]).toEqual([4, true]);
  });

  it('is done as any other as long as somebody wants it', async () => {
    expect(await runInTurns(whileWanted(steps(3, 'a', []), () => true))).toBe('a');
  });
});

describe('timed work', () => {
  it('counts its own time, not that of others', async () => {
    const began = performance.now();
    const [one, other] = await Promise.all([
      runInTurns(timed(steps(4, 'one', [], 10))),
      runInTurns(timed(steps(4, 'other', [], 5))),
    ]);
    const allMs = performance.now() - began;
    expect([one.result, other.result]).toEqual(['one', 'other']);
    // Each was busy for as long at least, and the two together for no longer than the clock says.
    expect([one.ms >= 40, other.ms >= 20, one.ms + other.ms <= allMs]).toEqual([true, true, true]);
  });
});
