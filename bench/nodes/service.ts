import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { asAccount, chooseAccount } from '#db/platform/embedded/system-account.ts';
import { clockLibrary } from './machine-clock.ts';

/** What the system's packages bring along, as Debian names them. */
const PACKAGES = { etcd: 'etcd-server', patroni: 'patroni', pgbouncer: 'pgbouncer' } as const;

/** Where Debian keeps the programs of PostgreSQL, which are not in anybody's path. */
export const POSTGRES = '/usr/lib/postgresql/15/bin';

const PATH = `${process.env.PATH}:/usr/sbin:${POSTGRES}`;

/** The packages that are missing here; without them nothing can be measured. */
export function missingPackages(): string[] {
  const isThere = (program: string) =>
    spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH } }).status === 0;
  const missing: string[] = Object.entries(PACKAGES).flatMap(([program, name]) =>
    isThere(program) ? [] : [name],
  );
  if (!isThere(`${POSTGRES}/postgres`)) missing.push('postgresql-15');
  if (!clockLibrary) missing.push('libfaketime');
  return missing;
}

/** Whoever runs them: PostgreSQL and PgBouncer refuse root. */
export const account = chooseAccount(null);

/** A program of the system's, as a process of its own. */
export type Service = {
  pid: number;
  /** Ends it, cleanly by default, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

export function startService(
  program: keyof typeof PACKAGES,
  args: readonly string[],
  env: Record<string, string> = {},
): Service {
  const child = spawn(program, args, {
    ...asAccount(account),
    env: { PATH, LC_ALL: 'C.UTF-8', ...env },
    stdio: process.env.BENCH_NODES_LOG ? ['ignore', 'inherit', 'inherit'] : 'ignore',
  });
  const closed = once(child, 'close');
  return { pid: child.pid ?? 0, end: (signal = 'SIGTERM') => end(child, closed, signal) };
}

async function end(child: ChildProcess, closed: Promise<unknown>, signal: NodeJS.Signals) {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  await closed;
}

/** A process with those that it has started. */
export function familyOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
}
