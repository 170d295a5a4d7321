// A popular link: many visitors open one stored plan at two servers with PostgreSQL and Redis, behind the caching proxy.
// First all at once on an empty cache, then steadily, then while one server is killed and started again.
// `npm run bench -- link`; exits 1 if a bar is missed. A missing answer or a 5xx ends it.

import { openDeployment } from '../../test/proxy/deployment.ts';
import { requestsAnswered } from '../../test/services/counted.ts';
import { startPostgres } from '../../test/services/postgres.ts';
import { processorMsOf } from '../../test/services/processor-time.ts';
import { startRedis } from '../../test/services/redis.ts';
import { type Request, send } from '../http/load.ts';
import { conclude, tell } from '../timing.ts';

const VISITS = 5_000;
const AT_ONCE = 200;
/** Few enough that nginx and the load generator share two cores without refusing anybody. */
const CONNECTIONS = 20;
/** One visitor in so many is a program that makes a preview of the link, or reads its figures. */
const PROGRAMS = 20;
const PLAN = '/api/plan?outline=E520+S380+W520+N380&pattern=herringbone&start=best&tilesPerBox=20';
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const { proxy, servers, startAgain, close } = await openDeployment({
  DATABASE_URL: await postgres.makeDatabase(),
  REDIS_URL: redis.url,
  // All visitors have one address here.
  RATE_LIMIT_PER_MINUTE: '1000000000',
});

/** What one visitor's browser asks for, and now and then a program. */
async function visitsTo(path: string): Promise<readonly Request[][]> {
  const page = await (await fetch(proxy.url + path)).text();
  const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const browser = [path, ...new Set(files)].map((path) => ({ path, headers: ENCODINGS }));
  const program = [path, `${path}/preview.png`, path.replace('/planner/', '/api/projects/')].map((path) => ({ path }));
  return [browser, program];
}

interface Cost {
  readonly requests: number;
  readonly seconds: number;
  /** Requests that reached a server. */
  readonly reached: number;
  /** Processor time of both servers. */
  readonly nodeMs: number;
}

async function measure(requests: readonly Request[], connections: number): Promise<Cost> {
  const look = async () => ({
    reached: (await Promise.all(servers.map(({ base }) => requestsAnswered(base)))).reduce((sum, each) => sum + each),
    nodeMs: servers.reduce((sum, { pid }) => sum + (processorMsOf(pid) ?? Number.NaN), 0),
  });
  const [before, began] = [await look(), performance.now()];
  await send({ base: proxy.url }, requests, requests.length, connections);
  const [seconds, after] = [(performance.now() - began) / 1000, await look()];
  // Reading the metrics is a request to each server.
  const reached = after.reached - before.reached - servers.length;
  return { requests: requests.length, seconds, reached, nodeMs: after.nodeMs - before.nodeMs };
}

function show(name: string, { requests, seconds, reached, nodeMs }: Cost, visits: number, mostReached: number): void {
  console.log(`\n${name}`);
  tell('visits', String(visits));
  tell('visits a second, with the load generator on the same machine', (visits / seconds).toFixed(0));
  tell('requests', String(requests));
  tell('of them reached a server', String(reached), { text: `at most ${mostReached}`, met: reached <= mostReached });
  tell('processor time of both servers', `${nodeMs.toFixed(0)} ms`);
}

async function visitInCrowds(): Promise<void> {
  const answer = await fetch(proxy.url + PLAN);
  const { plannerUrl } = (await answer.json()) as { plannerUrl: string };
  const path = new URL(plannerUrl).pathname;
  const [browser, program] = await visitsTo(path);
  const visits = (count: number) =>
    Array.from({ length: count }, (_, i) => ((i + 1) % PROGRAMS === 0 ? program : browser)).flat();
  const different = new Set([...browser, ...program].map((request) => JSON.stringify(request))).size;

  // Another language is another page, which nobody has opened yet.
  const unseen = Array.from({ length: AT_ONCE }, () => ({ path: `${path}?lang=pl`, headers: ENCODINGS }));
  show(`${AT_ONCE} visitors open a new page at once`, await measure(unseen, AT_ONCE), AT_ONCE, 1);
  show('Visitors, one after the other', await measure(visits(VISITS), CONNECTIONS), VISITS, different);

  const crowd = measure(visits(VISITS), CONNECTIONS);
  await new Promise((resolve) => setTimeout(resolve, 500));
  servers[0].kill('SIGKILL');
  await servers[0].ended;
  await startAgain(0);
  const { seconds } = await crowd;
  console.log('\nThe same, while one server is killed and started again');
  tell('visits without a failure', String(VISITS));
  tell('visits a second', (VISITS / seconds).toFixed(0));
}

try {
  await visitInCrowds();
} finally {
  await close();
  await Promise.all([postgres.stop(), redis.stop()]);
}
conclude();
