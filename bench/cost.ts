// Estimated against measured processor time for a spread of requests: `npm run bench -- cost`; exits 1 if requests often
// take much longer than estimated. Every answer is made anew on a warm thread; what was searched before is not kept.

import { ALL_WRITERS } from '../src/service/exports.ts';
import { answerCostMs, answerRequest, StartCache, weightOf } from '../src/service/index.ts';
import { type AcceptedRequest, readBody } from '../src/wire/index.ts';
import { loadServiceWords } from '../src/words/service.ts';
import { conclude, median, tell } from './timing.ts';

const MOST_ROUNDS = 3;
/** A longer run is not repeated. */
const LONG_MS = 100;
/** Measured by estimated. An estimate that is too high costs its caller quota, one that is too low costs the others time. */
const BARS = { median: [0.25, 1.5], p95: 2.5 };

type Fields = Readonly<Record<string, unknown>>;

function star(corners: number, radius: number, x: number, y: number): number[][] {
  return Array.from({ length: corners }, (_, i) => {
    const [angle, far] = [(2 * Math.PI * i) / corners, i % 2 === 0 ? radius : 0.75 * radius];
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)].map((part) => Math.round(100 * part) / 100);
  });
}

const walk = (width: number, depth: number) => ({ outline: `E${width} S${depth} W${width} N${depth}` });

const ROOMS: Readonly<Record<string, Fields>> = {
  'bathroom, 4 m²': walk(180, 240),
  'living room, 30 m²': walk(600, 500),
  'slanted, 40 m²': {
    polygon: [
      [0, 0],
      [700, 40],
      [660, 610],
      [30, 580],
    ],
  },
  'shop, 100 m²': {
    ...walk(1000, 1000),
    circles: [
      { x: 300, y: 300, d: 40 },
      { x: 700, y: 300, d: 40 },
    ],
  },
  'hall, 400 m²': walk(2000, 2000),
  'star, 60 corners': { polygon: star(60, 500, 500, 500) },
  'star, 500 corners, 30 holes': {
    polygon: star(500, 1000, 1000, 1000),
    holes: Array.from({ length: 30 }, (_, i) => star(60, 55, 550 + 180 * (i % 6), 550 + 180 * Math.floor(i / 6))),
  },
};

const LAYS: readonly Fields[] = [
  { pattern: 'squares' },
  { pattern: 'herringbone' },
  { pattern: 'hexagons', parameters: { rotation: 13 } },
  { pattern: 'planks' },
];

const ANSWERS: Readonly<Record<string, Fields>> = {
  json: {},
  'json, best': { start: 'best' },
  'json, best, minCut': { start: 'best', minCut: 60 },
  'json, best, buyWithReuse': { start: 'best', buyWithReuse: true },
  'json, centre': { start: 'center' },
  svg: { format: 'svg' },
  png: { format: 'png' },
  'png, 4000 px': { format: 'png', width: 4000 },
  pdf: { format: 'pdf' },
  'pdf, 1:10': { format: 'pdf', scale: 10 },
  dxf: { format: 'dxf' },
  csv: { format: 'csv' },
  xlsx: { format: 'xlsx' },
  ifc: { format: 'ifc' },
  'ifc, pieces': { format: 'ifc', pieces: true },
  glb: { format: 'glb' },
  'cut-dxf': { format: 'cut-dxf' },
};

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The least processor time of an answer; undefined if it is refused. */
function measured(read: AcceptedRequest): number | undefined {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS && (round === 0 || least < LONG_MS); round++) {
    const began = processorMs();
    const task = { read, where: 'query', publicUrl: 'http://localhost:3000' } as const;
    const { ok } = answerRequest(task, { writers: ALL_WRITERS, starts: new StartCache() });
    if (!ok) return undefined;
    least = Math.min(least, processorMs() - began);
  }
  return least;
}

interface Line {
  readonly answer: string;
  readonly name: string;
  readonly costMs: number;
  readonly ms: number;
}

const ratioOf = ({ ms, costMs }: Line) => ms / costMs;

function print(line: Line): void {
  const weight = `weight ${weightOf(line.costMs)}`.padEnd(10);
  const [cost, took] = [line.costMs.toFixed(0).padStart(5), line.ms.toFixed(1).padStart(7)];
  console.log(
    `  ${line.name.padEnd(62)} ${weight} estimated ${cost} ms, took ${took} ms, ratio ${ratioOf(line).toFixed(2)}`,
  );
}

loadServiceWords();
const lines: Line[] = [];
for (const round of ['warm', 'measured'] as const) {
  for (const [room, shape] of Object.entries(ROOMS)) {
    for (const lay of LAYS) {
      for (const [answer, asked] of Object.entries(ANSWERS)) {
        if (round === 'warm' && (!room.startsWith('living') || lay !== LAYS[1])) continue;
        const read = readBody({ ...shape, ...lay, ...asked, link: false });
        if (!read.ok) throw new Error(read.mistakes[0].message);
        const ms = measured(read);
        if (ms === undefined || round === 'warm') continue;
        const line = { answer, name: `${room}, ${lay.pattern}, ${answer}`, costMs: answerCostMs(read), ms };
        lines.push(line);
        print(line);
      }
    }
  }
}

console.log('\nMeasured by estimated');
for (const answer of Object.keys(ANSWERS)) {
  const ratios = lines
    .filter((line) => line.answer === answer)
    .map(ratioOf)
    .sort((a, b) => a - b);
  tell(
    `${answer}, least, median, most`,
    [ratios[0], median(ratios), ratios.at(-1) ?? 0].map((ratio) => ratio.toFixed(2)).join(' '),
  );
}
// Of short requests a millisecond more or less means nothing.
const ratios = lines.map(({ ms, costMs }) => (ms + 5) / (costMs + 5)).sort((a, b) => a - b);
const [middle, p95] = [median(ratios), ratios[Math.floor(0.95 * ratios.length)]];
const [low, high] = BARS.median;
tell('all, median', middle.toFixed(2), { text: `${low} to ${high}`, met: middle >= low && middle <= high });
tell('all, p95', p95.toFixed(2), { text: `${BARS.p95}`, met: p95 <= BARS.p95 });
conclude();
