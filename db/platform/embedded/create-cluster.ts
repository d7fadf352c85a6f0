import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartupError } from '#db/platform/database-error.ts';
import { type ClusterPaths, describeFolderProblem } from './cluster-paths.ts';
import type { Engine } from './engine.ts';
import { superuser } from './roles.ts';
import { isAlive } from './server.ts';
import { asAccount } from './system-account.ts';

const longestInitdb = 10 * 60_000;

/**
 * Makes the cluster when there is none: initdb writes into a sibling that is renamed when it is
 * complete, so that a kill in the middle never leaves a torn cluster, and of two programs doing it
 * at once the second takes the first one's. Answers true when this call made it.
 * @throws StartupError when initdb fails or the cluster is of another major version
 */
export async function createCluster(
  engine: Engine,
  places: ClusterPaths,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<boolean> {
  removeLeftovers(places.folder);
  if (existsSync(places.cluster)) {
    checkVersion(engine, places);
    return false;
  }
  log(`Creating the database in ${places.cluster}`);
  const sibling = join(
    places.folder,
    `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`,
  );
  try {
    mkdirSync(sibling, { mode: 0o700 });
    if (places.account) chownSync(sibling, places.account.uid, places.account.gid);
    await runInitdb(engine, places, sibling, settings.fsync === 'off' ? ['--no-sync'] : []);
    renameSync(sibling, places.cluster);
    return true;
  } catch (error) {
    rmSync(sibling, { recursive: true, force: true });
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
    throw describeFolderProblem(error, places.folder);
  }
}

/** The lines of initdb's complaint that say why, without the SQL that it was at; null when none does. */
export function reasonIn(complaint: string): string | null {
  const lines = complaint.split('\n').map((line) => line.trim());
  const why = lines.filter((line) => /^initdb: |\b(?:FATAL|PANIC|ERROR|HINT|DETAIL): /.test(line));
  return why.slice(0, 4).join('\n') || lines.findLast((line) => line !== '') || null;
}

function runInitdb(
  engine: Engine,
  places: ClusterPaths,
  folder: string,
  more: string[],
): Promise<void> {
  // The built-in locale sorts the same on every machine and in every version of its libraries.
  const args = [
    ...['-D', folder, '--username', superuser, '--encoding', 'UTF8', '--no-instructions'],
    ...['--auth-local', 'trust', '--auth-host', 'reject'],
    ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...more,
  ];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(engine.initdb, args, {
    ...asAccount(places.account),
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  child.on('error', reject);
  child.on('close', (code, signal) => {
    if (code === 0) resolve();
    else {
      const reason = reasonIn(complaint) ?? `initdb ended with ${signal ?? code}`;
      reject(
        new StartupError(
          `The database could not be created in ${places.cluster}:\n${reason}\n\n` +
            'Set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server of your own.',
        ),
      );
    }
  });
  return promise;
}

/**
 * Siblings of starts that were killed. A young one whose maker lives is another program's, at work;
 * age decides too, because in containers every program has the same process id.
 */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const maker = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (!maker) continue;
    try {
      const path = join(folder, name);
      if (isAlive(Number(maker)) && Date.now() - statSync(path).mtimeMs < longestInitdb) continue;
      rmSync(path, { recursive: true, force: true });
    } catch {
      // An initdb that outlived its program is still writing: the next start removes it.
    }
  }
}

function checkVersion(engine: Engine, places: ClusterPaths): void {
  let version: string;
  try {
    version = readFileSync(join(places.cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      throw new StartupError(
        `${places.cluster} exists but holds no database.\n\n` +
          'Move it away to start with an empty kitchen, or set DATA_DIR to another folder.',
      );
    }
    throw describeFolderProblem(error, places.folder);
  }
  if (Number(version) !== engine.major) {
    throw new StartupError(
      `The database in ${places.cluster} was written by PostgreSQL ${version}, and the one that\n` +
        `comes with this program is ${engine.major}, which cannot read it.\n\n` +
        'Make a backup with the program that wrote it (npm run backup), move the folder away, and\n' +
        'restore the backup here (npm run restore).',
    );
  }
}
