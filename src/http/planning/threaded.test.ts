// Searches run in threads of their own; requests that can be refused without a search never reach them.

import { afterAll, expect, it } from 'vitest';
import type { AnswerTask } from '../../service/index.ts';
import { readQuery } from '../../wire/index.ts';
import { ThreadedPlanning } from './threaded.ts';

const planning = new ThreadedPlanning({
  file: new URL('../../../test/support/pool-jobs.mjs', import.meta.url),
  threads: 1,
});
afterAll(() => planning.close());

/** A task for an ordinary room, or for one that the test threads treat as hopeless. */
function taskOf(query: string, isHopeless = false): AnswerTask {
  const read = readQuery(`outline=E400+S300+W400+N300&${query}`);
  if (!read.ok) expect.fail(read.mistakes[0].message);
  const request = { ...read.request, isHopeless };
  return { read: { ...read, request }, where: 'query', publicUrl: 'http://localhost:3000' };
}

it('plans and searches in separate threads', async () => {
  const [plan, search, other] = await Promise.all(
    ['link=false', 'start=best', 'link=true'].map((query) => planning.answer(taskOf(query))),
  );
  expect(plan.result).toBe(other.result);
  expect(plan.result).not.toBe(search.result);
});

it('refuses hopeless requests in a planning thread, without a search', async () => {
  expect(await planning.answer(taskOf('start=best', true))).toMatchObject({ result: { ok: false, mistakes: [] } });
});
