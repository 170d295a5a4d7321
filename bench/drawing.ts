// Compares drawing with planning: time, size of the drawing, and the longest pause that it causes.
// `npm run bench -- drawing`; exits 1 if a bar is missed.

import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type DrawingOptions, drawSvg } from '../src/drawing/index.ts';
import { PATTERNS, type Plan, type PlanRequest, plan } from '../src/engine/index.ts';
import { readQuery } from '../src/wire/index.ts';
import { loadServiceWords } from '../src/words/service.ts';
import { readJobs } from './jobs.ts';
import { conclude, hotTime, median, verdict } from './timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
/** Milliseconds to run a job before timing it, so that V8 has optimised it. */
const WARM_UP = 1000;

/** A room with most features: short walls whose lengths need leaders, a slanted wall, overlapping cutouts. */
const WARM_UP_ROOM =
  'polygon=0,0+300,0+300,6+308,6+308,12+316,12+316,18+620,18+620,280+514,386+214,386+214,306+208,306+208,298+200,298+200,306+0,306&holes=330,60+430,80+350,170;340,150+410,60+440,140;360,50+410,180+320,120;420,100+400,190+310,90;450,60+470,150+380,110&subtract=100,60,40,60';
/** Milliseconds per turn. */
const TURN = 120;

const OPTIONS: DrawingOptions = {
  widthPx: 800,
  walls: true,
  credit: 'https://tiles.example/',
  color: null,
  gapColor: null,
  lang: 'en',
};

/** Limits of a drawing; a job without a limit is only printed. */
interface Bars {
  readonly timesPlanning?: number;
  readonly gzippedKb?: number;
}

/** The drawing as bytes: V8 joins a string only when it is written, and that time belongs to the drawing. */
function drawBytes(planned: Plan): Buffer {
  return Buffer.from(drawSvg(planned, OPTIONS));
}

/** Planning and drawing alternate, so that other load on the machine affects both equally. */
function compare(name: string, request: PlanRequest, bars: Bars): void {
  const planned = plan(request);
  hotTime(() => plan(request), WARM_UP);
  hotTime(() => drawBytes(planned), WARM_UP);
  const planning: number[] = [];
  const drawing: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = hotTime(() => plan(request), TURN);
    const drawn = hotTime(() => drawBytes(planned), TURN);
    const after = hotTime(() => plan(request), TURN);
    planning.push(before, after);
    drawing.push(drawn);
    ratios.push(drawn / ((before + after) / 2));
  }
  const svg = drawBytes(planned);
  const ratio = median(ratios);
  const gzippedKb = gzipSync(svg).length / 1000;
  console.log(`\n${name}: ${planned.tiles.total} tiles, ${planned.tiles.cut} of them cut`);
  console.log(`  planning ${median(planning).toFixed(3).padStart(14)} ms`);
  tell('drawing', median(drawing), 3, 'ms');
  tell('times planning', ratio, 1, 'x', bars.timesPlanning);
  tell('plain', svg.length / 1000, 1, 'KB');
  tell('gzipped', gzippedKb, 1, 'KB', bars.gzippedKb);
}

function tell(what: string, value: number, decimals: number, unit: string, bar?: number): void {
  const judged = bar === undefined ? '' : `, bar ${bar} ${unit}: ${verdict(value <= bar)}`;
  console.log(`  ${what.padEnd(14)} ${value.toFixed(decimals).padStart(8)} ${unit}${judged}`);
}

/** The longest time in ms that drawing a plan repeatedly blocks the event loop. */
async function longestPause(planned: Plan, times: number): Promise<number> {
  let longest = 0;
  for (let i = 0; i < times; i++) {
    const from = performance.now();
    drawBytes(planned);
    await setImmediate();
    longest = Math.max(longest, performance.now() - from);
  }
  return longest;
}

/** A room by its query fields, laid with a pattern and its defaults. */
function roomOf(fields: string, pattern: string): PlanRequest {
  const read = readQuery(`${fields}&pattern=${pattern}&link=false`);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return read.request;
}

/** A room with small steps, whose drawing has leaders. */
const TYPICAL = 'outline=E420+S180+W160+S170+W260+N350';

/** Draws small rooms of all patterns three times, so that V8 has compiled the measured code. */
function warmUp(): void {
  for (let round = 0; round < 3; round++) for (const { id } of PATTERNS) drawBytes(plan(roomOf(WARM_UP_ROOM, id)));
}

/** The first drawing after the start, and the median over several series of the longest drawing. */
async function pauses(planned: Plan): Promise<void> {
  console.log('\nThe longest pause, job B');
  warmUp();
  tell('first drawing', await longestPause(planned, 1), 1, 'ms', 25);
  const longest: number[] = [];
  for (let series = 0; series < 5; series++) longest.push(await longestPause(planned, 40));
  tell('40 drawings', median(longest), 1, 'ms', 25);
}

loadServiceWords();
const [a, b, c] = readJobs();
// Before everything is warm, because the first drawings are the slowest that a caller waits for.
await pauses(plan(b.request));
compare('Job A', a.request, {});
compare('Job B', b.request, { timesPlanning: 12, gzippedKb: 60 });
compare('Job C', c.request, {});
compare('A typical room', roomOf(TYPICAL, 'squares'), { gzippedKb: 6 });
conclude();
