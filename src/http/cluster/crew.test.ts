import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Crew } from './crew.ts';

const STEADY_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A crew of workers that do nothing but write down what happens to them. */
function setUp(count: number) {
  const signals: [number, string][] = [];
  const logged: string[] = [];
  const ends: [number, string | undefined][] = [];
  let forked = 0;
  const crew = new Crew({
    fork: () => {
      forked += 1;
      const id = forked;
      return { id, process: { kill: (signal) => signals.push([id, signal]) > 0 } };
    },
    log: (level, message) => logged.push(`${level}: ${message}`),
    end: (status, line) => ends.push([status, line]),
    now: () => Date.now(),
  });
  crew.start(count);
  return { crew, signals, logged, ends, forked: () => forked };
}

describe('a crew', () => {
  it('has as many workers as it was told, once the first of them serves', () => {
    const { crew, forked } = setUp(3);
    expect(forked()).toBe(1);
    crew.serves();
    crew.serves();
    expect(forked()).toBe(3);
  });

  it('ends as a whole, with one line, where a worker says that it cannot start', () => {
    const { crew, ends, forked } = setUp(2);
    crew.cannotStart(1, 'PORT must be a number.');
    crew.ended(1, 1, null);
    expect(ends).toEqual([[1, 'PORT must be a number.']]);
    expect(forked()).toBe(1);
  });

  it('ends as a whole where a worker dies without a word before anybody was served', () => {
    const { crew, ends } = setUp(2);
    crew.ended(1, null, 'SIGSEGV');
    expect(ends).toEqual([[1, 'a worker ended by SIGSEGV before it listened.']]);
  });

  it('replaces a worker that dies, after pauses that grow while they die young, and tells it', () => {
    const { crew, forked, logged, ends } = setUp(2);
    crew.serves();
    let pauseMs = 100;
    for (let dead = 2; dead < 12; dead += 1) {
      crew.ended(dead, null, 'SIGKILL');
      vi.advanceTimersByTime(pauseMs - 1);
      expect(forked()).toBe(dead);
      vi.advanceTimersByTime(1);
      expect(forked()).toBe(dead + 1);
      pauseMs = Math.min(2 * pauseMs, 10_000);
    }
    vi.advanceTimersByTime(STEADY_MS);
    crew.ended(12, 1, null);
    vi.advanceTimersByTime(100);
    expect(forked()).toBe(13);
    expect(logged[0]).toBe('warn: a worker ended by SIGKILL; another one starts in 100 ms');
    expect(logged).toHaveLength(11);
    expect(ends).toEqual([]);
  });

  it('tells why a later worker could not start, and tries again', () => {
    const { crew, forked, logged } = setUp(1);
    crew.serves();
    crew.cannotStart(1, 'the disk is full');
    crew.ended(1, 1, null);
    vi.advanceTimersByTime(100);
    expect([forked(), logged[0]]).toEqual([2, expect.stringContaining('the disk is full')]);
  });

  it('follows a worker that was asked to stop by itself at once', () => {
    const { crew, forked, logged } = setUp(2);
    crew.serves();
    crew.ended(1, 0, null);
    vi.advanceTimersByTime(0);
    expect([forked(), logged]).toEqual([3, [expect.stringMatching(/^info: /)]]);
  });

  it('stops when all have stopped, and starts nobody meanwhile', () => {
    const { crew, signals, ends, forked } = setUp(3);
    crew.serves();
    crew.ended(3, null, 'SIGKILL');
    crew.stop('SIGTERM');
    vi.advanceTimersByTime(10_000);
    expect([forked(), signals]).toEqual([
      3,
      [
        [1, 'SIGTERM'],
        [2, 'SIGTERM'],
      ],
    ]);
    crew.ended(1, 0, null);
    expect(ends).toEqual([]);
    // One that was still starting has no better answer to the signal.
    crew.ended(2, null, 'SIGTERM');
    expect(ends).toEqual([[0, undefined]]);
  });

  it('says by its status that a worker did not stop cleanly', () => {
    const { crew, ends } = setUp(1);
    crew.stop('SIGINT');
    crew.ended(1, 1, null);
    expect(ends).toEqual([[1, undefined]]);
  });

  it('ends at once when it is told a second time, and does not wait for ever the first time', () => {
    const twice = setUp(2);
    twice.crew.serves();
    twice.crew.stop('SIGINT');
    twice.crew.stop('SIGINT');
    expect(twice.ends).toEqual([[1, undefined]]);
    expect(twice.signals.slice(2)).toEqual([
      [1, 'SIGKILL'],
      [2, 'SIGKILL'],
    ]);
    const hanging = setUp(1);
    hanging.crew.stop('SIGTERM');
    vi.advanceTimersByTime(15_000);
    expect(hanging.signals.at(-1)).toEqual([1, 'SIGKILL']);
  });
});
