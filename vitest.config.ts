import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Four projects: "quick" is the inner loop; "long" holds the randomised suites that compare with brute force; "service"
// has the tests that need PostgreSQL, Redis, nginx or the built server, "browser" those that need Chromium.
const long = ['**/*.long.test.ts'];
const service = ['**/*.service.test.ts'];
const browser = ['test/browser/**', 'test/drawing/**', 'test/planner/**'].map(
  (folder) => `${folder}/*.service.test.ts`,
);
// Many tests wait for a child process, a timer or a lock: with one worker more than cores, no core idles meanwhile.
const ONE_MORE_THAN_CORES = availableParallelism() + 1;
const needsServices = { globalSetup: 'test/services/setup.ts', testTimeout: 300_000, hookTimeout: 300_000 };

/** The files that take longest, each in its project. */
const LONGEST = ['tutorial.long', 'oracle.long', 'access.service', 'shared-stores.service', 'crowd.service'];

/**
 * Starts the longest files first: begun last, they would have a core to themselves at the end. Files with a browser, which
 * keep the cores busy, alternate with those that mostly wait.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      if (place >= 0) return place;
      return LONGEST.length + (moduleId.includes('.long.') ? 0 : 1);
    };
    const sorted = (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
    const places = new Map(['browser', 'service'].flatMap((name) => placesOf(sorted, name)));
    return sorted.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }
}

/** Where the files of a project come among those of two projects that alternate: evenly spread from 0 to 1. */
function placesOf(sorted: readonly TestSpecification[], name: string): [TestSpecification, number][] {
  const own = sorted.filter(({ project }) => project.name === name);
  return own.map((file, i) => [file, i / own.length]);
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    coverage: {
      provider: 'v8',
      include: ['src/engine/**/*.ts', 'src/wire/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'json-summary'],
      thresholds: {
        'src/engine/**': { branches: 95 },
        'src/wire/**': { branches: 95 },
      },
    },
    projects: [
      {
        extends: true,
        // Some start a compiler or a linter, and machines may be busy: time is never what a test is about.
        test: {
          name: 'quick',
          maxWorkers: ONE_MORE_THAN_CORES,
          // Loading every module again for each file would take longer than most tests do.
          isolate: false,
          testTimeout: 300_000,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...long, ...service],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          maxWorkers: ONE_MORE_THAN_CORES,
          include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['src/**/*.service.test.ts', 'test/**/*.service.test.ts'],
          exclude: browser,
          ...needsServices,
          isolate: false,
          // Each file has servers of its own, and stops and floods them. They mostly wait for each other. More workers would
          // make the servers too slow for their own time limits on a busy machine.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          ...needsServices,
          // Some look at every part of the page, and a busy machine takes several times as long for it.
          testTimeout: 600_000,
          // What is polled is there in no time, or when the machine gets round to it.
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
          // A page waits for frames and pauses more than it works: three of them keep two cores busy.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
