// Searches for the slowest legal request: npm run slowest -- [minutes] [seed] [--out file]. Prints every find, and
// finally the slowest ones with the milliseconds of their parts. The file gets their bodies, one JSON object per line.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seedOf } from '../test/support/seed.ts';
import { familyOf, type Member } from './slowest/population.ts';
import { type Find, searchSlowest } from './slowest/search.ts';

const PROGRESS_MS = 10_000;
/** Faster finds are not printed during the search. */
const TELLING_MS = 100;
const LONGEST_BODY = 3000;

function numberOf(text: string | undefined, byDefault: number, name: string): number {
  if (text === undefined) return byDefault;
  if (/^[0-9]{1,9}(\.[0-9]+)?$/.test(text)) return Number(text);
  process.stderr.write(`${name} must be a number, not ${JSON.stringify(text)}.\n`);
  return process.exit(2);
}

function lineOf(member: Member): string {
  return `${member.ms.toFixed(0)} ms, ${member.outcome}: ${familyOf(member)}`;
}

function describe(find: Find): string {
  const parts = Object.entries(find.parts ?? {}).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
  const body = find.body.length > LONGEST_BODY ? `${find.body.slice(0, LONGEST_BODY)}…` : find.body;
  return [lineOf(find), ...(parts.length > 0 ? [`  ms: ${parts.join(', ')}`] : []), `  ${body}`].join('\n');
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const minutes = numberOf(positionals[0], 5, 'The time in minutes');
const seed = Math.floor(numberOf(positionals[1], seedOf(process.env), 'The seed'));
process.stdout.write(`${minutes} minutes, seed ${seed}\n`);

let reportedAt = performance.now();
const finds = await searchSlowest({
  minutes,
  seed,
  onFind: (member) => {
    if (member.ms >= TELLING_MS) process.stdout.write(`${lineOf(member)}\n`);
  },
  onProgress: (tried) => {
    if (performance.now() - reportedAt < PROGRESS_MS) return;
    reportedAt = performance.now();
    process.stdout.write(`${tried} requests tried\n`);
  },
});
process.stdout.write(`\nThe slowest requests of the slowest families:\n${finds.map(describe).join('\n')}\n`);
if (values.out !== undefined) {
  const rows = finds.map(({ body, candidate, ...figures }) => JSON.stringify({ ...figures, body: JSON.parse(body) }));
  writeFileSync(values.out, `${rows.join('\n')}\n`);
}
