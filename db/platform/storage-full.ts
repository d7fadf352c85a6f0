import { codeOf } from './startup-error.ts';

/** The disk is full, as PostgreSQL says it of most of them (its appendix A). */
const DISK_FULL = '53100';

/**
 * A quota is an internal error to PostgreSQL, and a file system that has become read-only, as Linux
 * makes one whose disk fails, a missing privilege (its `errcode_for_file_access`): the words of the
 * system tell them from others.
 */
const SAID_OTHERWISE = new Set(['XX000', '42501']);
const FULL_WORDS = /Disk quota exceeded|Read-only file system|No space left on device/i;

/** Whether an error of the database says that its disk takes nothing any more; it can be read. */
export function isStorageFull(error: unknown): boolean {
  const code = codeOf(error);
  if (code === DISK_FULL) return true;
  return SAID_OTHERWISE.has(code) && error instanceof Error && FULL_WORDS.test(error.message);
}
