import { userInfo } from 'node:os';
import { codeOf, StartupError } from '../startup-error.ts';

const reasons: Record<string, string> = {
  EACCES: 'it may not be read or written by',
  EPERM: 'its owner may not be changed by',
  EROFS: 'it lies on a read-only disk, seen by',
  ENOTDIR: 'it, or a folder above it, is a file, seen by',
  EEXIST: 'it, or a folder above it, is a file, seen by',
  ENOSPC: 'the disk is full for',
  EDQUOT: 'the disk quota is used up for',
};

/** Turns a failed file operation on the data folder into words; other errors pass unchanged. */
export function describeFolderProblem(error: unknown, folder: string): unknown {
  const reason = reasons[codeOf(error)];
  if (!reason) return error;
  const at = (error as NodeJS.ErrnoException).path;
  return new StartupError(
    `The data folder ${folder} cannot be used:\n` +
      `${reason} the user "${userName()}"${at && at !== folder ? ` (at ${at})` : ''}.\n\n` +
      'Make it readable and writable for this user, or set DATA_DIR to another folder.',
  );
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
