// Checks the starts that searches find on random rooms: tsx scripts/starts.ts <check> [count] [seed]. Exits with 1 and names
// the rooms if a check fails.

import { loadServiceWords } from '../src/words/service.ts';
import { worseThanTilers } from '../test/support/judged-rooms.ts';
import { circles, hairCuts, narrowRows, notSetOut, unstable } from '../test/support/start-rules.ts';

interface Check {
  readonly count: number;
  readonly says: string;
  readonly run: (count: number, seed: number) => readonly string[];
  /** The share of rooms that may fail. */
  readonly share?: number;
}

const CHECKS: Readonly<Record<string, Check>> = {
  rows: { count: 500, says: 'rows under a third that another start avoids for at most one tile', run: narrowRows },
  setout: { count: 300, says: 'starts off the floor or between millimetres', run: notSetOut },
  cuts: { count: 300, says: 'pieces that differ by less than half a millimetre', run: hairCuts },
  warnings: { count: 400, says: 'warnings that lead on for more than three calls', run: circles },
  stable: { count: 300, says: 'starts with other words when a wall moves by 1 to 5 mm', run: unstable, share: 0.1 },
  judged: {
    count: 60,
    says: 'best starts worse than a start that a tiler writes down',
    run: worseThanTilers,
    share: 0.1,
  },
};

function wholeNumber(text: string | undefined, byDefault: number, name: string): number {
  if (text === undefined) return byDefault;
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  process.stderr.write(`${name} must be a whole number, not ${JSON.stringify(text)}.\n`);
  return process.exit(2);
}

const [name, countText, seedText] = process.argv.slice(2);
const check = Object.hasOwn(CHECKS, name ?? '') ? CHECKS[name] : undefined;
if (check === undefined) {
  process.stderr.write(`There is no check ${JSON.stringify(name)}; send one of ${Object.keys(CHECKS).join(', ')}.\n`);
  process.exit(2);
}
loadServiceWords();
const count = wholeNumber(countText, check.count, 'The number of rooms');
const faults = check.run(count, wholeNumber(seedText, 1, 'The seed'));
process.stdout.write(`${count} rooms, ${check.says}: ${faults.length}\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length <= (check.share ?? 0) * count ? 0 : 1;
