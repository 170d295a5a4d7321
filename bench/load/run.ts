// The benchmark of load: what a second worker brings, and what becomes of four times as many requests as can be answered.
// Everything is a ratio within one run. `npm run bench:load`; exits 1 if a bar is missed.
//
// The generator shares the cores with the server. Requests are for plans made anew, which cost the server many times what
// they cost the generator; its share is printed, and is not taken off: it counts against us.

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { conclude, median, verdict } from '../timing.ts';
import type { Result } from './orders.ts';
import { type Generator, type LoadedServer, startGenerator, startLoadedServer } from './processes.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const WARM_UP_SECONDS = 8;
/** Few enough that a single worker sheds none of them. */
const CONNECTIONS = 10;
/** Enough that a request never waits for one. */
const MANY_CONNECTIONS = 400;
const OVERLOAD = 4;
const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const ENVIRONMENT = {
  DATA_DIR: join(folder, 'data'),
  PUBLIC_URL: 'http://localhost:3000',
  // High enough never to refuse, so that counting is part of what is measured.
  RATE_LIMIT_PER_MINUTE: '1000000000',
};

function tell(name: string, figure: string, bar?: { readonly text: string; readonly met: boolean }): void {
  const judged = bar === undefined ? '' : `, bar ${bar.text}: ${verdict(bar.met)}`;
  console.log(`  ${name.padEnd(56)} ${figure.padStart(14)}${judged}`);
}

const rateOf = (perSecond: number) => `${perSecond.toFixed(0)} /s`;
const msOf = (ms: number) => `${ms.toFixed(1)} ms`;

/** Nothing but 200 and 503 may come. */
function expectNoFailure({ failed }: Result): void {
  if (failed > 0) throw new Error(`${failed} requests failed`);
}

async function capacityOf(generator: Generator, { base }: LoadedServer, seconds: number): Promise<Result> {
  const result = await generator.run({ base, connections: CONNECTIONS, seconds, ramp: 0.3 });
  expectNoFailure(result);
  return result;
}

/** One worker and two in turns, so that whatever else the machine does meets both alike. */
async function compareWorkers(generator: Generator, one: LoadedServer, two: LoadedServer): Promise<void> {
  console.log('\nPlans made anew, asked for as fast as answers come');
  const rates: Record<'one' | 'two', number[]> = { one: [], two: [] };
  const shares: number[] = [];
  const costs: Record<'one' | 'two' | 'primary', number[]> = { one: [], two: [], primary: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, server] of [['one', one] as const, ['two', two] as const]) {
      const before = server.processorSeconds();
      const { goodput, generatorCores } = await capacityOf(generator, server, 2);
      const after = server.processorSeconds();
      rates[name].push(goodput);
      // The seconds before counting began are in it as well, so it is a little high; for both alike.
      const primary = after.primary - before.primary;
      const workers = after.workers - before.workers;
      costs[name].push(((primary + workers) / goodput / 2) * 1e6);
      if (name === 'two') {
        costs.primary.push((primary / goodput / 2) * 1e6);
        shares.push(generatorCores / availableParallelism());
      }
    }
  }
  const ratio = median(rates.two.map((rate, round) => rate / rates.one[round]));
  tell('one worker', rateOf(median(rates.one)));
  tell('two workers', rateOf(median(rates.two)));
  tell('two workers against one', `${ratio.toFixed(2)} x`, { text: '1.6', met: ratio >= 1.6 });
  tell('processor time a request, one worker', `${median(costs.one).toFixed(0)} µs`);
  tell('processor time a request, two workers and their primary', `${median(costs.two).toFixed(0)} µs`);
  tell('  of it the primary', `${median(costs.primary).toFixed(0)} µs`);
  tell('the generator\u2019s share of the machine meanwhile', `${(100 * median(shares)).toFixed(0)} %`);
}

interface Flooded {
  readonly capacity: Result;
  readonly unloaded: Result;
  readonly flooded: Result;
}

/** One after the other, so that whatever else the machine does meets all three alike. */
async function flood(generator: Generator, server: LoadedServer): Promise<Flooded> {
  const { base } = server;
  const connections = MANY_CONNECTIONS;
  const capacity = await capacityOf(generator, server, 2);
  const unloaded = await generator.run({ base, connections, rate: capacity.goodput / 5, seconds: 4 });
  const flooded = await generator.run({ base, connections, rate: OVERLOAD * capacity.goodput, ramp: 1, seconds: 4 });
  for (const result of [unloaded, flooded]) expectNoFailure(result);
  return { capacity, unloaded, flooded };
}

/**
 * Four times what can be answered. One worker is judged: it has a core, and so has the generator. Two workers and the
 * generator on two cores also wait for each other, which is told and not judged.
 */
async function overload(generator: Generator, server: LoadedServer, isJudged: boolean): Promise<void> {
  const rounds: Flooded[] = [];
  for (let round = 0; round < (isJudged ? ROUNDS : 1); round += 1) rounds.push(await flood(generator, server));
  const middle = (figure: (round: Flooded) => number) => median(rounds.map(figure));
  console.log(`\nAt ${OVERLOAD} times the capacity, ${isJudged ? 'one worker' : 'two workers'}`);
  tell('capacity', rateOf(middle(({ capacity }) => capacity.goodput)));
  tell('answered', rateOf(middle(({ flooded }) => flooded.goodput)));
  tell('refused with 503', rateOf(middle(({ flooded }) => flooded.shed)));
  const share = middle(({ capacity, flooded }) => flooded.goodput / capacity.goodput);
  tell(
    'answered, of the capacity',
    `${(100 * share).toFixed(0)} %`,
    isJudged ? { text: '80 %', met: share >= 0.8 } : undefined,
  );
  const latency = (result: 'unloaded' | 'flooded') =>
    `${msOf(middle((round) => round[result].p50Ms))} ${msOf(middle((round) => round[result].p99Ms))}`;
  tell('median and p99 unloaded', latency('unloaded'));
  tell('median and p99 of the answered', latency('flooded'));
  const ratio = middle(({ unloaded, flooded }) => flooded.p99Ms / unloaded.p99Ms);
  tell(
    'p99 of the answered against unloaded',
    `${ratio.toFixed(1)} x`,
    isJudged ? { text: '10', met: ratio < 10 } : undefined,
  );
}

async function starting(): Promise<void> {
  console.log('\nStart and memory of two workers');
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const server = await startLoadedServer(2, ENVIRONMENT);
    times.push(server.startedInMs);
    await server.stop();
  }
  const seconds = median(times) / 1000;
  tell('from the start of the primary to the first answer', `${seconds.toFixed(2)} s`, {
    text: '0.7 s',
    met: seconds < 0.7,
  });
}

function memory(two: LoadedServer): void {
  const [primary, ...workers] = two.residentBytes().map((bytes) => `${(bytes / 1e6).toFixed(0)} MB`);
  tell('resident afterwards, the primary', primary);
  tell('resident afterwards, its workers', workers.join(' and '));
}

const generator = startGenerator();
const one = await startLoadedServer(1, ENVIRONMENT);
const two = await startLoadedServer(2, ENVIRONMENT);
try {
  // First the compiler gets to know the code; while it does, a server takes more than its core. Two workers have half each.
  await capacityOf(generator, one, WARM_UP_SECONDS);
  await capacityOf(generator, two, 2 * WARM_UP_SECONDS);
  await compareWorkers(generator, one, two);
  await overload(generator, one, true);
  await overload(generator, two, false);
  await starting();
  memory(two);
} finally {
  generator.stop();
  await Promise.all([one.stop(), two.stop()]);
  rmSync(folder, { recursive: true });
}
conclude();
