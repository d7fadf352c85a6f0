import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isRoot } from '#db/platform/embedded/system-account.ts';
import { findFreePort } from '#test/nodes/free-port.ts';
import { type Disk, makeDisk } from './disk.ts';
import { account, POSTGRES, type Service, startService } from './service.ts';

/** One PostgreSQL server and the Patroni that watches over it. */
export type Member = {
  name: string;
  port: number;
  restPort: number;
  /** PostgreSQL's first process. */
  postmaster(): number;
  /** Kills the server, or with its Patroni as a machine that loses its power. */
  kill(all: boolean): Promise<void>;
  /** Starts Patroni again where it was killed. */
  start(): void;
  /** What it keeps its data on; null where no disk can be made, as only root may. */
  disk: Disk | null;
};

/** Two servers of which one follows the other and confirms every write, and etcd, which counts votes. */
export type Cluster = {
  members: Member[];
  primary(): Promise<Member>;
  /** Waits until the other server confirms every write of the primary. */
  inStep(): Promise<{ primary: Member; standby: Member }>;
  end(): Promise<void>;
};

const SUPERUSER = 'postgres';

/** A server that follows again has to be copied at worst. */
const PATIENCE_MS = 180_000;

/** As anybody's database: one of the bench's own is named. */
export const urlOf = (ports: readonly number[], user: string, database = 'dabba'): string =>
  `postgresql://${user}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${database}?target_session_attrs=read-write`;

/** The settings that operations.md gives a kitchen's host, with shorter waits. */
const configure = (options: {
  name: string;
  folder: string;
  port: number;
  restPort: number;
  etcdPort: number;
}) => ({
  scope: 'dabba',
  name: options.name,
  restapi: {
    listen: `127.0.0.1:${options.restPort}`,
    connect_address: `127.0.0.1:${options.restPort}`,
  },
  etcd3: { hosts: [`127.0.0.1:${options.etcdPort}`] },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 3,
      // Crash recovery may take longer than anybody waits: the other server takes over at once.
      primary_start_timeout: 0,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: { max_connections: 200, wal_log_hints: 'on', wal_keep_size: '512MB' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${options.port}`,
    connect_address: `127.0.0.1:${options.port}`,
    data_dir: join(options.folder, 'data'),
    bin_dir: POSTGRES,
    basebackup: [{ checkpoint: 'fast' }],
    pgpass: join(options.folder, 'pgpass'),
    parameters: { unix_socket_directories: options.folder },
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    authentication: {
      superuser: { username: SUPERUSER, password: 'super' },
      replication: { username: 'replicator', password: 'replica' },
    },
  },
});

async function createMember(folder: string, name: string, etcdPort: number) {
  const own = join(folder, name);
  const disk = isRoot() ? makeDisk(own) : null;
  mkdirSync(own, { recursive: true });
  const [port, restPort] = [await findFreePort(), await findFreePort()];
  const settings = configure({ name, folder: own, port, restPort, etcdPort });
  const file = join(own, 'patroni.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settings, null, 2));
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, own]);
  let patroni = startService('patroni', [file]);
  const postmaster = () => {
    const text = readFileSync(join(own, 'data/postmaster.pid'), 'utf8');
    return Number(text.split('\n')[0]);
  };
  const member: Member = {
    name,
    port,
    restPort,
    postmaster,
    async kill(all) {
      const pid = postmaster();
      if (all) await patroni.end('SIGKILL');
      process.kill(pid, 'SIGKILL');
    },
    start() {
      patroni = startService('patroni', [file]);
    },
    disk,
  };
  const end = async () => {
    await patroni.end();
    disk?.remove();
  };
  return { member, end };
}

/** Brings up etcd and the two servers, and makes the program's role and database. */
export async function startCluster(folder: string): Promise<Cluster> {
  const [clients, peers] = [await findFreePort(), await findFreePort()];
  const etcdFolder = join(folder, 'etcd');
  mkdirSync(etcdFolder, { mode: 0o700 });
  if (account) spawnSync('chown', [`${account.uid}:${account.gid}`, etcdFolder]);
  const etcd: Service = startService('etcd', [
    ...['--name', 'one', '--data-dir', etcdFolder, '--logger', 'zap', '--log-level', 'error'],
    ...['--listen-client-urls', `http://127.0.0.1:${clients}`],
    ...['--advertise-client-urls', `http://127.0.0.1:${clients}`],
    ...['--listen-peer-urls', `http://127.0.0.1:${peers}`],
    ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peers}`],
    ...['--initial-cluster', `one=http://127.0.0.1:${peers}`],
  ]);
  // FIRST and ANY are words of PostgreSQL's where it is told who confirms.
  const first = await createMember(folder, 'north', clients);
  const all = [first];
  const members = [first.member];
  const cluster: Cluster = {
    members,
    async primary() {
      for (;;) {
        for (const member of members) if (await is('primary', member)) return member;
        await pause(20);
      }
    },
    async inStep() {
      for (const began = performance.now(); performance.now() - began < PATIENCE_MS; ) {
        const primary = await cluster.primary();
        const standby = members.find((member) => member !== primary);
        if (standby && (await is('synchronous', standby))) return { primary, standby };
        await pause(100);
      }
      throw new Error('The second server does not confirm writes.');
    },
    async end() {
      for (const { end } of all.reverse()) await end();
      await etcd.end();
    },
  };
  await cluster.primary();
  await prepareDatabase(first.member.port);
  const second = await createMember(folder, 'south', clients);
  all.push(second);
  members.push(second.member);
  await cluster.inStep();
  return cluster;
}

/** Patroni's own view (patroni.readthedocs.io, REST API). */
async function is(role: 'primary' | 'synchronous', { restPort }: Member): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000);
  const url = `http://127.0.0.1:${restPort}/${role}`;
  return (await fetch(url, { signal }).catch(() => null))?.status === 200;
}

async function prepareDatabase(port: number): Promise<void> {
  const client = new pg.Client({
    connectionString: `postgresql://${SUPERUSER}@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  await client.query('CREATE ROLE dabba LOGIN');
  await client.query('CREATE DATABASE dabba OWNER dabba');
  await client.end();
}

/** Whether a server takes writes, asked of itself: earlier than its Patroni says so. */
export async function takesWrites({ port }: Member): Promise<boolean> {
  const client = new pg.Client({
    connectionString: `postgresql://dabba@127.0.0.1:${port}/dabba`,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS follows');
    return rows[0].follows === false;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}
