import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  fchmodSync,
  fstatSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '#db/platform/database-error.ts';
import { type ClusterPaths, makeSocketFolder } from './cluster-paths.ts';
import type { Engine } from './engine.ts';
import { launchedSetting, openServerSession, type ServerSession } from './server-session.ts';
import { asAccount } from './system-account.ts';

/** A running server: who found or started it, and the session that holds it. */
export type RunningServer = {
  pid: number;
  socket: string;
  session: ServerSession;
  /** Present when this process started the server. */
  child: ChildProcess | null;
};

type Launch = { child: ChildProcess; logFrom: number; error: Error | null };

/**
 * The server of one kitchen on a small machine (docs/decisions/0054). What does not fit into its buffers
 * is in the system's, which the system takes back when it needs memory; nobody else subscribes to it,
 * reads that are in memory need no processes of their own, and tidying its indexes takes no 64 MB.
 */
const SMALL = {
  shared_buffers: '16MB',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  autovacuum_work_mem: '8MB',
};

/** How long a start may take, a long crash recovery included. */
const patience = 10 * 60_000;

/** What a start answers while a killed server's last children still hold its memory, or two race. */
const passingTroubles = /shared memory block .* still in use|lock file .* already exists/;

/** True while a process of this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True when the id is a live PostgreSQL server's, not one that the system has given away again. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.includes('postgres') ?? false;
  }
}

/**
 * Answers the server of this cluster: the live one when there is one, else a new one. Two programs
 * may do this at once; PostgreSQL's own lock file lets one server live, and both use it.
 * @param previous the server's process from an earlier call, when this is a restart
 * @throws StartupError when the server does not start, with what its log says
 */
export async function runServer(
  engine: Engine,
  places: ClusterPaths,
  settings: Record<string, string>,
  log: (line: string) => void,
  previous: ChildProcess | null = null,
): Promise<RunningServer> {
  const startedAt = Date.now();
  let told = false;
  let attempt: Launch | null = null;
  while (Date.now() - startedAt < patience) {
    const found = readLockFile(join(places.cluster, 'postmaster.pid'));
    const session = found && (await openServerSession(found.socket || places.socket));
    if (found && session) {
      const own = [attempt?.child, previous].find((process) => process?.pid === found.pid);
      const child = own && !hasEnded(own) ? own : null;
      return { pid: found.pid, socket: found.socket || places.socket, session, child };
    }
    const busy = found !== null && isPostgres(found.pid);
    if (!busy && (attempt === null || hasEnded(attempt.child))) {
      if (attempt) throwUnlessPassing(attempt, places);
      removeStaleLocks(places);
      attempt = launch(engine, places, settings);
    }
    if (!told && Date.now() - startedAt > 5_000) {
      log('The database is still starting (it may be recovering from a crash).');
      told = true;
    }
    await pause(20);
  }
  throw new StartupError(
    `The database in ${places.cluster} has not become ready in ${patience / 60_000} minutes.\n` +
      `Its log is ${places.logFile}.`,
  );
}

/** Asks the server to stop: what runs is rolled back, what is committed is safe. */
export async function stopServer(server: RunningServer): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
  ] as const) {
    if (!isPostgres(server.pid)) return;
    process.kill(server.pid, signal);
    const giveUpAt = Date.now() + seconds * 1000;
    while (Date.now() < giveUpAt) {
      if (server.child ? hasEnded(server.child) : !isPostgres(server.pid)) return;
      await pause(10);
    }
  }
}

function launch(engine: Engine, places: ClusterPaths, settings: Record<string, string>): Launch {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: places.socket,
    unix_socket_permissions: '0700',
    port: '5432',
    // The program's refusals are errors to PostgreSQL and may name customers: they stay out.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_timezone: 'America/Toronto',
    TimeZone: 'America/Toronto',
    ...SMALL,
    [launchedSetting]: 'yes',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  makeSocketFolder(places);
  const output = openLog(places.logFile);
  const logFrom = fstatSync(output).size;
  const child = spawn(engine.postgres, ['-D', places.cluster, ...args], {
    ...asAccount(places.account),
    // A group of its own: Ctrl-C reaches the program, which stops the server when it has finished.
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const started: Launch = { child, logFrom, error: null };
  child.on('error', (error) => {
    started.error = error;
  });
  child.unref();
  return started;
}

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000) truncateSync(path);
  const file = openSync(path, 'a', 0o600);
  fchmodSync(file, 0o600);
  return file;
}

/** Returns when the failure is one that passes, so that the start is tried again. */
function throwUnlessPassing(attempt: Launch, places: ClusterPaths): void {
  const lines = readFileSync(places.logFile)
    .subarray(attempt.logFrom)
    .toString()
    .trim()
    .split('\n');
  const own = lines.filter((line) => line.includes(`[${attempt.child.pid}]`));
  if (own.some((line) => passingTroubles.test(line))) return;
  const reason = attempt.error?.message ?? (own.length > 0 ? own : lines).slice(-8).join('\n');
  throw new StartupError(
    `The database in ${places.cluster} did not start:\n\n${reason}\n\nIts log is ${places.logFile}.`,
  );
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** PostgreSQL's lock files: line 1 is the process, line 5 the socket's folder. */
function readLockFile(path: string): { pid: number; socket: string } | null {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, socket: lines[4]?.trim() ?? '' } : null;
  } catch {
    return null;
  }
}

/**
 * PostgreSQL replaces a dead server's lock files itself, but after a restart of the machine their
 * process id may be an unrelated program's, which it would take for a live server.
 */
function removeStaleLocks(places: ClusterPaths): void {
  for (const path of [
    join(places.cluster, 'postmaster.pid'),
    join(places.socket, '.s.PGSQL.5432.lock'),
  ]) {
    const lock = readLockFile(path);
    if (lock && isAlive(lock.pid) && !isPostgres(lock.pid)) rmSync(path, { force: true });
  }
}
