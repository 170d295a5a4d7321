import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALWAYS_ADMITTED, Overloaded } from './admission.ts';
import { JobTimeout, MOST_AT_ONCE, ThreadPool } from './pool.ts';

const FILE = new URL('../../../test/support/pool-jobs.mjs', import.meta.url);
const PATIENT = { timeout: 30_000 };

let pool: ThreadPool;
beforeAll(async () => {
  pool = new ThreadPool({ file: FILE, threads: 2, longestRunMs: 4000, heapMb: 32 });
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

  it('runs long jobs one at a time, in the order in which they are due', async () => {
    // With several threads, the one that gets less of the processor falls behind.
    const single = new ThreadPool({ file: FILE, threads: 1 });
    const order: number[] = [];
    const jobs = Array.from({ length: 8 }, (_, i) => single.run('work', 20, { slackMs: 1 }).then(() => order.push(i)));
    // More jobs wait while the thread is still starting.
    expect(single.waiting).toBeGreaterThanOrEqual(7);
    await Promise.all(jobs);
    expect(single.waiting).toBe(0);
    expect(order).toEqual(jobs.map((_, i) => i));
    await single.close();
  });

  it('shares a queue of short jobs between the threads', async () => {
    const running = [pool.run('work', 100), pool.run('work', 100)];
    const jobs = Array.from({ length: 10 }, () => pool.run<number>('company', null));
    const long = pool.run<number>('company', null, { slackMs: 1000 });
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

  it('lets jobs that are due earlier overtake', async () => {
    const running = [pool.run('work', 100), pool.run('work', 100)];
    const large = pool.run('work', 5, { slackMs: 60_000 });
    const small = await Promise.all(Array.from({ length: 6 }, () => pool.run('work', 5)));
    const waits = small.map(({ waitMs }) => waitMs);
    expect((await large).waitMs).toBeGreaterThan(Math.max(...waits));
    await Promise.all(running);
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

  it('refuses jobs when the estimated wait is too long', async () => {
    const busy = new ThreadPool({ file: FILE, threads: 1 });
    for (let job = 0; job < 30; job++) await busy.run('work', 60);
    const jobs = Array.from({ length: ALWAYS_ADMITTED + 1 }, () => busy.run('work', 60));
    expect(() => busy.checkLoad()).toThrow(Overloaded);
    expect(busy.refused).toBe(1);
    await Promise.all(jobs);
    busy.checkLoad();
    await busy.close();
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
          const [{ result }] = await Promise.all([pool.run('thread', null, { slackMs: 1 }), pool.run('work', 5)]);
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

  it('answers a job that computes forever with status 503', async () => {
    const impatient = new ThreadPool({ file: FILE, threads: 1, longestRunMs: 500 });
    expect(await outcome(impatient.run('spin', null))).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': expect.any(String) },
    });
    await impatient.close();
  });
});
