import { codeOf, StartupError } from '#db/platform/database-error.ts';
import { ProgramClient } from '#db/platform/program-client.ts';
import { addQueryTimeout, QUERY_PATIENCE_MS } from '#db/platform/query-timeout.ts';

const oldestSupported = 15;

/**
 * Makes sure that the server of DATABASE_URL answers and is new enough, and that its database takes every
 * letter.
 * @param patience how long it may take to answer, in milliseconds
 * @throws StartupError that names the cause, never the password
 */
export async function checkServer(
  databaseUrl: string,
  patience = QUERY_PATIENCE_MS,
): Promise<void> {
  const shown = withoutPassword(databaseUrl);
  const client = new ProgramClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    addQueryTimeout(client, patience);
    const { rows } = await client.query('SHOW server_version_num');
    const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
    if (major < oldestSupported) {
      throw new StartupError(
        `DATABASE_URL names PostgreSQL ${major} (${shown}).\n\n` +
          `This program needs PostgreSQL ${oldestSupported} or newer.`,
      );
    }
    const { rows: encodings } = await client.query('SHOW server_encoding');
    if (encodings[0].server_encoding !== 'UTF8') {
      throw new StartupError(
        `The database of DATABASE_URL keeps its texts as ${encodings[0].server_encoding} (${shown}).\n\n` +
          'Names and menus need UTF8, and the encoding of a database cannot be changed. Make a new one\n' +
          "(CREATE DATABASE dabba OWNER dabba ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0)\n" +
          'and name it in DATABASE_URL. What a kitchen has in the old one comes along by npm run backup\n' +
          'with the program that it was used with, and npm run restore.',
      );
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database of DATABASE_URL cannot be used: ${explain(error)}\n(${shown})\n\n` +
        'Correct DATABASE_URL (postgresql://user:password@host:5432/database), or leave it out to\n' +
        'use the database that comes with this program.',
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function explain(error: unknown): string {
  const code = codeOf(error) || codeOf((error as { errors?: unknown[] }).errors?.[0]);
  const message = error instanceof Error ? error.message : String(error);
  const reasons: Record<string, string> = {
    ENOTFOUND: 'no server of that name is known.',
    EAI_AGAIN: 'the name of the server could not be looked up.',
    ECONNREFUSED: 'nothing listens at that address.',
    ENOENT: 'nothing listens at that socket.',
    EHOSTUNREACH: 'that address cannot be reached.',
    ENETUNREACH: 'that address cannot be reached.',
    ERR_INVALID_URL: 'it is not a URL.',
    '28P01': 'the user or the password is wrong.',
    '28000': `the server does not let this user in (${message}).`,
    '25006': 'none of its servers takes writes now; try again in a moment.',
    '3D000': 'there is no database of that name.',
    '57P03': 'the server is starting or stopping; try again in a moment.',
    '53300': 'the server has no connection left.',
  };
  return reasons[code] ?? `${message}.`;
}

function withoutPassword(databaseUrl: string): string {
  return databaseUrl
    .replace(/(\/\/[^:/@]*):[^@]*@/, '$1:…@')
    .replace(/password=[^&]*/i, 'password=…');
}
