// The load benchmark: `npm run bench -- load`; exits 1 if a bar is missed. BENCH_BASELINE=<folder> names a built
// checkout; both servers are then measured in alternating rounds and compared. The generator shares the cores with the server. Requests are for new plans, which cost the server many
// times what they cost the generator; its share is not subtracted.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from '../http/load.ts';
import { mixedRequests } from '../http/mixed.ts';
import { conclude, median, megabytes, msOf, p99Of, tell } from '../timing.ts';
import { waitsWhileBusy } from './busy.ts';
import { HEAVY_KINDS, neighbour } from './neighbour.ts';
import type { Result } from './orders.ts';
import { type Generator, type LoadedServer, startGenerator, startLoadedServer } from './processes.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const BASELINE = process.env.BENCH_BASELINE;
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 10;
/** Enough that no request waits for a connection. */
const MANY_CONNECTIONS = 400;
const OVERLOAD = 4;
const MIXED = 50_000;
const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const ENVIRONMENT = {
  PUBLIC_URL: 'http://localhost:3000',
  // High enough never to refuse, but the cost of counting is measured.
  RATE_LIMIT_PER_MINUTE: '1000000000',
};

const startOurs = () =>
  startLoadedServer('.', { ...ENVIRONMENT, DATA_DIR: join(folder, 'ours'), PLANNING_THREADS: '2' });
const startBaseline = (checkout: string) =>
  startLoadedServer(checkout, { ...ENVIRONMENT, DATA_DIR: join(folder, 'baseline'), PLANNING_THREADS: '2' });

const rateOf = (perSecond: number) => `${perSecond.toFixed(0)} /s`;

async function measure(generator: Generator, { base }: LoadedServer, seconds: number): Promise<Result> {
  const result = await generator.run({ base, connections: CONNECTIONS, seconds, ramp: 0.3 });
  // Only 200 and 503 are expected.
  if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
  return result;
}

async function freshPlans(generator: Generator, ours: LoadedServer, baseline: LoadedServer | undefined): Promise<void> {
  console.log('\nNew plans on ten connections, closed loop');
  await measure(generator, ours, WARM_UP_SECONDS);
  if (baseline) await measure(generator, baseline, WARM_UP_SECONDS);
  const rounds: { ours: Result; baseline: Result | undefined }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      ours: await measure(generator, ours, 3),
      baseline: baseline && (await measure(generator, baseline, 3)),
    });
  }
  tell('two threads', rateOf(median(rounds.map((round) => round.ours.goodput))));
  tell('two threads, p99', msOf(median(rounds.map((round) => round.ours.p99Ms))));
  const compared = rounds.flatMap(({ ours: mine, baseline: other }) => (other ? [{ mine, other }] : []));
  if (compared.length === 0) return;
  const rate = median(compared.map(({ mine, other }) => mine.goodput / other.goodput));
  const p99 = median(compared.map(({ mine, other }) => mine.p99Ms / other.p99Ms));
  tell('the baseline', rateOf(median(compared.map(({ other }) => other.goodput))));
  tell('the baseline, p99', msOf(median(compared.map(({ other }) => other.p99Ms))));
  tell('answers, ratio to the baseline', `${rate.toFixed(2)} x`, { text: '0.95', met: rate >= 0.95 });
  tell('p99, ratio to the baseline', `${p99.toFixed(2)} x`, { text: '1.05', met: p99 <= 1.05 });
}

async function whileBusy({ base }: LoadedServer): Promise<void> {
  await waitsWhileBusy(base, 5);
  const { healthMs, roomMs } = await waitsWhileBusy(base, 20);
  const health = p99Of(healthMs);
  const room = p99Of(roomMs);
  console.log('\nWhile ten halls and two best starts are planned without pause');
  tell('/healthz, p99', msOf(health), { text: '40 ms', met: health <= 40 });
  tell('a small room, p99', msOf(room), { text: '250 ms', met: room <= 250 });
}

