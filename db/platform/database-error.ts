/**
 * Something outside the program keeps it from starting (a folder, an address, an old server).
 * The message is complete, fits on one screen and says what to do: print it without a stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The `code` of a Node or PostgreSQL error (`ENOENT`, `28P01`), or an empty string. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** Whether a folder or a file cannot be written: trying again would not help. */
export const isUnwritable = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error));

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
