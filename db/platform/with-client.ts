import type { Socket } from 'node:net';
import type pg from 'pg';
import { StartupError } from './database-error.ts';
import { ProgramClient } from './program-client.ts';
import { addQueryTimeout, connectionOf, TIMEOUT_MESSAGE } from './query-timeout.ts';

/** What changes or reads all there is may take minutes, and waits for others who do. */
const LONG_PATIENCE_MS = 10 * 60_000;

/** Whoever sits at the console is told by then what is waited for. */
const TOLD_AFTER_MS = 10_000;

type SilenceReport = {
  /** What the connection is for, as its server shows it. */
  name: string;
  /** The work, as the person at the console knows it: 'writing the backup'. */
  doing: string;
  log: (line: string) => void;
  /** How long the database may be silent, and after how long that is told, in milliseconds. */
  patience?: number | undefined;
  toldAfter?: number | undefined;
};

/**
 * Lends a start or a command a connection of its own for one long piece of work. However long that
 * takes, nobody waits in silence: a database without an answer is told of, and given up in the end.
 * @throws StartupError when it was
 */
export async function withClient<T>(
  url: string,
  { name, doing, log, patience = LONG_PATIENCE_MS, toldAfter = TOLD_AFTER_MS }: SilenceReport,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new ProgramClient({
    connectionString: url,
    application_name: `dabba ${name}`,
    connectionTimeoutMillis: 10_000,
  });
  const patienceInWords = `${Math.ceil(patience / 60_000)} min`;
  let isSilent = false;
  client.on('error', ({ message }) => {
    isSilent ||= message === TIMEOUT_MESSAGE;
  });
  await client.connect();
  addQueryTimeout(client, patience);
  const stopTelling = tellOfSilence(client, toldAfter, () =>
    log(
      `Still waiting for the database (${doing}). It may be busy, or wait for another program; it is\n` +
        `given up after ${patienceInWords} without an answer.`,
    ),
  );
  try {
    return await work(client);
  } catch (error) {
    if (!isSilent) throw error;
    throw new StartupError(
      `The database has not answered for ${patienceInWords} (${doing}): it is frozen, or another program\n` +
        'holds what this one needs. Nothing is left half done: see to it, and try again.',
      { cause: error },
    );
  } finally {
    stopTelling();
    await client.end();
  }
}

const bytesOf = ({ bytesRead, bytesWritten }: Socket) => bytesRead + bytesWritten;

/** Tells once of each silence in the middle of a query, until the answered function is called. */
function tellOfSilence(client: pg.Client, after: number, tell: () => void): () => void {
  const inside = connectionOf(client);
  let heard = -1;
  let told = false;
  const looking = setInterval(() => {
    const bytes = bytesOf(inside.connection.stream);
    const isSilent = !inside.readyForQuery && bytes === heard;
    if (isSilent && !told) tell();
    told = isSilent;
    heard = bytes;
  }, after);
  return () => clearInterval(looking);
}
