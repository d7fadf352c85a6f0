import { recordErasures } from '#api/account/reapply-erasures.ts';
import { backupFolder } from '#api/env.ts';
import type { Job } from '#api/platform/queues/job.ts';
import { keepNewest, writeBackup } from '#db/backup/backup.ts';
import { isUnwritable } from '#db/platform/database-error.ts';

/** Two weeks of nights. */
const KEPT = 14;

/**
 * The job of every night: a backup into the data folder, and the oldest make room. The list of who
 * was erased lies beside it, up to date.
 */
export const backUp: Job = async (_payload, { db, env, now, log, withClient }) => {
  const folder = backupFolder(env);
  await recordErasures({ db, env, log });
  try {
    const backup = await withClient((client) =>
      writeBackup(client, { folder, kind: 'nightly', now }),
    );
    await keepNewest(folder, KEPT);
    log.info(backup, 'the night’s backup is written');
  } catch (error) {
    // A node that has no disk of its own, only a database elsewhere: trying again would not help.
    if (!isUnwritable(error)) throw error;
    log.warn({ err: error }, 'no backup was written: the data folder is not writable');
  }
};