async function overload(generator: Generator, ours: LoadedServer): Promise<void> {
  const { base } = ours;
  const rounds: { capacity: Result; flooded: Result }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const capacity = await measure(generator, ours, 3);
    const rate = OVERLOAD * capacity.goodput;
    const flooded = await generator.run({ base, connections: MANY_CONNECTIONS, rate, ramp: 1, seconds: 4 });
    if (flooded.failed > 0) throw new Error(`${flooded.failed} requests failed`);
    rounds.push({ capacity, flooded });
  }
  const share = median(rounds.map(({ capacity, flooded }) => flooded.goodput / capacity.goodput));
  const longest = Math.max(...rounds.map(({ flooded }) => flooded.longestMs));
  console.log(`\nAt ${OVERLOAD} times the capacity`);
  tell('capacity', rateOf(median(rounds.map(({ capacity }) => capacity.goodput))));
  tell('answered, share of the capacity', `${(100 * share).toFixed(0)} %`, { text: '80 %', met: share >= 0.8 });
  tell('refused with 503', rateOf(median(rounds.map(({ flooded }) => flooded.shed))));
  tell('longest answer', msOf(longest), { text: '1500 ms', met: longest <= 1500 });
  const fromSending = Math.max(...rounds.map(({ flooded }) => flooded.longestFromSendingMs));
  tell('longest answer, without waiting for a connection', msOf(fromSending));
}

async function residentAfterMixed(server: LoadedServer): Promise<number> {
  const step = 5000;
  for (let sent = 0; sent < MIXED; sent += step) await send(server, mixedRequests(sent, step), step);
  return server.residentBytes();
}

async function startAndMemory(): Promise<void> {
  console.log('\nStart and memory');
  const times: number[] = [];
  for (let time = 0; time < 5; time++) {
    const server = await startOurs();
    times.push(server.startedInMs);
    await server.stop();
  }
  const seconds = median(times) / 1000;
  tell('start to first answer', `${seconds.toFixed(2)} s`, { text: '1.0 s', met: seconds <= 1 });
  const ours = await startOurs();
  const resident = await residentAfterMixed(ours);
  await ours.stop();
  tell(`resident after ${MIXED} mixed requests`, megabytes(resident), { text: '220 MB', met: resident <= 220e6 });
  if (BASELINE === undefined) return;
  const baseline = await startBaseline(BASELINE);
  const other = await residentAfterMixed(baseline);
  await baseline.stop();
  tell('baseline after the same requests', megabytes(other));
  tell('ratio to the baseline', `${(resident / other).toFixed(2)} x`, { text: '1.05', met: resident / other <= 1.05 });
}

/** All kinds of expensive requests, then each alone, on fresh servers so that nobody has used its limit. */
async function neighbours(): Promise<void> {
  for (const [limit, text] of [
    [undefined, 'with the default limit'],
    ['1000', 'with 1000 requests a minute, which let all of them through'],
  ] as const) {
    console.log(`\nOne address sends 30 expensive requests at once, ${text}`);
    for (const kinds of [HEAVY_KINDS, ...HEAVY_KINDS.map((kind) => [kind])]) {
      const server = await startLoadedServer('.', {
        DATA_DIR: join(folder, 'neighbour'),
        PUBLIC_URL: 'http://localhost:3000',
        PLANNING_THREADS: '2',
        ...(limit && { RATE_LIMIT_PER_MINUTE: limit }),
      });
      try {
        await neighbour(server.base, kinds);
      } finally {
        await server.stop();
      }
    }
  }
}

const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);
const generator = startGenerator();
try {
  if (['plans', 'busy', 'overload'].some(isWanted)) {
    const ours = await startOurs();
    const baseline = isWanted('plans') && BASELINE !== undefined ? await startBaseline(BASELINE) : undefined;
    if (isWanted('plans')) await freshPlans(generator, ours, baseline);
    await baseline?.stop();
    if (isWanted('busy')) await whileBusy(ours);
    if (isWanted('overload')) await overload(generator, ours);
    await ours.stop();
  }
  if (isWanted('neighbour')) await neighbours();
  if (isWanted('memory')) await startAndMemory();
} finally {
  generator.stop();
  rmSync(folder, { recursive: true });
}
conclude();
