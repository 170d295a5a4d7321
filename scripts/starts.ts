// Compares the search for the best start with brute force and with a plain grid: tsx scripts/starts.ts <straight rooms>
// [other rooms] [seed]. Exits with 1 and names the room if either finds a better start.

import { faultsOfOthers, faultsOfStraight } from '../test/support/start-checks.ts';

function wholeNumber(text: string | undefined, byDefault: number, name: string): number {
  if (text === undefined) return byDefault;
  if (/^[0-9]{1,9}$/.test(text)) return Number(text);
  process.stderr.write(`${name} must be a whole number, not ${JSON.stringify(text)}.\n`);
  return process.exit(2);
}

const [straightText, othersText, seedText] = process.argv.slice(2);
const straight = wholeNumber(straightText, 500, 'The number of straight rooms');
const others = wholeNumber(othersText, Math.ceil(0.4 * straight), 'The number of other rooms');
const seed = wholeNumber(seedText, 1, 'The seed');

const { faults, refined } = faultsOfStraight(straight, seed);
process.stdout.write(
  `${straight} straight rooms: ${faults.length} faults, ${refined} better than any critical start\n`,
);
const gridFaults = faultsOfOthers(others, seed);
process.stdout.write(`${others} other rooms: ${gridFaults.length} with a better start on the grid\n`);
for (const fault of [...faults, ...gridFaults]) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length + gridFaults.length === 0 ? 0 : 1;
