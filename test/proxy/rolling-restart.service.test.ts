// Two servers behind the proxy are restarted one after the other under load, without a failed request.

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAllOpen, type Link, newOutline } from '../faults/linked-plans.ts';
import { casesOf } from '../support/cases.ts';
import { type Deployment, openDeployment, PUBLIC_URL } from './deployment.ts';
import { type Answer, visit } from './visitor.ts';

const VISITORS = 8;
/** Of a visitor between two requests. Servers take seconds to stop, and more requests meanwhile would prove nothing else. */
const PAUSE_MS = casesOf(400, 0);
/** Answers between two steps, so that each step happens under load. */
const ENOUGH = casesOf(30, 60);
/** Links that are opened afterwards. */
const OPENED = casesOf(30, 60);

let deployment: Deployment;
beforeAll(async () => {
  deployment = await openDeployment({ RATE_LIMIT_PER_MINUTE: '0' });
});
afterAll(() => deployment?.close());

const JSON_HEADERS = { 'content-type': 'application/json' };

/** A request that no cache can answer: alternately a drawing, a plan with a link, or a body. */
async function askAnew(n: number, links: Link[]): Promise<Answer> {
  const outline = newOutline();
  const query = `outline=${outline.replaceAll(' ', '+')}`;
  if (n % 3 === 0) return visit(deployment.proxy.url, `/api/plan?${query}&format=svg`);
  const answer =
    n % 3 === 1
      ? await visit(deployment.proxy.url, `/api/plan?${query}`)
      : await visit(deployment.proxy.url, '/api/plan', {
          method: 'POST',
          headers: JSON_HEADERS,
          body: JSON.stringify({ outline }),
        });
  const { plannerUrl } = JSON.parse(answer.body.toString()) as { plannerUrl: string | null };
  if (plannerUrl === null) throw new Error('There was no link.');
  links.push({ path: plannerUrl.slice(PUBLIC_URL.length), outline });
  return answer;
}

interface Load {
  answered(): number;
  readonly links: readonly Link[];
  /** Ends it; resolves with all failures. */
  stop(): Promise<string[]>;
}

function startLoad(): Load {
  const links: Link[] = [];
  const failures: string[] = [];
  let answered = 0;
  let isStopped = false;
  const keepAsking = async (first: number) => {
    for (let n = first; !isStopped; n += 1) {
      try {
        const { status } = await askAnew(n, links);
        if (status !== 200) failures.push(String(status));
      } catch (error) {
        failures.push(String(error));
      }
      answered += 1;
      await pause(PAUSE_MS);
    }
  };
  const ended = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => keepAsking(visitor)));
  return {
    answered: () => answered,
    links,
    stop: async () => {
      isStopped = true;
      await ended;
      return failures;
    },
  };
}

/** A sample of links from the whole run; test/faults shows that none at all is lost. */
function someOf(links: readonly Link[]): Link[] {
  const step = Math.ceil(links.length / OPENED);
  return links.filter((_, index) => index % step === 0);
}

it('fails no request', async () => {
  const load = startLoad();
  const untilMore = async () => {
    const before = load.answered();
    await expect.poll(() => load.answered() - before, { interval: 10, timeout: 60_000 }).toBeGreaterThan(ENOUGH);
  };
  for (const place of [0, 1]) {
    await untilMore();
    // Without a pause between one that is back and the next one.
    expect(await deployment.servers[place].stop()).toBe(0);
    await untilMore();
    await deployment.startAgain(place);
  }
  await untilMore();
  expect(await load.stop()).toEqual([]);
  for (const { base } of deployment.servers) await expectAllOpen(base, someOf(load.links));
});

it('fails no request when one of them is killed without warning', async () => {
  const load = startLoad();
  await expect.poll(load.answered, { interval: 10, timeout: 60_000 }).toBeGreaterThan(ENOUGH);
  deployment.servers[0].kill('SIGKILL');
  await deployment.servers[0].ended;
  const before = load.answered();
  await expect.poll(() => load.answered() - before, { interval: 10, timeout: 60_000 }).toBeGreaterThan(ENOUGH);
  expect(await load.stop()).toEqual([]);
  await expectAllOpen(deployment.servers[1].base, someOf(load.links));
});
