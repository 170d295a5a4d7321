// A neighbour: one address sends its 30 most expensive requests at once, while four others send small plans within their
// own rate limits. What the others wait for is the figure; the heavy client may be refused as often as the limits say.

import { Agent, type IncomingMessage, request } from 'node:http';
import { median, msOf, p99Of, tell } from '../timing.ts';

/** The rate limit of the default settings. */
const REQUESTS = 30;
const NEIGHBOURS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
/** Between two small plans of a neighbour, so that 30 of them are spread over the time that the heavy requests take. */
const PAUSE_MS = 700;
const BAR_MS = 500;

interface Sent {
  readonly path: string;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly ms: number;
}

type Corner = readonly [x: number, y: number];

function star(corners: number, outer: number, inner: number, x: number, y: number): Corner[] {
  return Array.from({ length: corners }, (_, i) => {
    const [angle, radius] = [(2 * Math.PI * i) / corners, i % 2 === 0 ? outer : inner];
    return [
      Math.round(100 * (x + radius * Math.cos(angle))) / 100,
      Math.round(100 * (y + radius * Math.sin(angle))) / 100,
    ];
  });
}

const HOLES = Array.from({ length: 30 }, (_, i) =>
  star(60, 55, 35, 550 + 180 * (i % 6), 550 + 180 * Math.floor(i / 6)),
);
const STAR = { polygon: star(500, 1000, 800, 1000, 1000), holes: HOLES, link: false };
const HALL = 'outline=E1900+S1900+W1900+N1900&pattern=herringbone&tileWidth=90&tileHeight=200';
const ROOM = { polygon: star(120, 500, 400, 500, 500), link: false };

/** Expensive requests by their kind; every one is another, so that no answer is cached. */
const HEAVY: Readonly<Record<string, (n: number) => Sent>> = {
  'PDF 1:10': (n) => ({ path: `/api/plan?${HALL}&format=pdf&scale=10&joint=${(2 + n / 100).toFixed(2)}` }),
  'star, best start': (n) => ({
    path: '/api/plan',
    body: { ...STAR, start: 'best', buyWithReuse: true, joint: 2 + n / 100 },
  }),
  'PNG of 4000 px': (n) => ({ path: `/api/plan?${HALL}&format=png&width=4000&joint=${(3 + n / 100).toFixed(2)}` }),
  '24 best starts': (n) => ({
    path: '/api/compare',
    body: { ...ROOM, start: 'best', variants: Array.from({ length: 24 }, (_, i) => ({ joint: 1 + n / 100 + i / 10 })) },
  }),
  'XLSX of a star': (n) => ({ path: '/api/plan', body: { ...STAR, format: 'xlsx', joint: 4 + n / 100 } }),
};

function send(base: string, agent: Agent, localAddress: string, { path, body }: Sent): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const isPost = body !== undefined;
    const headers = isPost ? { 'content-type': 'application/json' } : {};
    const options = { agent, localAddress, method: isPost ? 'POST' : 'GET', headers };
    const receive = (response: IncomingMessage) =>
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }));
    request(base + path, options, receive)
      .on('error', reject)
      .end(isPost ? JSON.stringify(body) : undefined);
  });
}

let asked = 0;

/** Small plans of one neighbour, each another room, until the time is over or its limit is reached. */
async function smallPlans(base: string, address: string, isOver: () => boolean): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  while (!isOver() && answers.length < REQUESTS) {
    asked++;
    const path = `/api/plan?outline=E${180 + (asked % 97)}+S240+W${180 + (asked % 97)}+N240&start=${asked % 89},3&link=false`;
    answers.push(await send(base, agent, address, { path }));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  agent.destroy();
  return answers;
}

/** Sends the heavy requests of one kind, or of all in turn, and small plans of the neighbours meanwhile. */
export async function neighbour(base: string, kinds: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const leastEnd = performance.now() + 6000;
  const plans = NEIGHBOURS.map((address) => smallPlans(base, address, () => isOver && performance.now() > leastEnd));
  const heavy = Array.from({ length: REQUESTS }, (_, n) =>
    send(base, agent, '127.0.0.1', HEAVY[kinds[n % kinds.length]](n)),
  );
  const got = await Promise.all(heavy);
  isOver = true;
  const small = (await Promise.all(plans)).flat();
  agent.destroy();
  const times = small.map(({ ms }) => ms);
  const refused = small.filter(({ status }) => status !== 200).length;
  const p99 = p99Of(times);
  console.log(`\n${kinds.join(', ')}`);
  tell(`${times.length} small plans of four neighbours, p50`, msOf(median(times)));
  tell('p99', msOf(p99), { text: msOf(BAR_MS), met: p99 <= BAR_MS });
  tell('refused', String(refused), { text: '0', met: refused === 0 });
  const statuses = [...new Set(got.map(({ status }) => status))].sort();
  const counts = statuses.map((status) => `${got.filter((answer) => answer.status === status).length} x ${status}`);
  tell('the heavy client got', counts.join(', '));
  tell('after at most', msOf(Math.max(...got.map(({ ms }) => ms))));
}

export const HEAVY_KINDS = Object.keys(HEAVY);
