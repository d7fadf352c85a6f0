import { defineConfig } from 'vitest/config';

const zones = ['UTC', 'Asia/Kolkata', 'America/Toronto'];

/** Needs neither a database nor a server. */
const unit = ['contract', 'art', 'web', 'admin', 'scripts', 'bench'];

/** Runs against a real PostgreSQL: one cluster for the run, a copy of its template per file. */
const api = ['db', 'api', 'test'];

/**
 * The files of a worker share its modules, which is half the time: no test changes what another one
 * imports, and what a file opens it closes.
 */
const isolate = false;

const testsOf = (folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    // All of them: most tests wait for their database, and one core fewer is half of two.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', isolate, include: testsOf(unit) } },
      ...zones.map((zone) => ({
        test: {
          name: `domain ${zone}`,
          isolate,
          include: testsOf(['domain']),
          env: { TZ: zone },
        },
      })),
      {
        test: {
          name: 'api',
          isolate,
          include: testsOf(api),
          globalSetup: 'test/database-setup.ts',
          hookTimeout: 30_000,
          testTimeout: 30_000,
          // What a test waits for comes late on a machine with other work.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
