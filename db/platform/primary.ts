import pg from 'pg';
import { type DatabaseServers, readServers, type Server } from './database-servers.ts';
import { addQueryTimeout } from './query-timeout.ts';

/** Shorter than whoever wants a connection waits for it. */
const PROBE_PATIENCE_MS = 3_000;

/** What PostgreSQL says to a write on a server that takes none (its appendix A). */
export const READ_ONLY = '25006';

/** A server that answers and takes no writes, as a standby; it counts as a database that is away. */
export function readOnlyError({ host, port }: Server): Error {
  const message = `The server at ${host}:${port} takes no writes now.`;
  return Object.assign(new Error(message), { code: READ_ONLY });
}

/** @throws READ_ONLY */
export async function refuseReadOnly(client: pg.Client): Promise<void> {
  const asked = { text: 'SHOW transaction_read_only', query_timeout: PROBE_PATIENCE_MS };
  const { rows } = await client.query(asked);
  if (rows[0]?.transaction_read_only !== 'off') throw readOnlyError(client);
}

/** Knows which one of an address's servers takes writes. */
export type Primary = Omit<DatabaseServers, 'servers'> & {
  /**
   * The one that took writes when it was last looked at; where that is not known, all are asked at
   * once, so that one that is dead or frozen keeps nobody waiting.
   * @throws AggregateError with what each of them said
   */
  find(): Promise<Server>;
  /** Whoever asks next looks anew, unless another one has been found meanwhile. */
  forget(server: Server): void;
};

function createPrimary({ servers, driverUrl, isSought }: DatabaseServers): Primary {
  let known: Server | null = null;
  let finding: Promise<Server> | null = null;

  async function probe(server: Server): Promise<Server> {
    const client = new pg.Client({
      connectionString: driverUrl,
      application_name: 'dabba looks for its server',
      connectionTimeoutMillis: PROBE_PATIENCE_MS,
    });
    client.on('error', () => {});
    Object.assign(client, server);
    try {
      await client.connect();
      addQueryTimeout(client, PROBE_PATIENCE_MS);
      await refuseReadOnly(client);
      return server;
    } finally {
      // A frozen one does not say goodbye.
      client.end().catch(() => {});
    }
  }

  async function look(): Promise<Server> {
    try {
      known = await Promise.any(servers.map(probe));
      return known;
    } finally {
      finding = null;
    }
  }

  return {
    driverUrl,
    isSought,
    async find() {
      if (known) return known;
      finding ??= look();
      return finding;
    },
    forget(server) {
      if (known === server) known = null;
    },
  };
}

const primaries = new Map<string, Primary>();

/** What the whole program knows of an address: what one connection finds out, all others use. */
export function primaryOf(url: string): Primary {
  const known = primaries.get(url);
  if (known) return known;
  // What cannot be read is the driver's to complain of.
  const servers = readServers(url) ?? { servers: [], driverUrl: url, isSought: false };
  const primary = createPrimary(servers);
  primaries.set(url, primary);
  return primary;
}
