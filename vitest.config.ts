import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Two projects: "quick" is the inner loop; "service" has the tests that need PostgreSQL, Redis, nginx, Chromium or the
// built server.
const service = ['**/*.service.test.ts'];
// Many tests wait for a child process, a timer, a frame or a lock: with one worker more than cores, no core idles
// meanwhile. Each further one loads all modules again.
const WORKERS = Math.min(8, availableParallelism() + 1);

// The same random cases on every machine, except in a soak run, which looks for new ones. This file is loaded once for each
// project, and all workers inherit what the first one sets.
if (process.env.TEST_SEED === undefined) {
  const isSoak = process.env.SOAK === '1';
  process.env.TEST_SEED = isSoak ? String(randomInt(2 ** 31)) : '1';
  if (isSoak) process.stdout.write(`TEST_SEED=${process.env.TEST_SEED}\n`);
}

/** The files that take longest, each in its project. */
const LONGEST = ['access.service', 'postgres.service', 'shared-stores.service', 'upgrade.service'];

/**
 * One project after the other, because a worker keeps its browser, its server and its modules only for files of the same
 * project. Those that wait most are first and the quickest last, so that all workers end at about the same time.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = ['service', 'quick'];
    const rank = ({ project, moduleId }: TestSpecification) => {
      const isLongest = LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));
      return 2 * projects.indexOf(project.name) + (isLongest ? 0 : 1);
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    setupFiles: ['test/support/seeded-properties.ts', 'test/support/all-words.ts'],
    maxWorkers: WORKERS,
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
          // Loading every module again for each file would take longer than most tests do.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: ['src/**/*.test.ts', 'packages/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: service,
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
          // A worker keeps its browser and its server for the next files.
          isolate: false,
        },
      },
    ],
  },
});
