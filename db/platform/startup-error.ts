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
