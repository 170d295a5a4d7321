import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Count, Verdict } from './contract.ts';
import { Counts } from './counts.ts';
import { PrimaryWindows } from './primary-windows.ts';

const QUOTA = 30;
const MINUTE = 60_000;

/** A primary and its workers' limits; `questions` has the number of clients in each message. */
function setUp(workers: number, answer: (count: () => Count[]) => Promise<Count[]> = async (count) => count()) {
  const counts = new Counts(MINUTE);
  const questions: number[] = [];
  const told: string[] = [];
  const count = (clients: readonly string[]) => {
    questions.push(clients.length);
    return answer(() => clients.map((client) => counts.add(client)));
  };
  const limits = Array.from(
    { length: workers },
    () => new PrimaryWindows({ quota: QUOTA, windowMs: MINUTE, count, log: (message) => told.push(message) }),
  );
  return { limits, questions, told };
}

const allowed = (verdicts: readonly Verdict[]) => verdicts.filter((verdict) => verdict.allowed).length;

function takeInTurn(limits: readonly PrimaryWindows[], client: string, requests: number): Promise<Verdict[]> {
  return Promise.all(Array.from({ length: requests }, (_, i) => limits[i % limits.length].take(client)));
}

describe('windows that the primary keeps', () => {
  it('let exactly the quota pass over all workers, whoever else calls', async () => {
    const { limits } = setUp(3);
    const clients = ['a', 'b', 'c'];
    const verdicts = await Promise.all(clients.map((client) => takeInTurn(limits, client, 40)));
    expect(verdicts.map(allowed)).toEqual([QUOTA, QUOTA, QUOTA]);
    expect(verdicts[0].filter(({ remaining }) => remaining === 0)).toHaveLength(11);
  });

  it('are asked once for all requests that arrive together', async () => {
    const { limits, questions } = setUp(1);
    await takeInTurn(limits, 'a', 25);
    expect(questions).toEqual([25]);
  });

  it('are kept by each worker while the primary is silent, and together again when it is back', async () => {
    let isSilent = true;
    const { limits, told } = setUp(2, (count) => (isSilent ? new Promise(() => {}) : Promise.resolve(count())));
    const alone = await Promise.all(limits.map((limit) => takeInTurn([limit], 'a', 40)));
    expect(alone.map(allowed)).toEqual([QUOTA, QUOTA]);
    // Once is enough: nobody else waits for it.
    expect(limits[0].take('b')).not.toBeInstanceOf(Promise);
    isSilent = false;
    await expect
      .poll(() => limits.every((limit) => limit.take('c') instanceof Promise), { timeout: 10_000 })
      .toBe(true);
    expect(allowed(await takeInTurn(limits, 'd', 40))).toBe(QUOTA);
    expect(told.map((message) => /silent|back/.exec(message)?.[0])).toEqual(['silent', 'silent', 'back', 'back']);
  });

  it('judge by themselves where the primary cannot be asked', async () => {
    const { limits } = setUp(1, () => Promise.reject(new Error('gone')));
    expect(allowed(await takeInTurn(limits, 'a', 40))).toBe(QUOTA);
  });

  it('take an answer that came in time, though this process was too busy to see it', async () => {
    // Like the primary's, this answer comes from outside of the event loop, which looks at its timers first.
    const { limits, told } = setUp(1, (count) => stat('.').then(count));
    const verdict = limits[0].take('a');
    await new Promise((resolve) => setImmediate(resolve));
    for (const end = performance.now() + 2500; performance.now() < end; );
    await verdict;
    expect(told).toEqual([]);
  });
});
