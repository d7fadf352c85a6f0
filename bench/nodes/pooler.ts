import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#test/nodes/free-port.ts';
import { account, type Service, startService } from './service.ts';

export type Pooler = Service & { port: number };

/** PgBouncer in transaction mode beside one server, as operations.md sets it up. */
export async function startPooler(folder: string, serverPort: number): Promise<Pooler> {
  const own = join(folder, `pooler-${serverPort}`);
  mkdirSync(own);
  const port = await findFreePort();
  const database = `host=127.0.0.1 port=${serverPort} dbname=dabba connect_query='SET statement_timeout = ''15s'''`;
  const settings = [
    ...['[databases]', `dabba = ${database}`, '[pgbouncer]', 'pool_mode = transaction'],
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir ='],
    ...['auth_type = trust', `auth_file = ${join(own, 'users.txt')}`],
    ...['max_client_conn = 500', 'default_pool_size = 20'],
    ...['server_login_retry = 1', 'query_wait_timeout = 5', 'server_connect_timeout = 3'],
  ];
  writeFileSync(join(own, 'users.txt'), '"dabba" ""\n');
  writeFileSync(join(own, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, own]);
  return { port, ...startService('pgbouncer', ['-q', join(own, 'pgbouncer.ini')]) };
}
