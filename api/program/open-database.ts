import type { Env } from '#api/env.ts';
import { type Connection, connect } from '#db/platform/connect.ts';
import { checkServer } from '#db/platform/embedded/check-server.ts';
import { startDatabase, superviseDatabase } from '#db/platform/embedded/embedded.ts';
import { migrate } from '#db/platform/migrate.ts';

export type OpenDatabase = {
  connection: Connection;
  /** Of the database itself, also where the connection goes through a pooler. */
  url: string;
  /** Where the data is, in words for the console; never a password. */
  place: string;
  /** Closes the connections, and stops the server if this program should. */
  close(): Promise<void>;
};

/**
 * Connections for calls and pages. One that works costs the database 13 MB for what it comes to know of
 * the tables and the statements that it has planned, and a small server has two processors: some wait
 * for the disk or for a lock while the others work, and more than these only wait for each other
 * (docs/decisions/0054).
 */
const FOR_CALLS = 4;

/** Not by `URL`: PostgreSQL's addresses of sockets have no host. */
const withoutPassword = (url: string) =>
  `PostgreSQL at ${url.replace(/^\w+:\/\/(?:[^@/]*@)?/, '').replace(/\?.*$/, '')}`;

/**
 * Makes the program's database ready: started or found, supervised, migrated, connected.
 * @param say tells the person at the console what is going on
 * @throws StartupError
 */
export async function openDatabase(
  env: Env,
  say: (line: string) => void,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, pooledUrl } = env;
  const database = await startDatabase({ dataDir, databaseUrl, log: say });
  const stopWatching = superviseDatabase(database, { log: say });
  const giveUp = async () => {
    stopWatching();
    await database.stop();
  };
  try {
    await migrate(database.url, { log: say });
    if (pooledUrl) await checkServer(pooledUrl);
    const isPooled = pooledUrl !== undefined;
    const connection = connect(pooledUrl ?? database.url, { max: FOR_CALLS, isPooled, onError });
    return {
      connection,
      url: database.url,
      place: database.dataDir ?? withoutPassword(database.url),
      async close() {
        await connection.close();
        await giveUp();
      },
    };
  } catch (error) {
    await giveUp();
    throw error;
  }
}
