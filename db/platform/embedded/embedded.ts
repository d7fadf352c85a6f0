import { setTimeout as pause } from 'node:timers/promises';
import { checkServer } from './check-server.ts';
import { removeSocketFolder, resolveClusterPaths } from './cluster-paths.ts';
import { createCluster } from './create-cluster.ts';
import { prepareEngine } from './engine.ts';
import { runServer, stopServer } from './server.ts';
import { programUrl } from './server-session.ts';

type Log = (line: string) => void;

/** A database that is ready for `connect` and `migrate`. */
export type RunningDatabase = {
  url: string;
  /** The folder that holds the embedded database; null when DATABASE_URL names a server. */
  dataDir: string | null;
  /** True when this process started the server, false when it found one running. */
  startedHere: boolean;
  /** True when this call created the database. */
  isNew: boolean;
  /** Settles when the embedded server has died; never for a server of DATABASE_URL. */
  lost(): Promise<void>;
  /** Runs the embedded server again after `lost`, on the same URL. */
  restart(): Promise<void>;
  /**
   * Lets go of the database. An embedded server stops with the last program that uses it; one that
   * a person started, or that another program still uses, keeps running.
   */
  stop(): Promise<void>;
};

/**
 * Makes a database ready: the server that `databaseUrl` names, when it answers and is PostgreSQL 15
 * or newer, else the embedded one in `dataDir`, created on the first start and joined when another
 * program is already running it. There the program is a plain role, and the superuser this launcher's.
 * @param settings PostgreSQL settings for the embedded server, for tests
 * @throws StartupError with a message for the person at the console
 */
export async function startDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  log: Log;
  settings?: Record<string, string>;
}): Promise<RunningDatabase> {
  if (options.databaseUrl) {
    await checkServer(options.databaseUrl);
    return {
      url: options.databaseUrl,
      dataDir: null,
      startedHere: false,
      isNew: false,
      lost: () => new Promise(() => {}),
      restart: async () => {},
      stop: async () => {},
    };
  }
  return startEmbedded(options.dataDir, options.settings ?? {}, options.log);
}

async function startEmbedded(
  dataDir: string,
  settings: Record<string, string>,
  log: Log,
): Promise<RunningDatabase> {
  const places = resolveClusterPaths(dataDir, log);
  const engine = prepareEngine(places.account, places.folder, log);
  const isNew = await createCluster(engine, places, settings, log);
  let server = await runServer(engine, places, settings, log);
  /** The latest restart, perhaps still under way: its server must be known before it can be let go. */
  let restarting = Promise.resolve();
  return {
    url: programUrl(server.socket),
    dataDir: places.folder,
    get startedHere() {
      return server.child !== null;
    },
    isNew,
    lost: () => server.session.lost,
    restart() {
      const run = async () => {
        server = await runServer(engine, places, settings, log, server.child);
      };
      restarting = run();
      return restarting;
    },
    async stop() {
      await restarting.catch(() => {});
      const isLast = await server.session.leave();
      if (isLast && server.session.launched) {
        await stopServer(server);
        removeSocketFolder(places);
      }
      await server.session.end();
    },
  };
}

/**
 * Starts the embedded server again whenever it dies under this program (killed, out of memory, or
 * stopped by another program that shared it), until the returned function is called. Call that
 * before `stop`.
 */
export function superviseDatabase(
  database: RunningDatabase,
  { log, onReady = () => {} }: { log: Log; onReady?: () => void },
): () => void {
  let watching = true;
  const watch = async (): Promise<void> => {
    while (watching) {
      await database.lost();
      if (!watching) return;
      log('The database has stopped; starting it again.');
      await restartUntilReady();
    }
  };
  const restartUntilReady = async (): Promise<void> => {
    for (let wait = 250; watching; wait = Math.min(wait * 2, 5_000)) {
      try {
        await database.restart();
        log('The database is ready again.');
        onReady();
        return;
      } catch (error) {
        log(`${(error as Error).message}\nTrying again in ${wait / 1000} s.`);
        await pause(wait);
      }
    }
  };
  void watch();
  return () => {
    watching = false;
  };
}
