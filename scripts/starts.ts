// Checks the search for starts against independent methods and laws: tsx scripts/starts.ts <check> [count] [seed].
// Exits with 1 and names the rooms if a check fails.

import { awkwardRequests } from '../test/support/awkward-rooms.ts';
import {
  betterThanBest,
  faultsOfOthers,
  faultsOfStraight,
  type NamedStarts,
  namedStarts,
  otherCases,
  plansOf,
} from '../test/support/start-checks.ts';

interface Outcome {
  readonly line: string;
  readonly faults: readonly string[];
}

const CHECKS: Readonly<Record<string, { readonly count: number; readonly run: (n: number, seed: number) => Outcome }>> =
  {
    /** Straight lays against brute force over all critical starts. */
    straight: {
      count: 500,
      run: (count, seed) => {
        const { faults, refined } = faultsOfStraight(count, seed);
        return { line: `${count} straight rooms, ${refined} better than any critical start`, faults };
      },
    },
    /** Other rooms against a grid of 40 by 40 starts. */
    grid: {
      count: 300,
      run: (count, seed) => ({
        line: `${count} other rooms against a grid of 40 by 40 starts`,
        faults: faultsOfOthers(count, seed),
      }),
    },
    /** The best start against the given one, the default one and the one that a warning names. */
    given: {
      count: 2000,
      run: (count, seed) => {
        const plans = [awkwardRequests(), otherCases].flatMap((cases) => plansOf(cases, Math.ceil(count / 2), seed));
        return {
          line: `${plans.length} plans, whose best start is no worse than three others`,
          faults: plans.flatMap(betterThanBest),
        };
      },
    },
    /** Starts that warnings name against the best start. */
    named: {
      count: 1000,
      run: (count, seed) => {
        const { warned, named, withinOne, faults }: NamedStarts = namedStarts(count, seed);
        const share = ((100 * withinOne) / named).toFixed(1);
        return {
          line: `${warned} warned plans, ${named} starts named, ${share} % within one tile of the best start`,
          faults,
        };
      },
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
const { line, faults } = check.run(
  wholeNumber(countText, check.count, 'The number of rooms'),
  wholeNumber(seedText, 1, 'The seed'),
);
process.stdout.write(`${line}: ${faults.length} faults\n`);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
