// Fuzzes the built server: npm run fuzz -- <requests> [seed] [number of the first request]. Prints how far it is every
// ten seconds and a summary; exits with 1 for any answer that breaks a law, with the request made small.

import { fuzz } from '../test/fuzz/report.ts';
import { seedOf } from '../test/fuzz/seed.ts';

const PROGRESS_MS = 10_000;

function wholeNumber(text: string | undefined, byDefault: number, name: string): number {
  if (text === undefined) return byDefault;
  if (/^[0-9]{1,15}$/.test(text)) return Number(text);
  process.stderr.write(`${name} must be a whole number, not ${JSON.stringify(text)}.\n`);
  return process.exit(2);
}

const [countText, seedText, firstText] = process.argv.slice(2);
const count = wholeNumber(countText, 20_000, 'The number of requests');
const seed = wholeNumber(seedText, seedOf(process.env), 'The seed');
const first = wholeNumber(firstText, 0, 'The number of the first request');
process.stdout.write(`${count} requests, seed ${seed}\n`);

let toldAt = performance.now();
const { faults, lines } = await fuzz({
  seed,
  count,
  first,
  timesSlowest: true,
  onProgress: (done) => {
    if (performance.now() - toldAt < PROGRESS_MS) return;
    toldAt = performance.now();
    process.stdout.write(`${done} of ${count}\n`);
  },
});
process.stdout.write(`${[...faults, ...lines].join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
