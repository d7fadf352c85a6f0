import { join } from 'node:path';
import type { Job } from '#api/jobs/job.ts';
import { keepNewest, writeBackup } from '#db/backup.ts';
import { codeOf } from '#db/startup-error.ts';

/** Two weeks of nights. */
const KEPT = 14;

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS'];

/** Where backups lie, the clock's and those of `npm run backup`. */
export const backupFolder = (env: { dataDir: string }): string => join(env.dataDir, 'backups');

/** The job of every night: a backup into the data folder, and the oldest make room. */
export const backUp: Job = async (_payload, { env, now, log, withClient }) => {
  const folder = backupFolder(env);
  try {
    const backup = await withClient((client) =>
      writeBackup(client, { folder, kind: 'nightly', now }),
    );
    await keepNewest(folder, KEPT);
    log.info(backup, 'the night’s backup is written');
  } catch (error) {
    // A node that has no disk of its own, only a database elsewhere: trying again would not help.
    if (!UNWRITABLE.includes(codeOf(error))) throw error;
    log.warn({ err: error }, 'no backup was written: the data folder is not writable');
  }
};
