// What an answer costs besides its plan: `npm run bench -- answer`; exits 1 if a bar is missed. Each round plans a room,
// answers it with nothing kept from the round before, and then answers the same room from another start.

import { plan } from '../src/engine/index.ts';
import { answerRequest, type PlanTools, StartCache } from '../src/service/index.ts';
import { type AcceptedRequest, type ReadRequest, readBody, readQuery } from '../src/wire/index.ts';
import { loadServiceWords } from '../src/words/service.ts';
import { readJobBodies } from './jobs.ts';
import { conclude, median, timed, verdict } from './timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 150);

/** Ten typical rooms, one for each pattern. The last length varies by rounds. */
const TYPICAL: readonly string[] = [
  'outline=E180+S240+W180+N240&subtract=140,0,40,60',
  'outline=E420+S180+W160+S170+W260+N350&pattern=bricks&tileWidth=600&tileHeight=300&offset=33',
  'outline=E320+S240+W320+N240&pattern=vertical-bricks',
  'outline=E300+A36.8699:150+S120+W420+N210&pattern=hexagons',
  'outline=E500+S280+W500+N280&pattern=flat-top-hexagons',
  'outline=E420+S350+W420+N350&pattern=diamonds',
  'outline=E320+S240+W320+N240&pattern=rhombus',
  'outline=E180+S240+W180+N240&pattern=isometric-cubes',
  'outline=E400+S300+W400+N300&pattern=herringbone',
  'outline=E500+S400+W500+N400&pattern=chevron',
];

const BARS = { typical: 5, A: 6, B: 8, again: 2.5 };

/** Reads a room with a start of its own. */
type Room = (start?: { readonly x: number; readonly y: number }) => AcceptedRequest;

function accepted(reading: ReadRequest): AcceptedRequest {
  if (!reading.ok) throw new Error(reading.mistakes[0].message);
  return reading;
}

function typicalRoom(query: string): Room {
  return (start) => accepted(readQuery(`${query}&link=false${start ? `&start=${start.x},${start.y}` : ''}`));
}

function jobRoom(id: string): Room {
  const body = readJobBodies()[id];
  return (start) => accepted(readBody({ ...body, link: false, ...(start && { start }) }));
}

/** The 20th percentile: the time on an otherwise idle machine, for short and long runs alike. */
function quietTime(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 5)];
}

function answerTo(read: AcceptedRequest, starts: PlanTools['starts']): void {
  const outcome = answerRequest({ read, where: 'query', publicUrl: 'http://localhost:3000' }, { starts });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
}

/** The cost of answers in plans: of a new room, and of another start of the same room. */
function costOf(room: Room): { planMs: number; fresh: number; again: number } {
  const planMs: number[] = [];
  const freshMs: number[] = [];
  const againMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { request } = room();
    const starts: PlanTools['starts'] = new StartCache();
    planMs.push(timed(() => plan(request)));
    freshMs.push(timed(() => answerTo(room(), starts)));
    // The first start of a room may have had no warning, so nothing was searched for it.
    answerTo(room({ x: 1.3, y: 2.7 }), starts);
    againMs.push(timed(() => answerTo(room({ x: 1.4 + (round % 50) / 10, y: 2.7 }), starts)));
  }
  const planned = quietTime(planMs);
  return { planMs: planned, fresh: quietTime(freshMs) / planned, again: quietTime(againMs) / planned };
}

function show(name: string, { planMs, fresh, again }: ReturnType<typeof costOf>): void {
  const figures = `plan ${planMs.toFixed(3)} ms, answer ${fresh.toFixed(1)} plans, from another start ${again.toFixed(1)}`;
  console.log(`  ${name.padEnd(24)} ${figures}`);
}

function compare(name: string, ratio: number, bar: number): void {
  console.log(`  ${name}: ${ratio.toFixed(1)}, bar ${bar}: ${verdict(ratio <= bar)}`);
}

loadServiceWords();
console.log('Answers of typical rooms, in plans of the same room');
// The first pass is for the compiler.
for (const query of TYPICAL) costOf(typicalRoom(query));
const typical = TYPICAL.map((query) => {
  const cost = costOf(typicalRoom(query));
  show(/pattern=([^&]+)/.exec(query)?.[1] ?? 'squares', cost);
  return cost;
});
compare('fresh, median', median(typical.map(({ fresh }) => fresh)), BARS.typical);
compare('from another start, median', median(typical.map(({ again }) => again)), BARS.again);

for (const id of ['A', 'B'] as const) {
  const cost = costOf(jobRoom(id));
  show(`job ${id}`, cost);
  compare(`job ${id}, fresh`, cost.fresh, BARS[id]);
}

conclude();
