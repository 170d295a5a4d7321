// The engine benchmark: contestants alternate, medians of hot runs. `npm run bench`; exits 1 if a bar is missed.

import {
  centreOf,
  type Plan,
  PlanError,
  type PlanErrorCode,
  type PlanRequest,
  plan,
  type Ring,
} from '../src/engine/index.ts';
import { loadClipper } from './clipper.ts';
import {
  type Contestant,
  clipperBoundary,
  clipperEveryTile,
  kernel,
  polygonClipping,
  wholePlan,
} from './contestants.ts';
import { raceHalls } from './halls.ts';
import { type Job, jobOf, readJobs } from './jobs.ts';
import { engineSize } from './size.ts';
import { conclude, hotTime, median, verdict } from './timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Milliseconds to run our kernel before timing it, so that V8 has optimised it. */
const WARM_UP = 1500;
/** Milliseconds per turn. */
const TURN = 150;
/** With 21 patterns, rows of boards and the map of starts, the engine is 25.7 KB; a tenth more should be noticed. */
const MOST_KILOBYTES = 28;

interface Racer {
  readonly name: string;
  readonly run: Contestant;
  /** The minimum ratio to our kernel. */
  readonly bar?: number;
}

/** Each turn of a contestant is between two of ours, so that other load on the machine affects both equally. */
function race(job: Job, baselines: readonly Racer[]): void {
  console.log(`\nJob ${job.id}: ${job.about}`);
  const counts = [kernel, ...baselines.map(({ run }) => run)].map((run) => run(job));
  if (new Set(counts).size !== 1) throw new Error(`job ${job.id}: the contestants disagree, ${counts.join(', ')}`);
  console.log(`  all find ${counts[0]} tiles`);
  hotTime(() => kernel(job), WARM_UP);
  const ours: number[] = [];
  const turns = baselines.map(() => ({ times: [] as number[], ratios: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { run }] of baselines.entries()) {
      const before = hotTime(() => kernel(job), TURN);
      const time = hotTime(() => run(job), TURN);
      const after = hotTime(() => kernel(job), TURN);
      ours.push(before, after);
      turns[i].times.push(time);
      turns[i].ratios.push(time / ((before + after) / 2));
    }
  }
  console.log(`  ${'our kernel'.padEnd(36)} ${median(ours).toFixed(3).padStart(10)} ms`);
  for (const [i, { name, bar }] of baselines.entries()) {
    const ratio = median(turns[i].ratios);
    const judged = bar === undefined ? '' : `, bar ${bar}: ${verdict(ratio >= bar)}`;
    const time = median(turns[i].times).toFixed(3);
    console.log(`  ${name.padEnd(36)} ${time.padStart(10)} ms ${ratio.toFixed(1).padStart(9)} x${judged}`);
  }
}

/** The outlines of the cut tiles of a plan, in the floor's frame. */
function boundaryOf({ layout }: Plan): Ring[] {
  return Array.from({ length: layout.cuts.count }, (_, i) => {
    const [motif, place, row] = layout.cuts.tiles.subarray(3 * i, 3 * i + 3);
    const shape = layout.frame.shapes[motif];
    const { x, y } = centreOf(layout, { motif, place, row });
    return Array.from(shape.cornerX, (cx, k) => ({ x: x + cx, y: y + shape.cornerY[k] }));
  });
}

/** Job B with tiles and joints a tenth of the size: a hundred times as many tiles. */
function growth(job: Job): void {
  const lengths = Object.entries(job.request.parameters).map(([name, value]) => [
    name,
    name.startsWith('tile') ? Number(value) / 10 : value,
  ]);
  const finer = jobOf(job.id, 'a hundred times the tiles', {
    ...job.request,
    parameters: Object.fromEntries(lengths),
    joint: (job.request.joint ?? 0) / 10,
  });
  const few = kernel(job);
  const many = kernel(finer);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    times[0].push(hotTime(() => kernel(job), 400));
    times[1].push(hotTime(() => kernel(finer), 400));
  }
  const ratio = median(times[1]) / median(times[0]);
  console.log(
    `\nGrowth: ${(many / few).toFixed(1)} times the tiles (${many}) cost ${ratio.toFixed(1)} times the time, bar 15: ${verdict(ratio <= 15)}`,
  );
}

function refusal(name: string, code: PlanErrorCode, request: PlanRequest, bar: number): void {
  const refuse = () => {
    try {
      plan(request);
    } catch (error) {
      if (error instanceof PlanError && error.code === code) return;
      throw error;
    }
    throw new Error(`${name} is not refused`);
  };
  const time = hotTime(refuse, TURN);
  console.log(`  ${name.padEnd(36)} ${time.toFixed(3).padStart(10)} ms, bar ${bar} ms: ${verdict(time < bar)}`);
}

/** A hall with 32 overlapping star-shaped holes of 500 corners each. */
function tangle(): PlanRequest {
  const star = (x: number) =>
    Array.from({ length: 500 }, (_, i) => {
      const angle = (i / 250) * Math.PI;
      const radius = i % 2 ? 3000 : 600;
      return { x: x + radius * Math.cos(angle), y: 5000 + radius * Math.sin(angle) };
    });
  const hall = rectangle(20_000, 10_000);
  return { ...hall, room: { ...hall.room, holes: Array.from({ length: 32 }, (_, i) => star(5000 + 10 * i)) } };
}

function rectangle(width: number, height: number): PlanRequest {
  const outer = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return { room: { outer, holes: [], rectangles: [] }, pattern: 'squares', parameters: { tileSize: 10 }, joint: 0 };
}

async function size(): Promise<void> {
  const kilobytes = (await engineSize()) / 1000;
  console.log('\nThe engine in a browser, gzipped');
  const isMet = kilobytes < MOST_KILOBYTES;
  console.log(`  all of it ${kilobytes.toFixed(1)} KB, bar ${MOST_KILOBYTES} KB: ${verdict(isMet)}`);
}

const [a, b, c] = readJobs();
const clipper = await loadClipper();
const plans: Racer = { name: 'our whole plan', run: wholePlan };
const library = (bar: number): Racer => ({ name: 'every tile, polygon-clipping', run: polygonClipping, bar });
race(a, [plans, library(300)]);
const laid = plan(b.request);
race(b, [
  plans,
  library(1000),
  { name: 'every tile, clipper2-wasm', run: clipperEveryTile(clipper), bar: 400 },
  { name: 'boundary alone, clipper2-wasm', run: clipperBoundary(clipper, boundaryOf(laid), laid.tiles.whole), bar: 30 },
]);
race(c, [plans, library(30)]);
growth(b);
raceHalls(ROUNDS, TURN);
console.log('\nRefusals');
refusal('20,001 tiles', 'too-many-tiles', rectangle(66_670, 30), 5);
refusal('a room of 200 m, tiles of 10 mm', 'too-many-tiles', rectangle(200_000, 200_000), 5);
refusal('32 holes of 500 corners, tangled', 'cutouts-too-tangled', tangle(), 100);
await size();
conclude();
