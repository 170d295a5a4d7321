import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALWAYS_ADMITTED, LONGEST_WAIT_MS, Overloaded } from './admission.ts';
import { JobTimeout } from './job-thread.ts';
import type { Run } from './planning.ts';
import { MOST_AT_ONCE, MOST_MS_AT_ONCE, type PoolOptions, ThreadPool } from './pool.ts';

const FILE = new URL('../../../test/support/pool-jobs.mjs', import.meta.url);
const PATIENT = { timeout: 30_000 };

const BOUNDS = { longestRunMs: 500, longestClockMs: 4000, longestWaitMs: LONGEST_WAIT_MS, heapMb: 32 };

/** A pool whose jobs are cheap and of one client unless stated otherwise. */
class TestPool extends ThreadPool {
  constructor(options: Partial<PoolOptions> = {}) {
    super({ file: FILE, threads: 2, ...BOUNDS, ...options });
  }

  override run<Result>(name: string, task: unknown, run: Partial<Run> = {}) {
    return super.run<Result>(name, task, { client: 'one', costMs: 1, ...run });
  }
}

let pool: TestPool;
beforeAll(async () => {
  pool = new TestPool();
  await pool.run('echo', null);
});
afterAll(() => pool.close());

async function outcome<Result>(job: Promise<{ result: Result }>): Promise<Result | Error> {
  try {
    return (await job).result;
  } catch (error) {
    return error as Error;
  }
}

describe('a thread pool', () => {
  it('runs jobs on plain data, transfers bytes and reports the waiting time', async () => {
    expect(await pool.run('echo', { a: [1, 'b'] })).toEqual({ result: { a: [1, 'b'] }, waitMs: expect.any(Number) });
    const { result } = await pool.run<Uint8Array>('bytes', 'płytki');
    expect(new TextDecoder().decode(result)).toBe('płytki');
  });

  it('runs expensive jobs of a client one at a time, in their order', async () => {
    // With several threads, the one that gets less of the processor falls behind.
    const single = new TestPool({ threads: 1 });
    const order: number[] = [];
    const costMs = MOST_MS_AT_ONCE;
    const jobs = Array.from({ length: 8 }, (_, i) => single.run('work', 20, { costMs }).then(() => order.push(i)));
    // More jobs wait while the thread is still starting.
    expect(single.waiting).toBeGreaterThanOrEqual(7);
    await Promise.all(jobs);
    expect(single.waiting).toBe(0);
    expect(order).toEqual(jobs.map((_, i) => i));
    await single.close();
  });

  it('shares a queue of cheap jobs between the threads', async () => {
    const running = [pool.run('work', 100), pool.run('work', 100)];
    const jobs = Array.from({ length: 10 }, () => pool.run<number>('company', null));
    const long = pool.run<number>('company', null, { costMs: MOST_MS_AT_ONCE });
    const sizes = (await Promise.all(jobs)).map(({ result }) => result);
    expect(Math.max(...sizes)).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
    expect((await long).result).toBe(1);
    await Promise.all(running);
  });

  it('takes only some jobs at once from a long queue', async () => {
    const running = [pool.run('work', 100), pool.run('work', 100)];
    const jobs = Array.from({ length: 5 * MOST_AT_ONCE }, () => pool.run<number>('company', null));
    const sizes = (await Promise.all(jobs)).map(({ result }) => result);
    expect(Math.max(...sizes)).toBe(MOST_AT_ONCE);
    await Promise.all(running);
  });

  it('lets a client overtake the many jobs of another', async () => {
    const single = new TestPool({ threads: 1 });
    const order: string[] = [];
    const send = (client: string, costMs: number) =>
      single.run('work', 5, { client, costMs }).then(() => order.push(client));
    const jobs = Array.from({ length: 6 }, () => send('busy', MOST_MS_AT_ONCE));
    await Promise.all([...jobs, send('other', 1)]);
    // The first was taken before the other came.
    expect(order.indexOf('other')).toBeLessThanOrEqual(1);
    await single.close();
  });

  it('passes on the error of a job, and keeps the thread', async () => {
    const before = pool.failedJobs;
    const [{ result }] = await Promise.all([pool.run('thread', null), pool.run('work', 50)]);
    expect(await outcome(pool.run('fail', null))).toMatchObject({ message: 'a job failed' });
    expect(pool.failedJobs).toBe(before + 1);
    // A fast thread may run all of these jobs alone.
    const threads = async () =>
      (await Promise.all([pool.run('thread', null), pool.run('work', 50), pool.run('thread', null)])).map(
        (job) => job.result,
      );
    await expect.poll(threads, PATIENT).toContain(result);
  });

  it('drops only the waiting job of a caller that disconnects', async () => {
    const running = [pool.run('work', 200), pool.run('work', 200)];
    const caller = new AbortController();
    const dropped = outcome(pool.run('echo', 'dropped', { gone: caller.signal }));
    const kept = pool.run('echo', 'kept');
    expect(pool.waiting).toBeGreaterThanOrEqual(2);
    caller.abort();
    expect(await dropped).toMatchObject({ statusCode: 499 });
    expect((await kept).result).toBe('kept');
    await Promise.all(running);
  });

  it('finishes a running job after its caller disconnects', async () => {
    const caller = new AbortController();
    const job = pool.run('work', 100, { gone: caller.signal });
    caller.abort();
    expect((await job).result).toBe(100);
  });

  it('does not run a job again whose caller left while it ran', async () => {
    const single = new TestPool({ threads: 1 });
    const caller = new AbortController();
    const running = single.run('work', 100);
    // Both wait for the thread, are taken together, and fail together.
    const jobs = [
      outcome(single.run('risky', 'slowly', { gone: caller.signal })),
      outcome(single.run('risky', 'fail')),
    ];
    await running;
    caller.abort();
    expect(await Promise.all(jobs)).toEqual([
      expect.objectContaining({ statusCode: 499 }),
      expect.objectContaining({ message: 'a job failed' }),
    ]);
    await single.close();
  });

  it('listens to a caller only while its job is there', async () => {
    const caller = new AbortController();
    for (let i = 0; i < 3; i++) await pool.run('echo', i, { gone: caller.signal });
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0);
  });

  it('refuses jobs of the client whose wait would be too long, and not those of others', async () => {
    const busy = new TestPool({ threads: 1 });
    const costMs = MOST_MS_AT_ONCE;
    const jobs = Array.from({ length: ALWAYS_ADMITTED + 2 }, () => outcome(busy.run('work', 5, { costMs })));
    expect(await jobs.at(-1)).toBeInstanceOf(Overloaded);
    expect(busy.overload('one')).toBeInstanceOf(Overloaded);
    expect(busy.overload('other', 1)).toBeUndefined();
    expect(busy.refused).toBeGreaterThanOrEqual(2);
    await Promise.all(jobs);
    expect(busy.overload('one')).toBeUndefined();
    await busy.close();
  });

  it('learns of long waits from jobs that fail', async () => {
    const failing = new TestPool({ threads: 1, longestRunMs: 100 });
    for (let i = 0; i < 4; i++) expect(await outcome(failing.run('spin', null))).toBeInstanceOf(JobTimeout);
    const jobs = Array.from({ length: ALWAYS_ADMITTED + 1 }, (_, i) => outcome(failing.run('echo', i, { costMs: 20 })));
    expect(failing.overload('one', 20)).toBeInstanceOf(Overloaded);
    await Promise.all(jobs);
    await failing.close();
  });
});

