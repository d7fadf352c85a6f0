import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Job } from '#api/platform/jobs/job.ts';
import { codeOf } from '#db/platform/startup-error.ts';
import { mailFolder } from './deliver.ts';

/**
 * Removes the files of mails from `DATA_DIR/mail`, half-written ones too. Their names end with the
 * mail's id.
 */
export async function forgetLetters(
  env: { dataDir: string },
  mailIds: readonly string[],
): Promise<void> {
  if (mailIds.length === 0) return;
  const folder = mailFolder(env);
  const names = await readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const forgotten = new Set(mailIds);
  for (const name of names) {
    const id = /([0-9a-f-]{36})\.eml(\.part)?$/.exec(name)?.[1];
    if (id && forgotten.has(id)) await rm(join(folder, name), { force: true });
  }
}

const Payload = z.object({ mailIds: z.array(z.uuid()) });

/** The job behind `dropLetters`. */
export const forgetLettersJob: Job = async (payload, { env }) =>
  forgetLetters(env, z.parse(Payload, payload).mailIds);
