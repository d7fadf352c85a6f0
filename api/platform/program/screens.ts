import { join } from 'node:path';
import type { Env } from '#api/env.ts';
import type { FirstSignIn } from '#api/kitchen/staff/first-owner.ts';

/** Where people reach what listens here; an address for all interfaces is no address to open. */
export function openAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  if (everywhere || host === '127.0.0.1' || host === '::1') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

type Places = { at: string | null; data: string; env: Pick<Env, 'worker' | 'smtpUrl' | 'dataDir'> };

/** What the console says once everything is up; without an address, of a worker. */
export function readyScreen({ at, data, env }: Places): string {
  const lines = at
    ? ['', `  Dabba is open:  ${at}`, `  The desk:       ${at}/admin`]
    : ['', '  Dabba works off its mails and jobs; this program serves no pages.'];
  lines.push(`  Data lives in:  ${data}`);
  if (env.worker === 'off')
    lines.push('  Mails and jobs: WORKER=off, another program works them off');
  else if (!env.smtpUrl)
    lines.push(`  Mails land in:  ${join(env.dataDir, 'mail')}, and in the Outbox`);
  return `${lines.join('\n')}\n`;
}

/** The desk's first sign-in. The password is shown here and nowhere again. */
export function firstSignInScreen({ email, password }: FirstSignIn): string {
  const lines = ['', "  The desk's first sign-in", '', `    E-mail    ${email}`];
  if (password === null) lines.push('    Password  as set in ADMIN_PASSWORD');
  else {
    lines.push(`    Password  ${password}`, '');
    lines.push('  Write it down: it is shown this once. You choose your own when you sign in.');
  }
  return `${lines.join('\n')}\n`;
}