describe('a lost thread', () => {
  it.each([
    ['exits', 'crash', Error],
    ['throws an uncaught error', 'crashLater', Error],
    ['runs out of memory', 'exhaust', Error],
    ['does not finish', 'hang', JobTimeout],
  ])('because it %s costs one job and is replaced', async (_, name, kind) => {
    const before = pool.failedJobs;
    const lost = outcome(pool.run(name, null));
    const others = Array.from({ length: 6 }, (_, i) => pool.run('echo', i));
    expect((await Promise.all(others)).map(({ result }) => result)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await lost).toBeInstanceOf(kind);
    expect(pool.failedJobs).toBe(before + 1);
    const threads = new Set<unknown>();
    await expect
      .poll(async () => {
        const jobs = Array.from({ length: 4 }, async () => {
          const [{ result }] = await Promise.all([
            pool.run('thread', null, { costMs: MOST_MS_AT_ONCE }),
            pool.run('work', 5),
          ]);
          threads.add(result);
        });
        await Promise.all(jobs);
        return threads.size;
      }, PATIENT)
      .toBeGreaterThanOrEqual(2);
  });

  it.each(['fail', 'crash', 'hang'])('costs the others that run with it nothing: %s', async (fault) => {
    const before = pool.failedJobs;
    const running = [pool.run('work', 100), pool.run('work', 100)];
    const jobs = ['a', 'b', fault, 'c', 'd', 'e'].map((task) => outcome(pool.run<string>('risky', task)));
    expect(await Promise.all(jobs)).toEqual(['a', 'b', expect.any(Error), 'c', 'd', 'e']);
    expect(pool.failedJobs).toBe(before + 1);
    await Promise.all(running);
  });

  it('answers a job that computes forever with status 503, and says why', async () => {
    const impatient = new TestPool({ threads: 1, longestRunMs: 300, longestClockMs: 60_000 });
    expect(await outcome(impatient.run('spin', null))).toMatchObject({
      statusCode: 503,
      body: { error: expect.stringContaining('0.3 s of processor time'), code: 'too-slow' },
      headers: { 'retry-after': expect.any(String) },
    });
    await impatient.close();
  });
});
