import type { Env } from '#api/env.ts';
import type { FirstSignIn } from '#api/staff/first-owner.ts';

/** A line for the person at the console. */
export const say = (line: string): void => console.log(line);

/** Says where everything is to be found, and on the very first start how to sign in at the desk. */
export function greet({
  address,
  dataDir,
  env,
  firstSignIn,
}: {
  address: string | null;
  dataDir: string | null;
  env: Env;
  firstSignIn: FirstSignIn | null;
}): void {
  const lines = [''];
  if (address) {
    const shown = address.replace('127.0.0.1', 'localhost');
    lines.push(`  Dabba is open:   ${shown}`, `  The desk:        ${shown}/admin`);
  } else {
    lines.push('  The worker runs; this program serves no pages.');
  }
  lines.push(`  Data lives in:   ${dataDir ?? 'the database of DATABASE_URL'}`);
  if (!env.smtpUrl) lines.push(`  Mails land in:   ${env.dataDir}/mail, and in the desk's Outbox`);
  if (firstSignIn) {
    lines.push('', '  Sign in at the desk for the first time with', `    ${firstSignIn.email}`);
    lines.push(
      firstSignIn.password === null
        ? '    the password of ADMIN_PASSWORD'
        : `    ${firstSignIn.password}`,
    );
    if (firstSignIn.password !== null) {
      lines.push('  This password is shown once and must be changed then.');
    }
  }
  say(`${lines.join('\n')}\n`);
}
