import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Four projects: "quick" is the inner loop; "long" holds the randomised suites that compare with brute force; "service"
// has the tests that need PostgreSQL, Redis, nginx or the built server, "browser" those that need Chromium.
const long = ['**/*.long.test.ts'];
const service = ['**/*.service.test.ts'];
const browser = ['test/browser/**', 'test/drawing/**', 'test/planner/**'].map(
  (folder) => `${folder}/*.service.test.ts`,
);
// Vitest would leave one core to itself, which of two is half of the machine.
const EVERY_CORE = '100%';
const needsServices = { globalSetup: 'test/services/setup.ts', testTimeout: 120_000, hookTimeout: 120_000 };

/** The fuzz takes longest by far, then the other long ones: begun last, they would have a core to themselves at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      /fuzz\.long/.test(moduleId) ? 0 : /\.long\./.test(moduleId) ? 1 : 2;
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
          maxWorkers: EVERY_CORE,
          testTimeout: 60_000,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...long, ...service],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          maxWorkers: EVERY_CORE,
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
          // One file at a time, after all others: each has servers of its own, and stops and floods them.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: browser, ...needsServices, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
