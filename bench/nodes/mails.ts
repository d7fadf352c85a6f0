import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kitchen } from './kitchen.ts';

const LEFT_WITHIN_MS = 1_800_000;

/** Seconds until each mail has left that was written before this moment; infinite when one does not. */
export async function untilMailsLeft({ connection }: Kitchen): Promise<number> {
  const began = performance.now();
  const before = Temporal.Now.instant();
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`SELECT count(*)::int AS waiting FROM mails
      WHERE status <> 'sent' AND created_at < ${before}`.execute(connection.db);
    if (rows[0]?.waiting === 0) return (performance.now() - began) / 1_000;
    if (performance.now() - began > LEFT_WITHIN_MS) return Number.POSITIVE_INFINITY;
    await pause(1_000);
  }
}

/** A mail that could not be sent four times waits two and a half minutes for the fifth. */
const PATIENCE_MS = 240_000;

/** Waits until the outbox has sent what it holds; answers how many it holds, and how many arrived. */
export async function countMails(
  { connection, mails }: Kitchen,
  say: (line: string) => void,
): Promise<{ written: number; arrived: number }> {
  const count = async () => {
    const { rows } = await sql<{ written: number; sent: number }>`
      SELECT count(*)::int AS written, count(*) FILTER (WHERE status = 'sent')::int AS sent
      FROM mails`.execute(connection.db);
    return rows[0] ?? { written: 0, sent: 0 };
  };
  let { written, sent } = await count();
  for (const began = performance.now(); sent < written; { written, sent } = await count()) {
    if (performance.now() - began > PATIENCE_MS) break;
    await pause(1_000);
  }
  // Whoever dies between the mail server's yes and the note of it sends once more.
  say(`${written} mails were written, ${sent} are sent, ${mails.length} arrived`);
  return { written, arrived: Math.min(sent, mails.length) };
}
