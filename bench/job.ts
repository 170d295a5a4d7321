// What a job costs besides its plans: `npm run bench -- job`; exits 1 if a bar is missed. 24 surfaces with almost 20,000 tiles
// are answered as plans, one after the other, then as a job whose offcuts stay in their surfaces, and as one that pools them.
// Nothing is kept from one answer to the next.

import { answerJob, answerRequest, StartCache } from '../src/service/index.ts';
import { type JobAnswer, MOST_SURFACES, readBody, readJob } from '../src/wire/index.ts';
import { loadServiceWords } from '../src/words/service.ts';
import { conclude, msOf, tell } from './timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const PUBLIC_URL = 'http://localhost:3000';
const BARS = { plans: 1.3, packing: 1 };

type Body = Readonly<Record<string, unknown>>;

/** L-shaped floors of some 20 m², each another one. */
const FLOORS = Array.from({ length: MOST_SURFACES }, (_, i) => {
  const [width, height] = [430 + 7.3 * i, 520 - 4.1 * i];
  const [bay, depth] = [90 + 3.7 * i, 60 + 2.9 * i];
  const wall = (length: number) => Math.round(length * 10) / 10;
  const sides = [
    `E${wall(width)} S${wall(height - depth)} W${wall(bay)} S${wall(depth)}`,
    `W${wall(wall(width) - wall(bay))} N${wall(wall(height - depth) + wall(depth))}`,
  ];
  return { name: `floor ${i + 1}`, outline: sides.join(' ') };
});

const JOBS: readonly { readonly about: string; readonly body: Body }[] = [
  { about: 'squares of 167 mm', body: { parameters: { tileSize: 167 } } },
  { about: 'bricks of 253 by 112 mm', body: { pattern: 'bricks', parameters: { tileWidth: 253, tileHeight: 112 } } },
  {
    about: 'herringbone, 330 by 95 mm',
    body: { pattern: 'herringbone', parameters: { tileWidth: 330, tileHeight: 95 } },
  },
  { about: 'hexagons', body: { pattern: 'hexagons', parameters: { tileSize: 184 } } },
  { about: 'diamonds of 170 mm', body: { pattern: 'diamonds', parameters: { tileSize: 170 } } },
];

function answerPlans(body: Body): number {
  let tiles = 0;
  for (const floor of FLOORS) {
    const read = readBody({ ...floor, ...body, link: false });
    if (!read.ok) throw new Error(read.mistakes[0].message);
    const task = { read, where: 'body', withDrawing: false, publicUrl: PUBLIC_URL } as const;
    const outcome = answerRequest(task, { starts: new StartCache() });
    if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
    tiles += JSON.parse(String(outcome.content)).tiles.total;
  }
  return tiles;
}

/** Answers a job; returns the tiles to buy with offcuts reused. */
function answerAsJob(body: Body, reuse: string): number {
  const read = readJob({ ...body, surfaces: FLOORS, reuse, link: false });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const outcome = answerJob({ read, publicUrl: PUBLIC_URL }, { starts: new StartCache() });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  const { materials }: JobAnswer = JSON.parse(String(outcome.content));
  return materials.reduce((tiles, { tilesWithReuse }) => tiles + tilesWithReuse, 0);
}

/** Processor time, which other programs on the machine affect less. */
function processorMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The 20th percentile: the time on an otherwise idle machine. */
function quietTime(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 5)];
}

await loadServiceWords();
for (const { about, body } of JOBS) {
  console.log(`\n${MOST_SURFACES} floors, ${about}: ${answerPlans(body)} tiles`);
  const times = { plans: [] as number[], apart: [] as number[], pooled: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.plans.push(processorMs(() => answerPlans(body)));
    times.apart.push(processorMs(() => answerAsJob(body, 'surface')));
    times.pooled.push(processorMs(() => answerAsJob(body, 'job')));
  }
  const [plans, apart, pooled] = [times.plans, times.apart, times.pooled].map(quietTime);
  const judged = (ratio: number, most: number) => ({ text: `at most ${most}`, met: ratio <= most });
  const [within, shared] = [answerAsJob(body, 'surface'), answerAsJob(body, 'job')];
  tell('tiles to buy, offcuts within floors, and pooled', `${within}, ${shared}`);
  tell('its plans, one by one', msOf(plans));
  tell('the job without a pool, of its plans', (apart / plans).toFixed(2), judged(apart / plans, BARS.plans));
  const packing = (pooled - apart) / plans;
  tell('packing over all surfaces, of its plans', packing.toFixed(2), judged(packing, BARS.packing));
}
conclude();
