import type { MailDetails, MailKind } from '#api/kitchen/mail/mail-kinds.ts';
import { tick } from '#api/program/tick.ts';
import type { TestApp } from './app.ts';

/** Lets the clock run once at a moment. */
export const runClock = (services: TestApp, at: Temporal.Instant | string): Promise<void> =>
  tick({ db: services.db, now: Temporal.Instant.from(String(at)), log: services.services.log });

/** Lets it run on two nodes at once, and once more. */
export async function runClockOften(
  services: TestApp,
  at: Temporal.Instant | string,
): Promise<void> {
  await Promise.all([runClock(services, at), runClock(services, at)]);
  await runClock(services, at);
}

/** What the mails of a kind were told, and where they go, oldest first. */
export async function mailed<Kind extends MailKind>(services: TestApp, kind: Kind) {
  const rows = await services.db
    .selectFrom('mails')
    .where('kind', '=', kind)
    .orderBy('created_at')
    .select(['to_address', 'details'])
    .execute();
  return rows.map((row) => ({ to: row.to_address, ...(row.details as MailDetails[Kind]) }));
}

/** Nothing was reminded of, nothing is in the outbox, and no plan or inquiry of an earlier test is open. */
export async function forgetReminders({ db }: TestApp): Promise<void> {
  await db.deleteFrom('skip_links').execute();
  await db.deleteFrom('reminders').execute();
  await db.deleteFrom('mails').execute();
  await db.updateTable('subscriptions').set({ status: 'cancelled' }).execute();
  await db.updateTable('catering_inquiries').set({ status: 'cancelled' }).execute();
  await db
    .updateTable('tiffin_orders')
    .set({ status: 'cancelled' })
    .where('status', '<>', 'cancelled')
    .execute();
}
