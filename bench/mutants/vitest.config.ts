import { defineConfig } from 'vitest/config';

/** The tests of one process of `npm run bench -- mutants`, in its copy of the program. */
export default defineConfig({
  test: {
    include: ['{domain,api}/**/*.test.ts'],
    env: { TZ: 'UTC' },
    globalSetup: 'bench/mutants/provide-template.ts',
    setupFiles: 'bench/mutants/note-coverage.ts',
    // What a file runs by loading its modules is noted too if each loads its own.
    isolate: process.env.MUTANTS_COVERAGE !== undefined,
    fsModuleCache: true,
    fsModuleCachePath: '.cache/vitest',
    maxWorkers: 1,
    hookTimeout: 30_000,
    testTimeout: 30_000,
  },
});
