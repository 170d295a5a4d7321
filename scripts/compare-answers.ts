// Sends the same random requests to two running servers and compares the answers byte for byte:
// `npx tsx scripts/compare-answers.ts <base> <other base> [requests] [seed]`. Both need the same PUBLIC_URL and
// RATE_LIMIT_PER_MINUTE=0. Half of the requests are valid ones, some of them with start=best; the others are those of the
// fuzzer. Prints what differs and exits with 1 if anything does.

import type { Answer } from '../test/fuzz/answers.ts';
import { Connection } from '../test/fuzz/connection.ts';
import { requestAt } from '../test/fuzz/generator.ts';
import { Random } from '../test/fuzz/random.ts';
import { type FuzzRequest, replayOf, targetOf } from '../test/fuzz/request.ts';
import { validRequest } from '../test/fuzz/valid-requests.ts';

/** Headers that differ between any two answers, or between two builds of the same code. */
const OWN_HEADERS = ['date', 'etag', 'server-timing', 'x-request-id', 'keep-alive'];
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
/** Files of the planner carry the hash of their content in their names. */
const ASSET_HASHES = /(\/assets\/\w+)-[\w-]{8}(?=\.)/g;
const BEST_SHARE = 0.08;
const SHOWN_CHARACTERS = 200;

const [firstBase, secondBase, countText = '2000', seedText = '14'] = process.argv.slice(2);
if (secondBase === undefined) {
  process.stderr.write('Send two addresses of servers, such as http://127.0.0.1:3001 http://127.0.0.1:3002.\n');
  process.exit(2);
}
const first = new Connection(firstBase);
const second = new Connection(secondBase);
const count = Number(countText);
const seed = Number(seedText);
const statuses = new Map<number, number>();
let differences = 0;

function get(target: string): FuzzRequest {
  return { kind: 'http', method: 'GET', target: targetOf(target), headers: [], body: null };
}

/** A request that both servers should plan. */
function planned(number: number): FuzzRequest {
  const random = new Random(seed, number);
  const { fields, body } = validRequest(random);
  const best = random.chance(BEST_SHARE);
  if (random.chance(0.5)) {
    const json = JSON.stringify(best ? { ...body, start: 'best' } : body);
    const headers = [['Content-Type', 'application/json']] as const;
    return { kind: 'http', method: 'POST', target: '/api/plan', headers, body: Buffer.from(json) };
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
    const from = Math.max(0, [...one[part]].findIndex((character, i) => character !== other[part][i]) - 40);
    report(request, part, one[part].slice(from), other[part].slice(from));
    return;
  }
}

function report(request: FuzzRequest, part: string, one: unknown, other: unknown): void {
  differences++;
  const cut = (value: unknown) => String(value).slice(0, SHOWN_CHARACTERS);
  process.stdout.write(`${cut(replayOf(request, firstBase))}\n  ${part}: ${cut(one)}\n  instead: ${cut(other)}\n`);
}

for (const path of DOCUMENTS) await compare(get(path));
for (let number = 0; number < count; number++) {
  const [answer] = await compare(number % 2 === 0 ? planned(number) : requestAt(seed, number));
  const [, page] = /"plannerUrl":"https?:\/\/[^/]+(\/planner\/[^"]+)"/.exec(answer?.body ?? '') ?? [];
  if (page !== undefined && number % 20 === 0) await compare(get(page));
}
const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} times ${status}`);
process.stdout.write(`${count} requests, seed ${seed}: ${counted.join(', ')}; ${differences} differences\n`);
process.exit(differences === 0 ? 0 : 1);
