import { join } from 'node:path';
import { settleKitchen } from '#api/program/demo/demo-kitchen.ts';
import { connect } from '#db/platform/connect.ts';
import { startDatabase } from '#db/platform/embedded/embedded.ts';
import { programUrl } from '#db/platform/embedded/server-session.ts';
import { migrate } from '#db/platform/migrate.ts';
import { makeFolderOnDisk, removeFolder } from '#test/folders.ts';
import { type Program, startProgram } from '#test/kills/start-program.ts';
import { findFreePort } from '#test/nodes/free-port.ts';

/** Lets `work` have a data folder that is gone afterwards. */
export async function inNewFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const folder = makeFolderOnDisk('bench');
  try {
    return await work(join(folder, 'data'));
  } finally {
    removeFolder(folder);
  }
}

/** Lets `work` have a migrated, empty database, stopped afterwards. */
export function withNewDatabase<T>(
  work: (url: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return inNewFolder(async (dataDir) => {
    const database = await startDatabase({ dataDir, settings, log: () => {} });
    try {
      await migrate(database.url);
      return await work(database.url);
    } finally {
      await database.stop();
    }
  });
}

/** Makes the kitchen of a program one that shows everything. */
export async function settle(databaseUrl: string): Promise<void> {
  const { db, close } = connect(databaseUrl);
  await settleKitchen(db, Temporal.Now.instant());
  await close();
}

/** The whole program as `npm start` runs it, and the database that it uses. */
export type Running = { origin: string; program: Program; databaseUrl: string };

/** Lets `work` have the whole program on this data folder; stopped afterwards. */
export async function withProgramOn<T>(
  dataDir: string,
  work: (running: Running) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const port = await findFreePort();
  const program = startProgram(dataDir, port, { env });
  try {
    await program.ready();
    const databaseUrl = programUrl(join(dataDir, 'run'));
    return await work({ origin: `http://127.0.0.1:${port}`, program, databaseUrl });
  } finally {
    await program.stop();
  }
}

/** The same of a new kitchen that shows everything, gone afterwards. */
export function withProgram<T>(
  work: (running: Running) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  return inNewFolder((dataDir) =>
    withProgramOn(
      dataDir,
      async (running) => {
        await settle(running.databaseUrl);
        return work(running);
      },
      env,
    ),
  );
}
