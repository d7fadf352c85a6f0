import { userInfo } from 'node:os';
import { codeOf, StartupError } from '#db/platform/startup-error.ts';

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
