import type pg from 'pg';
import { codeOf } from '#db/platform/database-error.ts';
import { TIMEOUT_MESSAGE } from '#db/platform/query-timeout.ts';
import {
  handOver,
  type Launcher,
  makeDatabase,
  openLauncher,
  programDatabase,
  programRole,
  superuser,
} from './roles.ts';

/**
 * A connection that a program keeps for as long as it uses an embedded server. It notices the
 * server's death at once, and its shared lock tells other programs that the server is in use.
 */
export type ServerSession = {
  /** Settles when the connection is gone, whatever ended it. */
  lost: Promise<void>;
  /** True when a launcher started this server, rather than a person with pg_ctl. */
  launched: boolean;
  /** Gives the lock up; true when no other program uses the server any more. */
  leave(): Promise<boolean>;
  end(): Promise<void>;
};

const inUse = 7_466_001;
const creatingDatabase = 7_466_002;

/** Marks a server that a launcher started, on its command line. */
export const launchedSetting = 'dabba.launched';

const urlOf = (socketFolder: string, role: string, database: string): string =>
  `postgresql://${role}@/${database}?host=${encodeURIComponent(socketFolder)}`;

/** The program's way to its database on the server whose socket lies in the folder. */
export const programUrl = (socketFolder: string): string =>
  urlOf(socketFolder, programRole, programDatabase);

/** The launcher's way to a database on that server: it may do everything. */
const launcherUrl = (socketFolder: string, database = 'postgres'): string =>
  urlOf(socketFolder, superuser, database);

/**
 * Opens the session, and makes the program's role and database when there are none. Answers null when no
 * server is ready behind the socket: none is there, it is still starting or stopping, or it is silent.
 */
export async function openServerSession(socketFolder: string): Promise<ServerSession | null> {
  try {
    return await enter(await openLauncher(launcherUrl(socketFolder)), socketFolder);
  } catch (error) {
    if (isNotReady(error)) return null;
    throw error;
  }
}

async function enter(
  { client, lost }: Launcher,
  socketFolder: string,
): Promise<ServerSession | null> {
  try {
    const { rows } = await client.query(
      `SELECT pg_try_advisory_lock_shared($1) AS entered, current_setting('${launchedSetting}', true) = 'yes' AS launched`,
      [inUse],
    );
    if (!rows[0].entered) {
      await client.end();
      return null;
    }
    await prepareDatabase(client, socketFolder);
    return {
      lost,
      launched: rows[0].launched === true,
      leave: () => leave(client),
      end: () => client.end().catch(() => {}),
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function prepareDatabase(client: pg.Client, socketFolder: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [creatingDatabase]);
  await makeDatabase(client);
  await handOver(launcherUrl(socketFolder, programDatabase));
  await client.query('SELECT pg_advisory_unlock($1)', [creatingDatabase]);
}

/**
 * Of several programs that leave at once exactly one gets the exclusive lock, unless a newcomer has
 * entered; while it is held nobody enters a server that is about to stop.
 */
async function leave(client: pg.Client): Promise<boolean> {
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [inUse]);
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS alone', [inUse]);
    return rows[0].alone;
  } catch {
    return false;
  }
}

function isNotReady(error: unknown): boolean {
  const code = codeOf(error);
  if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTSOCK'].includes(code)) return true;
  if (['57P01', '57P02', '57P03'].includes(code)) return true;
  const words = `terminated unexpectedly|timeout expired|Connection ended|${TIMEOUT_MESSAGE}`;
  return new RegExp(words, 'i').test(String(error));
}
