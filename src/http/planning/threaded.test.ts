// Short and long jobs run in threads of their own, and a job that was estimated too low changes over.

import { afterAll, expect, it } from 'vitest';
import type { AnswerTask } from '../../service/index.ts';
import { UNIT_MS } from '../../service/index.ts';
import { ThreadedPlanning } from './threaded.ts';

const planning = new ThreadedPlanning({
  file: new URL('../../../test/support/pool-jobs.mjs', import.meta.url),
  threads: 1,
});
afterAll(() => planning.close());

/** The thread that a job of this cost runs in. */
async function threadOf(costMs: number, computeMs = 0): Promise<unknown> {
  const task = { computeMs } as unknown as AnswerTask;
  return (await planning.run('answer', task, { client: 'one', costMs })).result;
}

it('runs short and long jobs in separate threads', async () => {
  const [short, long, other] = await Promise.all([threadOf(1), threadOf(UNIT_MS + 1), threadOf(UNIT_MS)]);
  expect(short).toBe(other);
  expect(short).not.toBe(long);
});

it('finishes a job that was estimated too low in a thread for long jobs', async () => {
  const long = await threadOf(UNIT_MS + 1);
  expect(await threadOf(1, 2500)).toBe(long);
  expect(planning.figures.failedJobs).toBe(0);
  // The thread for short jobs was replaced.
  expect(await threadOf(1)).not.toBe(long);
});
