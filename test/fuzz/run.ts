// A fuzz run: sends the requests of a seed on several connections and checks every answer against the laws.

import type { Answer } from './answers.ts';
import { Connection } from './connection.ts';
import { requestAt } from './generator.ts';
import { type Breach, breachOf, type Documented, documentedStatuses } from './laws.ts';
import { type FuzzRequest, type HttpRequest, pathOf } from './request.ts';
import { type Slow, SlowRequests } from './slow-requests.ts';

export interface RunOptions {
  readonly base: string;
  readonly seed: number;
  /** Number of the first request; 0 by default. */
  readonly first?: number;
  readonly count: number;
  /** Whether to time the slowest requests again. */
  readonly timesSlowest?: boolean;
  /** Called now and then with the number of requests answered. */
  readonly onProgress?: (done: number) => void;
}

export interface Result {
  readonly done: number;
  readonly seconds: number;
  readonly byStatus: ReadonlyMap<number, number>;
  /** Repeated requests, and drawings and planner pages that were opened. */
  readonly followed: number;
  /** The slowest requests, each timed again alone; empty if not requested. */
  readonly slow: readonly Slow[];
  readonly failure: Failure | undefined;
}

export interface Failure extends Breach {
  readonly number: number;
  readonly request: FuzzRequest;
}

/** Concurrent connections; with more, requests would only queue. */
const LANES = 8;
/** Bytes that announce more than they contain only wait, so many of them may be in flight. */
const MOST_WAITING = 48;
const PROGRESS_EVERY = 500;

/** Runs until all requests are answered or one answer breaks a law. */
export async function run({
  base,
  seed,
  first = 0,
  count,
  timesSlowest = false,
  onProgress,
}: RunOptions): Promise<Result> {
  const documented = documentedStatuses(await (await fetch(`${base}/openapi.json`)).text());
  const byStatus = new Map<number, number>();
  const slow = { planned: new SlowRequests(), refused: new SlowRequests() };
  const began = performance.now();
  let [next, done, followed] = [first, 0, 0];
  let failure: Failure | undefined;

  async function judge(connection: Connection, number: number, request: FuzzRequest): Promise<void> {
    const sent = performance.now();
    const trial = await tryRequest(connection, request, documented);
    const status = trial.answers[0]?.status ?? 0;
    slow[status < 400 ? 'planned' : 'refused'].add({ number, request, ms: performance.now() - sent, status });
    for (const answer of trial.answers) byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
    const further = trial.breach ? undefined : await follow(connection, request, trial.answers, number, documented);
    followed += further?.asked ?? 0;
    const breach = trial.breach ?? further?.breach;
    if (breach) failure ??= { ...breach, number, request };
    done += 1;
    if (done % PROGRESS_EVERY === 0) onProgress?.(done);
  }

  async function lane(): Promise<void> {
    const connection = new Connection(base);
    while (next < first + count && failure === undefined) {
      const number = next++;
      const request = requestAt(seed, number);
      const judging = judge(connection, number, request);
      if (request.kind === 'http') await judging;
      else await makeRoom(judging);
    }
    connection.close();
  }

  const waiting = new Set<Promise<void>>();

  async function makeRoom(judging: Promise<void>): Promise<void> {
    waiting.add(judging);
    judging.then(() => waiting.delete(judging));
    if (waiting.size >= MOST_WAITING) await Promise.race(waiting);
  }

  await Promise.all(Array.from({ length: LANES }, lane));
  await Promise.all(waiting);
  const seconds = (performance.now() - began) / 1000;
  const suspects = failure || !timesSlowest ? [] : [slow.planned, slow.refused];
  const timed: Slow[] = [];
  for (const some of suspects) timed.push(...(await some.timeAlone(base)));
  return { done, seconds, byStatus, followed, slow: timed, failure };
}

interface Trial {
  readonly answers: readonly Answer[];
  readonly breach: Breach | undefined;
}

/** Sends a request and checks the answers. */
export async function tryRequest(connection: Connection, request: FuzzRequest, documented: Documented): Promise<Trial> {
  let answers: readonly Answer[];
  try {
    answers = await connection.send(request);
  } catch (error) {
    return { answers: [], breach: { law: 'every request is answered', detail: (error as Error).message } };
  }
  for (const answer of answers) {
    const breach = breachOf(request, answer, documented);
    if (breach) return { answers, breach };
  }
  return { answers, breach: undefined };
}

/** One in this many good requests is repeated, and the addresses in its answer are opened. */
const FOLLOWED_SHARE = 20;

/** Follows up a good answer: the same request again, its drawing, its planner page. */
export async function follow(
  connection: Connection,
  request: FuzzRequest,
  answers: readonly Answer[],
  number: number,
  documented: Documented,
): Promise<{ asked: number; breach: Breach | undefined }> {
  const [answer] = answers;
  const isPlanned = request.kind === 'http' && answer.status === 200 && pathOf(request) === '/api/plan';
  if (!isPlanned || request.method === 'HEAD' || number % FOLLOWED_SHARE !== 0) return { asked: 0, breach: undefined };
  const again = await tryRequest(connection, request, documented);
  if (again.breach) return { asked: 1, breach: again.breach };
  if (again.answers[0].body !== answer.body)
    return { asked: 1, breach: { law: 'the same again', detail: answer.body } };
  let asked = 1;
  for (const [law, target] of addressesIn(answer)) {
    const { answers, breach } = await tryRequest(connection, { ...PLAIN, target }, documented);
    asked += 1;
    if (breach) return { asked, breach: { law: `${law}: ${breach.law}`, detail: `${target}: ${breach.detail}` } };
    if (answers[0].status !== 200) return { asked, breach: { law, detail: `${answers[0].status} at ${target}` } };
  }
  return { asked, breach: undefined };
}

const PLAIN: HttpRequest = { kind: 'http', method: 'GET', target: '/', headers: [], body: null };

/** The addresses in an answer, as targets on this server. */
function addressesIn(answer: Answer): (readonly [law: string, target: string])[] {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return [];
  const { svgUrl, plannerUrl } = JSON.parse(answer.body) as Record<string, string | null>;
  const links = [
    ['svgUrl opens', svgUrl],
    ['plannerUrl opens', plannerUrl],
  ] as const;
  return links.flatMap(([law, url]) => {
    if (url === null) return [];
    const { pathname, search } = new URL(url);
    return [[law, pathname + search] as const];
  });
}
