// Times a room of planks, and a hall of planks beside the same hall in bricks of the same size, alternating: planning, the
// reuse of offcuts and the best start.

import { type PlanRequest, plan } from '../src/engine/index.ts';
import { countWithReuse } from '../src/engine/offcuts.ts';
import { startFor } from '../src/engine/starts.ts';
import { conclude, median, msOf, tell } from './timing.ts';

/** Boards are searched for, bricks are laid without a look at the floor. */
const MOST_TIMES_AS_LONG = 12;
/** For a room of 100 m², of processor time. */
const MOST_MS = 60;

function requestOf(pattern: 'planks' | 'bricks', width: number, height: number): PlanRequest {
  const outer = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const parameters = { tileWidth: 1285, tileHeight: 192 };
  return { room: { outer, holes: [], rectangles: [] }, pattern, parameters, joint: 0 };
}

/** Medians of both in ms, and of their ratio. */
function compare(rounds: number, run: (request: PlanRequest) => unknown, width: number, height: number) {
  const [planks, bricks] = [requestOf('planks', width, height), requestOf('bricks', width, height)];
  const times: { planks: number; bricks: number }[] = [];
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    const timeOf = (request: PlanRequest) => {
      const from = performance.now();
      run(request);
      return performance.now() - from;
    };
    const pair = { planks: timeOf(planks), bricks: timeOf(bricks) };
    if (round >= 0) times.push(pair);
  }
  return {
    planks: median(times.map((pair) => pair.planks)),
    bricks: median(times.map((pair) => pair.bricks)),
    ratio: median(times.map((pair) => pair.planks / pair.bricks)),
  };
}

const ROOM = requestOf('planks', 10_000, 10_000);
for (let round = 0; round < 10; round++) plan(ROOM);
const began = process.cpuUsage();
const ROUNDS = 30;
for (let round = 0; round < ROUNDS; round++) plan(ROOM);
const { user, system } = process.cpuUsage(began);
const ms = (user + system) / 1000 / ROUNDS;
console.log(`a room of 100 m²: ${plan(ROOM).tiles.total} planks`);
tell('plan, processor time', msOf(ms), { text: msOf(MOST_MS), met: ms <= MOST_MS });

const HALL = [68_000, 69_000] as const;
console.log(`a hall of 20,000 boards: ${plan(requestOf('planks', ...HALL)).tiles.total} planks`);
const planned = compare(100, plan, ...HALL);
tell('plan, beside bricks', `${msOf(planned.planks)} / ${msOf(planned.bricks)}`);
tell('times as long', planned.ratio.toFixed(2), {
  text: `${MOST_TIMES_AS_LONG}`,
  met: planned.ratio <= MOST_TIMES_AS_LONG,
});
const reused = compare(10, (request) => countWithReuse(plan(request)), ...HALL);
tell('plan and reuse, beside bricks', `${msOf(reused.planks)} / ${msOf(reused.bricks)}`);
const best = compare(3, (request) => startFor(request, 'best'), ...HALL);
tell('best start, beside bricks', `${msOf(best.planks)} / ${msOf(best.bricks)}`);
conclude();
