import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Three projects: "quick" is the inner loop; "long" holds the randomised suites that compare with brute force; "service"
// has the tests that need PostgreSQL, Redis, nginx, Chromium or the built server.
const long = ['**/*.long.test.ts'];
const service = ['**/*.service.test.ts'];
// Many tests wait for a child process, a timer or a lock: with one worker more than cores, no core idles meanwhile.
const ONE_MORE_THAN_CORES = availableParallelism() + 1;

/** The files that take longest, each in its project. */
const LONGEST = ['tutorial.long', 'oracle.long', 'access.service', 'shared-stores.service', 'crowd.service'];

/** Starts the longest files first: begun last, they would have a core to themselves at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      if (place >= 0) return place;
      return LONGEST.length + (moduleId.includes('.long.') ? 0 : 1);
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
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
          hookTimeout: 300_000,
          include: ['src/**/*.test.ts', 'packages/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...long, ...service],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          maxWorkers: ONE_MORE_THAN_CORES,
          isolate: false,
          include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['src/**/*.service.test.ts', 'test/**/*.service.test.ts'],
          globalSetup: 'test/services/setup.ts',
          hookTimeout: 300_000,
          // Some look at every part of a page, and a busy machine takes several times as long for it.
          testTimeout: 600_000,
          // What is polled is there in no time, or when the machine gets round to it.
          expect: { poll: { timeout: 60_000 } },
          // A worker keeps its browser and its server for the next files, as long as all are of one project.
          isolate: false,
          // Most wait for each other's processes, for frames and pauses: three of them keep two cores busy. More would make
          // servers too slow for their own time limits on a busy machine.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
