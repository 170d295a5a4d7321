// Sends the same random requests to two running servers and compares the answers byte for byte:
// `npx tsx scripts/compare-answers.ts <base> <other base> [requests] [seed] [cutouts]`. Both need the same PUBLIC_URL and
// RATE_LIMIT_PER_MINUTE=0. Half of the requests are valid, some with start=best; the others come from the fuzzer. With
// `cutouts` all requests are awkward rooms whose cutouts meet each other or the walls. Prints the differences, counts
// the fields of plans that differ, and exits with 1 if there are any.

import fc from 'fast-check';
import type { PlanRequest } from '../src/engine/index.ts';
import { floorOf } from '../src/engine/room.ts';
import type { Answer } from '../test/fuzz/answers.ts';
import { Connection } from '../test/fuzz/connection.ts';
import { requestAt } from '../test/fuzz/generator.ts';
import { randomAt } from '../test/fuzz/random.ts';
import { type FuzzRequest, replayOf, targetOf } from '../test/fuzz/request.ts';
import { roomBody } from '../test/fuzz/tangle-request.ts';
import { validRequest } from '../test/fuzz/valid-requests.ts';
import { awkwardRequests } from '../test/support/awkward-rooms.ts';

/** Headers that differ between any two answers, between builds of the same code, or with the body. */
const OWN_HEADERS = ['content-length', 'date', 'etag', 'server-timing', 'x-request-id', 'keep-alive'];
const DOCUMENTS = [
  '/',
  '/?lang=pl',
  '/llms.txt',
  '/docs',
  '/openapi.json',
  '/robots.txt',
  '/api/plan/patterns',
  '/healthz',
];
/** The names of planner files contain a hash of their content. */
const ASSET_HASHES = /(\/assets\/[\w-]+?)-[\w-]{8}(?=\.)/g;
const BEST_SHARE = 0.08;
const SHOWN_CHARACTERS = 200;

const [firstBase, secondBase, countText = '2000', seedText = '14', kind] = process.argv.slice(2);
if (secondBase === undefined) {
  process.stderr.write('Pass the addresses of two servers, such as http://127.0.0.1:3001 http://127.0.0.1:3002.\n');
  process.exit(2);
}
const first = new Connection(firstBase);
const second = new Connection(secondBase);
const count = Number(countText);
const seed = Number(seedText);
const statuses = new Map<number, number>();
let differences = 0;
const differingFields = new Map<string, number>();

function get(target: string): FuzzRequest {
  return { kind: 'http', method: 'GET', target: targetOf(target), headers: [], body: null };
}

function post(body: object): FuzzRequest {
  const headers = [['Content-Type', 'application/json']] as const;
  return { kind: 'http', method: 'POST', target: '/api/plan', headers, body: Buffer.from(JSON.stringify(body)) };
}

/** Whether a cutout meets another cutout or a wall: the floor then has more or fewer corners than room and cutouts. */
function haveCutoutsThatMeet({ room }: PlanRequest): boolean {
  const { outer, holes, rectangles } = room;
  if (holes.length + rectangles.length === 0) return false;
  try {
    return floorOf(room).xs.length !== outer.length + 4 * rectangles.length + holes.flat().length;
  } catch {
    return true;
  }
}

/** Awkward rooms whose cutouts meet, with random starts, some with start=best. */
function requestsWithCutouts(): FuzzRequest[] {
  const drawn = fc.sample(awkwardRequests(), { numRuns: 4 * count, seed }).filter(haveCutoutsThatMeet);
  const cm = (mm: number) => Math.round(mm * 1000) / 10_000;
  return drawn.slice(0, count).map(({ room, start, ...laying }, number) => {
    const from = number % 20 === 0 ? 'best' : start && { x: cm(start.x), y: cm(start.y) };
    return post({ ...roomBody(room), ...laying, ...(from === undefined ? {} : { start: from }), link: false });
  });
}

/** A request that both servers should plan. */
function planned(number: number): FuzzRequest {
  const random = randomAt(seed, number);
  const { fields, body } = validRequest(random);
  const best = random.chance(BEST_SHARE);
  if (random.chance(0.5)) {
    return post(best ? { ...body, start: 'best' } : body);
  }
  const kept = best ? [...fields.filter(([name]) => name !== 'start'), ['start', 'best'] as const] : fields;
  const query = kept.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&');
  return get(`/api/plan?${query}`);
}

function comparable({ status, headers, body }: Answer) {
  const shown = [...headers].filter(([name]) => !OWN_HEADERS.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return { status: String(status), headers: JSON.stringify(shown), body: body.replace(ASSET_HASHES, '$1') };
}

async function compare(request: FuzzRequest): Promise<readonly Answer[]> {
  const [ours, theirs] = await Promise.all([first.send(request), second.send(request)]);
  for (const { status } of ours) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const pairs = [...ours, ...(ours.length === theirs.length ? [] : [undefined])].map((answer, i) => [
    answer,
    theirs[i],
  ]);
  for (const [one, other] of pairs) {
    if (one === undefined || other === undefined) report(request, 'number of answers', ours.length, theirs.length);
    else compareAnswers(request, comparable(one), comparable(other));
  }
  return ours;
}

type Comparable = ReturnType<typeof comparable>;

function compareAnswers(request: FuzzRequest, one: Comparable, other: Comparable): void {
  for (const part of ['status', 'headers', 'body'] as const) {
    if (one[part] === other[part]) continue;
    if (part === 'body') countFields(one.body, other.body);
    const from = Math.max(0, [...one[part]].findIndex((character, i) => character !== other[part][i]) - 40);
    report(request, part, one[part].slice(from), other[part].slice(from));
    return;
  }
}

/** Counts the differing fields of two plans by their path. */
function countFields(one: string, other: string): void {
  if (!one.startsWith('{') || !other.startsWith('{')) return;
  const [ours, theirs] = [one, other].map((body) => new Map(fieldsOf(JSON.parse(body), '')));
  for (const path of new Set([...ours.keys(), ...theirs.keys()])) {
    if (ours.get(path) !== theirs.get(path)) differingFields.set(path, (differingFields.get(path) ?? 0) + 1);
  }
}

function fieldsOf(value: unknown, path: string): [string, string][] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, `${path}/${name}`));
}

function report(request: FuzzRequest, part: string, one: unknown, other: unknown): void {
  differences++;
  const cut = (value: unknown) => String(value).slice(0, SHOWN_CHARACTERS);
  process.stdout.write(`${cut(replayOf(request, firstBase))}\n  ${part}: ${cut(one)}\n  instead: ${cut(other)}\n`);
}

if (kind === 'cutouts') {
  const requests = requestsWithCutouts();
  if (requests.length < count) throw new Error(`only ${requests.length} rooms have cutouts that meet`);
  for (const request of requests) await compare(request);
} else {
  for (const path of DOCUMENTS) await compare(get(path));
  for (let number = 0; number < count; number++) {
    const [answer] = await compare(number % 2 === 0 ? planned(number) : requestAt(seed, number));
    const [, page] = /"plannerUrl":"https?:\/\/[^/]+(\/planner\/[^"]+)"/.exec(answer?.body ?? '') ?? [];
    if (page !== undefined && number % 20 === 0) await compare(get(page));
  }
}
const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} times ${status}`);
process.stdout.write(`${count} requests, seed ${seed}: ${counted.join(', ')}; ${differences} differences\n`);
for (const [path, times] of differingFields) process.stdout.write(`  ${path}: ${times}\n`);
process.exit(differences === 0 ? 0 : 1);
