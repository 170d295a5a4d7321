// The benchmark of the service: CPU time per request, compared with a Fastify route that returns the same bytes from
// memory, in alternating rounds. `npm run bench -- http`; exits 1 if a bar is missed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerQuery, readBody } from '../../src/wire/index.ts';
import { readJobBodies } from '../jobs.ts';
import { conclude, median, verdict } from '../timing.ts';
import { costOf, type Request, send } from './load.ts';
import { CONSTANT, OURS, type Server, startServer } from './servers.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const WARM_UP_ROUNDS = 2;
const TYPICAL = 'outline=E420+S180+W160+S170+W260+N350&tileSize=300&link=false';
const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
const OUR_ENVIRONMENT = {
  // The cost of one planning thread; bench/load measures several.
  PLANNING_THREADS: '1',
  DATA_DIR: join(folder, 'data'),
  PUBLIC_URL: 'http://localhost:3000',
  // High enough never to refuse, but the cost of counting is measured.
  RATE_LIMIT_PER_MINUTE: '1000000000',
};

function tell(name: string, figure: string, bar: string, met: boolean | undefined): void {
  const judged = met === undefined ? '' : `, bar ${bar}: ${verdict(met)}`;
  console.log(`  ${name.padEnd(50)} ${figure.padStart(12)}${judged}`);
}

/** The same plan with a new start each time, so that no cache helps. */
function withNewStarts(query: string, count: number, first: number): Request[] {
  return Array.from({ length: count }, (_, i) => {
    const place = first + i;
    return { path: `/api/plan?${query}&start=${place % 299},${(place % 9973) / 1000}` };
  });
}

interface Contest {
  readonly name: string;
  /** The requests of a round; each round has different ones. */
  readonly requests: (round: number, amount: number) => readonly Request[];
  /** The name of the constant answer to compare with. */
  readonly against: string;
  readonly amount: number;
  readonly bar?: number;
}

/** The same requests, sent to the constant answer. */
function toConstant(requests: readonly Request[], against: string): Request[] {
  return requests.map((request) => ({ ...request, path: `/${against}${request.path}` }));
}

/** Each turn of ours is between two of the constant, so that other load on the machine affects both equally. */
async function contest(ours: Server, constant: Server, contests: readonly Contest[]): Promise<void> {
  const results = contests.map(() => ({ costs: [] as number[], ratios: [] as number[] }));
  const plain: number[] = [];
  // Warm up both, so that V8 has compiled them.
  for (const { requests, against, amount } of contests) {
    for (let round = -WARM_UP_ROUNDS; round < 0; round++) {
      await send(constant, toConstant(requests(round, amount), against), amount);
      await send(ours, requests(round, amount), amount);
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { requests, against, amount }] of contests.entries()) {
      const asked = requests(round, amount);
      const still = toConstant(asked, against);
      const before = await costOf(constant, still, amount);
      const cost = await costOf(ours, asked, amount);
      const after = await costOf(constant, still, amount);
      plain.push(before, after);
      results[i].costs.push(cost);
      results[i].ratios.push(cost / ((before + after) / 2));
    }
  }
  tell('a constant answer', `${median(plain).toFixed(0)} µs`, '', undefined);
  for (const [i, { name, bar }] of contests.entries()) {
    const ratio = median(results[i].ratios);
    const figure = `${median(results[i].costs).toFixed(0)} µs ${ratio.toFixed(2)} x`;
    tell(name, figure, String(bar), bar === undefined ? undefined : ratio <= bar);
  }
}

async function costs(): Promise<void> {
  console.log('\nCPU time per request, and its ratio to a constant answer with the same bytes');
  const ours = await startServer(OURS, `/api/plan?${TYPICAL}`, OUR_ENVIRONMENT);
  const jobB = jobQuery('B');
  const bodies: Record<string, string> = {};
  for (const [name, query] of [
    ['typical', TYPICAL],
    ['job-b', jobB],
  ]) {
    bodies[name] = await (await fetch(`${ours.base}/api/plan?${query}`)).text();
  }
  const file = join(folder, 'bodies.json');
  writeFileSync(file, JSON.stringify(bodies));
  const constant = await startServer(CONSTANT, '/typical/api/plan', { BODIES: file });
  const tag = (await fetch(`${ours.base}/api/plan?${TYPICAL}`)).headers.get('etag') ?? '';
  const typical = [{ path: `/api/plan?${TYPICAL}` }];
  const known = typical.map((request) => ({ ...request, headers: { 'if-none-match': tag } }));
  console.log('  the same request repeatedly:');
  await contest(ours, constant, [
    { name: 'a typical room', requests: () => typical, against: 'typical', amount: 15_000, bar: 3 },
    {
      name: 'the same, unchanged (304)',
      requests: () => known,
      against: 'typical',
      amount: 15_000,
      bar: 2.5,
    },
    {
      name: '20,000 tiles',
      requests: () => [{ path: `/api/plan?${jobB}` }],
      against: 'job-b',
      amount: 15_000,
      bar: 25,
    },
  ]);
  // The bars apply to real requests, including cached answers. The cost of planning itself is only printed.
  console.log('  planned each time, from a different start:');
  const anywhere = jobB.replace(/&start=[^&]*/, '');
  await contest(ours, constant, [
    {
      name: 'a typical room',
      requests: (round, amount) => withNewStarts(TYPICAL, amount, (round + WARM_UP_ROUNDS) * amount),
      against: 'typical',
      amount: 2000,
    },
    {
      name: '20,000 tiles',
      requests: (round, amount) => withNewStarts(anywhere, amount, (round + WARM_UP_ROUNDS) * amount),
      against: 'job-b',
      amount: 60,
    },
  ]);
  await ours.stop();
  await constant.stop();
}

/** A job as the query of a JSON answer without a link. */
function jobQuery(id: string): string {
  const read = readBody({ ...readJobBodies()[id], link: false });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return answerQuery(read);
}

const PARTS = { costs };
const wanted = process.argv.slice(2);

try {
  for (const [name, measure] of Object.entries(PARTS))
    if (wanted.length === 0 || wanted.includes(name)) await measure();
} finally {
  rmSync(folder, { recursive: true });
}
conclude();
