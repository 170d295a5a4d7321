// A load of plans and jobs with links: every one is another project, and each link is recorded with the project it must
// show.

import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/** A link, and the project that it must show. */
export interface Link {
  readonly path: string;
  /** The outline of the stored project. */
  readonly outline: string;
}

/** Addresses in answers are the same for all servers. */
export const PUBLIC_URL = 'https://tiles.example';

let plans = 0;

/** An outline that no other plan of this process has. */
export function newOutline(): string {
  plans += 1;
  const width = (10_000 + plans) / 100;
  return `E${width} S240 W${width} N240`;
}

/**
 * Requests a plan with a link, again if the server is busy; null if it gives no link. Rejects if the server does not
 * answer.
 */
export async function askForLink(base: string, outline: string): Promise<Link | null> {
  const answer = await fetch(`${base}/api/plan?outline=${outline.replaceAll(' ', '+')}`);
  const text = await answer.text();
  if (answer.status === 503) {
    await pause(1000 * Number(answer.headers.get('retry-after')));
    return askForLink(base, outline);
  }
  expect([answer.status, text]).toEqual([200, expect.stringContaining('"plannerUrl"')]);
  const { plannerUrl } = JSON.parse(text) as { plannerUrl: string | null };
  return plannerUrl === null ? null : linkFrom(plannerUrl, outline);
}

/** The same for a job with this outline as its first surface, which the link opens. */
export async function askForJobLink(base: string, outline: string): Promise<Link | null> {
  const surfaces = [{ outline }, { outline: 'E180 S120 W180 N120' }];
  const body = JSON.stringify({ parameters: { tileSize: 400 }, surfaces });
  const answer = await fetch(`${base}/api/job`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  if (answer.status === 503) {
    await pause(1000 * Number(answer.headers.get('retry-after')));
    return askForJobLink(base, outline);
  }
  expect([answer.status, text]).toEqual([200, expect.stringContaining('"plannerUrl"')]);
  const { plannerUrl } = JSON.parse(text) as { plannerUrl: string | null };
  if (plannerUrl === null) return null;
  const { path } = linkFrom(plannerUrl, outline);
  return { path: `${path}.1`, outline };
}

function linkFrom(plannerUrl: string, outline: string): Link {
  expect(plannerUrl).toMatch(/^https:\/\/tiles\.example\/planner\/[\w-]{22}$/);
  return { path: plannerUrl.slice(PUBLIC_URL.length), outline };
}

/** A load of plans on a server. */
export interface Load {
  /** Links given out so far. */
  readonly links: readonly Link[];
  /** Answers without a link so far. */
  readonly withoutLink: () => number;
  /** Ends it once the pending requests are answered. */
  stop(): Promise<void>;
  /** Resolves when it is stopped or the server is gone; rejects for a wrong answer. */
  readonly ended: Promise<void>;
}

/**
 * Requests distinct plans, and jobs in between, on several connections until stopped, or until the server is gone, with a pause after each
 * answer: every link is opened later, and more of them would prove nothing else.
 */
export function startLoad(base: string, connections: number, pauseMs = 20): Load {
  const links: Link[] = [];
  let withoutLink = 0;
  let isStopped = false;
  const keepAsking = async () => {
    for (let asked = 0; !isStopped; asked += 1) {
      const ask = asked % 3 === 1 ? askForJobLink : askForLink;
      const link = await ask(base, newOutline()).catch(ignoreGoneServer);
      if (link === undefined) return;
      if (link === null) withoutLink += 1;
      else links.push(link);
      await pause(pauseMs);
    }
  };
  const ended = Promise.all(Array.from({ length: connections }, keepAsking)).then(() => {});
  // Without a waiting caller, an error would be an unhandled rejection.
  ended.catch(() => {});
  return {
    links,
    withoutLink: () => withoutLink,
    stop: () => {
      isStopped = true;
      return ended;
    },
    ended,
  };
}

/** A fetch without an answer throws a TypeError; any other error is rethrown. */
function ignoreGoneServer(error: unknown): undefined {
  if (error instanceof TypeError) return undefined;
  throw error;
}

/** Opens links, some at a time, and expects the right project at each; `headers` may name the client. */
export async function expectAllOpen(
  base: string,
  links: readonly Link[],
  headers: Record<string, string> = {},
): Promise<void> {
  const left = [...links];
  const openNext = async () => {
    for (let link = left.pop(); link; link = left.pop()) {
      const { path, outline } = link;
      const page = await fetch(base + path, { headers });
      const text = await page.text();
      const [, project = '{}'] = /<script type="application\/json" id="project">(.*?)<\/script>/s.exec(text) ?? [];
      expect([page.status, path, JSON.parse(project).outline]).toEqual([200, path, outline]);
    }
  };
  await Promise.all([1, 2, 3, 4].map(openNext));
}
