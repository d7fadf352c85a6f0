import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartupError } from '#db/platform/database-error.ts';

/** The operating system's account that runs PostgreSQL's programs. */
export type SystemAccount = { name: string; uid: number; gid: number };

/** True when this process is root, which PostgreSQL refuses to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Whom to run PostgreSQL as: nobody special (null) for an ordinary user; for root the owner of an
 * existing cluster, else `postgres`, else `nobody`. Always an account with a passwd entry, because
 * initdb fails without one.
 */
export function chooseAccount(clusterOwner: number | null): SystemAccount | null {
  if (!isRoot()) return null;
  const accounts = readAccounts();
  const owner = accounts.find((account) => account.uid === clusterOwner && account.uid !== 0);
  const chosen =
    owner ??
    ['postgres', 'nobody'].map((name) => accounts.find((a) => a.name === name)).find(Boolean);
  if (!chosen) {
    throw new StartupError(
      'The database does not run as root, and this system has neither an account "postgres" nor\n' +
        '"nobody" to run it as. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return chosen;
}

/** True when the account can enter the folder; asked of the system, so that ACLs count too. */
export function canEnter(account: SystemAccount | null, folder: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...asAccount(account) });
  return status === 0;
}

/** The part of spawn's options that makes a child run as the account, from a folder all can enter. */
export function asAccount(account: SystemAccount | null): {
  cwd: string;
  uid?: number;
  gid?: number;
} {
  return account ? { cwd: '/', uid: account.uid, gid: account.gid } : { cwd: '/' };
}

function readAccounts(): SystemAccount[] {
  let passwd = '';
  try {
    passwd = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
