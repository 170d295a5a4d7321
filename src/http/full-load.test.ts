import { describe, expect, it } from 'vitest';
import { FullLoad } from './full-load.ts';

/** A loop that was at work for the given share of each span of 100 ms; gives what is said after each. */
function lookAt(shares: readonly number[]): boolean[] {
  let share = 0;
  const load = new FullLoad(() => ({ utilization: share, active: 0, idle: 0 }));
  return shares.map((next, span) => {
    share = next;
    return load.isFull(100 * (span + 1));
  });
}

describe('a full load', () => {
  it('is none while there are moments to rest', () => {
    expect(lookAt([0, 0.5, 0.9, 0.94, 0.3])).not.toContain(true);
  });

  it('is work without a rest, for more than a moment, and ends with the first good rest', () => {
    expect(lookAt([1, 0.2, 1, 1, 1, 0.5, 1, 1])).toEqual([false, false, false, true, true, false, false, true]);
  });

  it('goes on over a moment in which less was sent', () => {
    expect(lookAt([1, 1, 0.8, 0.61, 1])).toEqual([false, true, true, true, true]);
  });

  it('is none where the crowd comes only now and then, whatever else there is to do', () => {
    const load = new FullLoad(() => ({ utilization: 1, active: 0, idle: 0 }));
    for (let now = 500; now < 20_000; now += 400) expect(load.isFull(now)).toBe(false);
  });

  it('is what a loop that only works has', async () => {
    const load = new FullLoad();
    const found: boolean[] = [];
    for (const end = performance.now() + 1000; performance.now() < end; ) {
      const pause = performance.now() + 20;
      while (performance.now() < pause);
      found.push(load.isFull(performance.now()));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(found.at(-1)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(load.isFull(performance.now())).toBe(false);
  });
});
