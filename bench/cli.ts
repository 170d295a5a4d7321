// The command line as a process: `tilewright plan` for a typical room beside a Node that does nothing, alternating.
// `npm run bench -- cli`; exits 1 if the bar is missed.

import { spawnSync } from 'node:child_process';
import { conclude, median, msOf, tell } from './timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const BAR_MS = 350;
const PROGRAM = 'dist/cli/main.js';
const ROOM = ['plan', '--outline', 'E420 S180 W160 S170 W260 N350', '--subtract', '140,0,40,60'];

/** Processes by name, each with the arguments of Node. */
const PROCESSES: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'tilewright --version': [PROGRAM, '--version'],
  'tilewright plan': [PROGRAM, ...ROOM],
  'tilewright plan --pattern herringbone --format svg': [
    PROGRAM,
    ...ROOM,
    '--pattern',
    'herringbone',
    '--format',
    'svg',
  ],
  'tilewright plan --start best': [PROGRAM, ...ROOM, '--start', 'best'],
  'tilewright plan --format pdf': [PROGRAM, ...ROOM, '--format', 'pdf'],
};

function timeOf(options: readonly string[]): number {
  const from = performance.now();
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'buffer' });
  if (status !== 0) throw new Error(`node ${options.join(' ')} exits with ${status}: ${stderr}`);
  return performance.now() - from;
}

const times = new Map(Object.keys(PROCESSES).map((name) => [name, [] as number[]]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, options] of Object.entries(PROCESSES)) times.get(name)?.push(timeOf(options));
}
console.log(`\nFresh processes, medians of ${ROUNDS}, Node ${process.versions.node}`);
for (const [name, each] of times) {
  const ms = median(each);
  const bar = name === 'tilewright plan' ? { text: msOf(BAR_MS), met: ms <= BAR_MS } : undefined;
  tell(name, msOf(ms), bar);
}
conclude();
