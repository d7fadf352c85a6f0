import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#db/platform/embedded/embedded.ts';
import { migrate } from '#db/platform/migrate.ts';
import { findAbandonedFolders, makeTestFolder, removeFolder } from './folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file gets a copy of. */
    templateUrl: string;
  }
}

// Nothing here outlives the run, so that waiting for the disk would prove nothing, and vacuuming
// hundreds of databases that are dropped after a second would only take their tests' time.
const settings = {
  max_connections: '200',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // A copy of the template goes through the buffers, and those of a small server hold no database.
  shared_buffers: '128MB',
};
const log = (): void => {};

/** Vitest's global set-up: one embedded cluster for the whole run, in a folder of its own. */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedClusters();
  const folder = makeTestFolder('test');
  const database = await startDatabase({ dataDir: join(folder, 'data'), settings, log });
  await migrate(database.url);
  project.provide('templateUrl', database.url);
  return async () => {
    await database.stop();
    removeFolder(folder);
  };
}

/** A killed run leaves its server behind: join it, and stop it as the last one out. */
async function removeAbandonedClusters(): Promise<void> {
  for (const folder of findAbandonedFolders('test')) {
    const dataDir = join(folder, 'data');
    if (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) {
      await startDatabase({ dataDir, settings, log }).then((database) => database.stop(), log);
    }
    removeFolder(folder);
  }
}
