// A thread is bounded by the processor time that it uses, not by the clock. Asserted by work that is counted, never by
// how long a test takes.

import { afterAll, expect, it } from 'vitest';
import { JobThread, JobTimeout } from './job-thread.ts';
import { ownSystemThread, processorMsOf, watchProcessor } from './processor-time.ts';

const FILE = new URL('../../../test/support/pool-jobs.mjs', import.meta.url);
const thread = new JobThread({ file: FILE, longestRunMs: 500, longestClockMs: 60_000, heapMb: 32 });
afterAll(() => thread.close());

it('does not end a job that waits longer than it may compute', async () => {
  await thread.start();
  expect(await thread.run('work', [1500])).toEqual([1500]);
});

it('ends a job that computes for too long', async () => {
  await expect(thread.run('spin', [null])).rejects.toThrow(JobTimeout);
  await thread.recover();
  expect(await thread.run('echo', [1])).toEqual([1]);
});

it.runIf(process.platform === 'linux')('reads the processor time of a thread', () => {
  const own = ownSystemThread() ?? expect.fail('the system does not tell');
  const before = processorMsOf(own) ?? Number.NaN;
  let sum = 0;
  while ((processorMsOf(own) ?? Number.NaN) < before + 30) for (let i = 0; i < 1e6; i++) sum += i;
  expect(sum).toBeGreaterThan(0);
});

it('is bounded by the clock where the system does not tell', async () => {
  expect(processorMsOf('0')).toBeUndefined();
  const bound = await new Promise((resolve) =>
    watchProcessor(undefined, { longestRunMs: 1, longestClockMs: 200 }, resolve),
  );
  expect(bound).toBe('clock');
});
