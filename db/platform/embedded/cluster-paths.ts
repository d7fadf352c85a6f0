import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { codeOf, StartupError } from '#db/platform/database-error.ts';
import { canEnter, chooseAccount, type SystemAccount } from './system-account.ts';

type Log = (line: string) => void;

/** Where one embedded database lives, and as whom it runs. Absolute paths. */
export type ClusterPaths = {
  account: SystemAccount | null;
  /** Holds everything below; DATA_DIR itself, or a folder under /var/lib/dabba. */
  folder: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  /** Where the Unix socket lies. */
  socket: string;
  logFile: string;
};

/** The repository this program runs from. */
const repository = resolve(import.meta.dirname, '../../..');

/** For what another account must reach while the repository or the data lie behind a closed door. */
export const sharedHome = join('/var/lib/dabba', hash(repository));

const pointerFile = 'where-the-database-is.txt';

const reasons: Record<string, (user: string) => string> = {
  EACCES: (user) => `the user "${user}" may not read and write it`,
  EPERM: (user) => `the user "${user}" may not change its owner`,
  EROFS: () => 'its disk is read-only',
  ENOTDIR: () => 'it, or a folder above it, is a file',
  EEXIST: () => 'it, or a folder above it, is a file',
  ENOSPC: () => 'its disk is full',
  EDQUOT: (user) => `the disk quota of the user "${user}" is used up`,
};

/** Turns a failed file operation on the data folder into words; other errors pass unchanged. */
export function describeFolderProblem(error: unknown, folder: string): unknown {
  const reason = reasons[codeOf(error)];
  if (!reason) return error;
  const at = (error as NodeJS.ErrnoException).path;
  return new StartupError(
    `The data folder ${folder} cannot be used: ${reason(userName())}${
      at && at !== folder ? `\n(at ${at})` : ''
    }.\n\nMake it a folder that this user can read and write, or set DATA_DIR to another one.`,
  );
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/**
 * Decides where the database of a data folder lives, and makes the folders.
 * @throws StartupError when the folder cannot be used
 */
export function resolveClusterPaths(dataDir: string, log: Log): ClusterPaths {
  const wanted = resolve(dataDir);
  try {
    const created = mkdirSync(wanted, { recursive: true });
    readdirSync(wanted);
    const folder = placeFor(wanted, Boolean(created), log);
    const cluster = join(folder, 'postgres');
    const account = chooseAccount(existsSync(cluster) ? statSync(cluster).uid : null);
    if (account && existsSync(cluster)) secureFor(account, folder, cluster, log);
    const socket = placeForSocket(folder);
    return { account, folder, cluster, socket, logFile: join(folder, 'postgres.log') };
  } catch (error) {
    throw describeFolderProblem(error, wanted);
  }
}

/**
 * Root copied or moved the files: they are handed back to the account, and its way to them is
 * checked, since a database that exists is not moved by itself.
 */
function secureFor(account: SystemAccount, folder: string, cluster: string, log: Log): void {
  if (!canEnter(account, folder)) {
    throw new StartupError(
      `The account "${account.name}" that runs the database cannot enter ${folder}.\n\n` +
        'Open the folders above it to other accounts (chmod a+x), or move the data folder.',
    );
  }
  if (statSync(cluster).uid === account.uid) return;
  log(`Handing the database in ${cluster} to the account "${account.name}".`);
  spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
}

/** Whether a data folder has a database, here or where it points to. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return ['postgres', pointerFile].some((name) => existsSync(join(dataDir, name)));
}

/** The data folder itself, or, where the database's account cannot enter it, one that it can. */
function placeFor(wanted: string, isNew: boolean, log: Log): string {
  const pointer = join(wanted, pointerFile);
  if (existsSync(pointer)) return follow(pointer);
  const own = join(wanted, 'postgres');
  if (existsSync(own)) return wanted;
  const account = chooseAccount(null);
  if (!account) return wanted;
  if (isNew) chmodSync(wanted, 0o711);
  if (canEnter(account, wanted)) return wanted;

  const elsewhere = claimFolder();
  writeFileSync(pointer, `${elsewhere}\n`);
  log(
    `The account "${account.name}" that runs the database cannot enter ${wanted}: the database is kept in ${elsewhere}.`,
  );
  return elsewhere;
}

function follow(pointer: string): string {
  const folder = readFileSync(pointer, 'utf8').trim();
  if (existsSync(folder)) return folder;
  throw new StartupError(
    `The database is kept in ${folder}, says ${pointer}, but nothing is there.\n\n` +
      'Put it back, or remove that file to start with an empty kitchen.',
  );
}

/** A folder that no other data folder uses: a second clone at the same path starts afresh. */
function claimFolder(): string {
  mkdirSync(sharedHome, { recursive: true });
  for (const path of ['/var/lib/dabba', sharedHome]) chmodSync(path, 0o711);
  for (let number = 1; ; number += 1) {
    const folder = join(sharedHome, number === 1 ? 'data' : `data-${number}`);
    try {
      mkdirSync(folder, { mode: 0o711 });
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Makes the socket's folder, closed to all but the database's account.
 * @throws StartupError when somebody else was there first
 */
export function makeSocketFolder({ socket, account, folder }: ClusterPaths): void {
  try {
    mkdirSync(socket, { recursive: true, mode: 0o700 });
    if (account) chownSync(socket, account.uid, account.gid);
    if (statSync(socket).uid === (account?.uid ?? process.getuid?.())) return;
  } catch (error) {
    throw describeFolderProblem(error, folder);
  }
  throw new StartupError(`${socket} belongs to somebody else. Remove it and start again.`);
}

/** Leaves nothing behind in the system's temporary folder. */
export function removeSocketFolder({ socket, folder }: ClusterPaths): void {
  if (dirname(socket) === folder) return;
  try {
    rmdirSync(socket);
  } catch {
    // Not empty: another program has started the database again.
  }
}

/** A socket's address holds some 100 bytes on every system: longer paths get one elsewhere. */
function placeForSocket(folder: string): string {
  const near = join(folder, 'run');
  if (fitsSocket(near)) return near;
  const name = `dabba-${process.getuid?.() ?? 0}-${hash(folder)}`;
  const far = join(tmpdir(), name);
  return fitsSocket(far) ? far : join('/tmp', name);
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432.lock')) <= 100;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
