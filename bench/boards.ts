// Times a hall of planks beside the same hall in bricks of the same size, alternating: planning, the reuse of offcuts and
// the best start. Only ratios are meaningful.

import { type PlanRequest, plan } from '../src/engine/index.ts';
import { countWithReuse } from '../src/engine/offcuts.ts';
import { startFor } from '../src/engine/starts.ts';
import { conclude, median, msOf, tell } from './timing.ts';

/** Every row of boards is compared with the two before it; bricks are laid without a look at the floor. */
const MOST_TIMES_AS_LONG = 10;

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

const HALLS = [
  ['a room of 4.2 by 3.6 m', 4200, 3600],
  ['a hall of 20,000 boards', 68_000, 69_000],
] as const;
for (const [name, width, height] of HALLS) {
  const { total } = plan(requestOf('planks', width, height)).tiles;
  console.log(`${name}: ${total} planks`);
  const planned = compare(200, plan, width, height);
  tell('plan, beside bricks', `${msOf(planned.planks)} / ${msOf(planned.bricks)}`);
  tell('times as long', planned.ratio.toFixed(2), {
    text: `${MOST_TIMES_AS_LONG}`,
    met: planned.ratio <= MOST_TIMES_AS_LONG,
  });
  const reused = compare(10, (request) => countWithReuse(plan(request)), width, height);
  tell('plan and reuse, beside bricks', `${msOf(reused.planks)} / ${msOf(reused.bricks)}`);
  const best = compare(3, (request) => startFor(request, 'best'), width, height);
  tell('best start, beside bricks', `${msOf(best.planks)} / ${msOf(best.bricks)}`);
}
conclude();
