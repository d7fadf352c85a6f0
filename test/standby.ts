import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { resolveClusterPaths } from '#db/platform/embedded/cluster-paths.ts';
import { prepareEngine } from '#db/platform/embedded/engine.ts';
import { programRole, superuser } from '#db/platform/embedded/roles.ts';
import { asAccount } from '#db/platform/embedded/system-account.ts';
import { asLauncher } from './database.ts';

/** A second server that follows a first one, and can take its place. */
export type Standby = {
  /** The folder of its socket. */
  host: string;
  /** Makes it take writes; settles when it does. */
  promote(): Promise<void>;
  end(): Promise<void>;
};

const log = (): void => {};

/**
 * Copies a running embedded server as `pg_basebackup` does (postgresql.org/docs/current/
 * continuous-archiving.html), and lets the copy follow it.
 * @param primary its address, as the program connects
 * @param dataDir of the primary
 * @param folder for the second, which can be removed when it has ended
 */
export async function startStandby(
  primary: string,
  dataDir: string,
  folder: string,
): Promise<Standby> {
  const { account, cluster } = resolveClusterPaths(dataDir, log);
  const places = resolveClusterPaths(join(folder, 'second'), log);
  const host = new URLSearchParams(primary.split('?')[1]).get('host') ?? '';
  await asking(asLauncher(primary), async (client) => {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    cpSync(cluster, places.cluster, { recursive: true });
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(places.cluster, 'backup_label'), rows[0].labelfile);
  });
  rmSync(join(places.cluster, 'postmaster.pid'));
  writeFileSync(join(places.cluster, 'standby.signal'), '');
  appendFileSync(
    join(places.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=''${host}'' user=${superuser}'\n`,
  );
  chmodSync(places.cluster, 0o700);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);

  const engine = prepareEngine(places.account, places.folder, log);
  const given = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off' };
  const settings = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(engine.postgres, ['-D', places.cluster, ...settings], {
    ...asAccount(account),
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: 'ignore',
  });
  const url = `postgresql://${superuser}@/postgres?host=${encodeURIComponent(folder)}`;
  await ready(server, url);
  return {
    host: folder,
    promote: () => asking(url, (client) => client.query('SELECT pg_promote()').then(log)),
    async end() {
      if (server.exitCode !== null) return;
      const closed = once(server, 'close');
      server.kill('SIGQUIT');
      await closed;
    },
  };
}

async function asking(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    const answered = await asking(url, (client) => client.query('SELECT 1').then(log)).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The second server ended before it was ready.');
}

/** The program's way to whichever of these servers takes writes. */
export const urlOfAll = (hosts: readonly string[]): string =>
  `postgresql://${programRole}@/dabba?host=${hosts.join(',')}&target_session_attrs=read-write`;
