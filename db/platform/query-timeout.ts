import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** How long the database may leave a query without a byte of an answer, in milliseconds. */
export const QUERY_PATIENCE_MS = 15_000;

/** By then the server has given up itself, if it lives: it ends a query in a cleaner way. */
const SERVER_FIRST_MS = 2_000;

/** What the driver has and its types do not say. */
type PgClientInternals = {
  connection: EventEmitter & { stream: Socket };
  readyForQuery: boolean | null;
  _ending: boolean;
};

export const connectionOf = (client: pg.ClientBase): PgClientInternals =>
  client as unknown as PgClientInternals;

/**
 * Breaks a connection off once its database has been silent for too long in the middle of a query:
 * a frozen server, or a network that swallows everything, would keep whoever asks for ever. What
 * waits on the connection fails, and its pool opens another one. A connection that nobody asks
 * anything may be silent, unless it is being ended.
 */
export function addQueryTimeout(client: pg.ClientBase, patience = QUERY_PATIENCE_MS): void {
  const inside = connectionOf(client);
  const { stream } = inside.connection;
  stream.setTimeout(patience + SERVER_FIRST_MS, () => {
    if (!inside.readyForQuery || inside._ending) stream.destroy(new Error(TIMEOUT_MESSAGE));
  });
}

/** What a query fails with that the database has left without an answer. */
export const TIMEOUT_MESSAGE = 'the database does not answer';
