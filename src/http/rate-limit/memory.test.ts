import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryRateLimit, MOST_CLIENTS } from './memory.ts';

const MINUTE = 60_000;

describe('windows', () => {
  it('allow exactly the quota, starting with the first request', () => {
    let now = 5000;
    const windows = new MemoryRateLimit(3, MINUTE, () => now);
    expect(windows.take('a')).toMatchObject({ allowed: true, remaining: 2, resetSeconds: 60 });
    now += 30_500;
    expect(windows.take('a')).toMatchObject({ allowed: true, remaining: 1, resetSeconds: 30 });
    expect(windows.take('a')).toMatchObject({ allowed: true, remaining: 0 });
    expect(windows.take('a')).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 30 });
    expect(windows.take('b')).toMatchObject({ allowed: true, remaining: 2 });
    now += 29_499;
    expect(windows.take('a')).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 1 });
    now += 1;
    expect(windows.take('a')).toMatchObject({ allowed: true, remaining: 2, resetSeconds: 60 });
  });

  it('count several requests at once, all or none', () => {
    const windows = new MemoryRateLimit(10, MINUTE, () => 0);
    expect(windows.take('a', 7)).toMatchObject({ allowed: true, remaining: 3 });
    expect(windows.take('a', 4)).toMatchObject({ allowed: false, remaining: 3 });
    expect(windows.take('a', 3)).toMatchObject({ allowed: true, remaining: 0 });
    expect(windows.take('b', 11)).toMatchObject({ allowed: false, remaining: 10 });
  });

  it('take back what was counted, in the window that counted it and in no later one', () => {
    let now = 0;
    const windows = new MemoryRateLimit(3, MINUTE, () => now);
    const [first, second] = [windows.take('a', 2), windows.take('a')];
    const refused = windows.take('a');
    refused.giveBack();
    expect(windows.take('a')).toMatchObject({ allowed: false, remaining: 0 });
    first.giveBack();
    expect(windows.take('a')).toMatchObject({ allowed: true, remaining: 1 });
    now += MINUTE;
    expect(windows.take('a')).toMatchObject({ allowed: true, remaining: 2 });
    second.giveBack();
    expect(windows.take('a')).toMatchObject({ allowed: true, remaining: 1 });
  });

  it('never report more time than the window has', () => {
    // Rounding can make this difference slightly larger than the window.
    const now = 5536.002;
    expect(now + MINUTE - now).toBeGreaterThan(MINUTE);
    const windows = new MemoryRateLimit(3, MINUTE, () => now);
    expect(windows.take('a').resetSeconds).toBe(60);
  });

  it('never refuse a caller within its quota, whatever other callers do', () => {
    const step = fc.record({ client: fc.integer({ min: 0, max: 5 }), wait: fc.integer({ min: 0, max: 30_000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), fc.integer({ min: 1, max: 5 }), (steps, quota) => {
        let now = 0;
        const windows = new MemoryRateLimit(quota, MINUTE, () => now);
        const passed = new Map<number, number[]>();
        for (const { client, wait } of steps) {
          now += wait;
          const times = (passed.get(client) ?? []).filter((time) => time > now - MINUTE);
          const { allowed } = windows.take(String(client));
          if (!allowed) expect(times.length).toBeGreaterThanOrEqual(quota);
          if (allowed) passed.set(client, [...times, now]);
        }
      }),
    );
  });

  it('stay bounded for any number of clients, and drop windows that have ended', () => {
    let now = 0;
    const windows = new MemoryRateLimit(30, MINUTE, () => now);
    for (let i = 0; i < MOST_CLIENTS + 5000; i++) windows.take(`client ${i}`);
    expect(windows.size).toBeLessThanOrEqual(MOST_CLIENTS);
    now += MINUTE;
    for (let i = 0; i < MOST_CLIENTS; i++) windows.take('one');
    windows.take('two');
    for (let i = 0; i < MOST_CLIENTS; i++) {
      now += MINUTE / 10;
      windows.take(`late ${i % 20}`);
    }
    expect(windows.size).toBeLessThan(100);
  });
});
