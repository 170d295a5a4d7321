// Compares the cost of offcut reuse with that of the plan. `npm run bench -- offcuts`
// Runs the three jobs, a long hall out of square with some 2,000 cut pieces that are nearly all different, and a
// corridor so narrow that nearly every tile is cut.

import { type Plan, type PlanRequest, plan } from '../src/engine/index.ts';
import { reuseOffcuts } from '../src/engine/offcuts.ts';
import { readJobs } from './jobs.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);

/** The minimum of many runs in ms: the time on an otherwise idle machine. */
function leastTime(run: () => unknown): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    run();
    least = Math.min(least, performance.now() - from);
  }
  return least;
}

function report(name: string, request: PlanRequest): void {
  const planned: Plan = plan(request);
  const reuse = reuseOffcuts(planned);
  const planMs = leastTime(() => plan(request));
  const reuseMs = leastTime(() => reuseOffcuts(planned));
  const { total, cut, wastePercent } = planned.tiles;
  const bought = `${total} tiles, ${cut} cut -> ${reuse.tilesWithReuse}`;
  const waste = `waste ${wastePercent.toFixed(2)} -> ${reuse.wastePercentWithReuse.toFixed(2)} %`;
  const times = `plan ${planMs.toFixed(2)} ms, reuse ${reuseMs.toFixed(2)} ms`;
  console.log(`${name.padEnd(18)} ${bought.padEnd(34)} ${waste.padEnd(24)} ${times}`);
}

const HALL = [
  { x: 0, y: 0 },
  { x: 60_000, y: 3000 },
  { x: 59_800, y: 4500 },
  { x: 100, y: 1650 },
];
const SMALL_TILES = {
  squares: { tileSize: 80 },
  bricks: { tileWidth: 120, tileHeight: 60 },
  'vertical-bricks': { tileWidth: 60, tileHeight: 120 },
  hexagons: { tileSize: 90 },
  'flat-top-hexagons': { tileSize: 90 },
  diamonds: { tileSize: 80 },
  rhombus: { tileWidth: 90, tileHeight: 150 },
  'isometric-cubes': { tileSize: 96 },
  herringbone: { tileWidth: 60, tileHeight: 120 },
  chevron: { tileWidth: 60, tileHeight: 130 },
};

for (const { id, request } of readJobs()) report(`job ${id}`, request);
for (const [pattern, parameters] of Object.entries(SMALL_TILES)) {
  report(pattern, { room: { outer: HALL, holes: [], rectangles: [] }, pattern, parameters });
}
const CORRIDOR = [
  { x: 0, y: 0 },
  { x: 60_000, y: 7000 },
  { x: 60_000, y: 7012 },
  { x: 0, y: 12 },
];
for (const pattern of ['squares', 'hexagons']) {
  const room = { outer: CORRIDOR, holes: [], rectangles: [] };
  report(`all cut, ${pattern}`, { room, pattern, parameters: { tileSize: 10 }, joint: 0 });
}
