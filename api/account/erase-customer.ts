import { sql, type Transaction } from 'kysely';
import { transitionInquiry } from '#api/catering/transition-inquiry.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { inTransaction } from '#api/platform/http/transaction.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import { transitionSnackOrders } from '#api/snacks/orders/transition-orders.ts';
import { transitionTiffinOrders } from '#api/tiffin/orders/transition-orders.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { lastPromisedEvent, listDueDeletions, listRunning } from '#db/account/account-deletion.ts';
import { eraseRows, lockAccountToErase } from '#db/account/erasure.ts';
import { lockInquiry } from '#db/catering/inquiries.ts';
import { queueMailFileDeletion } from '#db/kitchen/mails.ts';
import { dropPhotoIfUnused } from '#db/platform/photos.ts';
import { lockSnackOrders } from '#db/snacks/orders.ts';
import { listOpenOrders, lockTiffinOrders } from '#db/tiffin/read-orders.ts';
import {
  endSubscription,
  lockSubscription,
  type SubscriptionRow,
} from '#db/tiffin/subscriptions.ts';
import type { DB } from '#db/types.ts';
import { dayOf } from '#domain/platform/days.ts';
import { transition } from '#domain/platform/states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

const CLOSED = {
  action: 'cancel',
  actor: { who: 'clock', name: 'clock' },
  reason: 'Account closed',
} as const;

/**
 * Ends what still runs for a customer who is about to be erased: what is booked from today on is
 * cancelled with its credits, plans are cancelled, and what their unused credits cost (what was paid,
 * where a plan was not approved yet) waits at the desk as money to be paid back
 * (docs/decisions/0021). What is being cooked, and days that the kitchen has not closed, are left to
 * it. Nobody is mailed about each: the last mail says it all.
 */
export async function cancelOpenOrders(
  tx: Transaction<DB>,
  customerId: string,
  now: Temporal.Instant,
): Promise<void> {
  const today = dayOf(now);
  const running = await listRunning(tx, customerId, today);
  for (const { id } of running.subscriptions) {
    // Under its lock, since the desk may have approved it since the list was read.
    const subscription = await lockSubscription(tx, id);
    if (subscription?.status === 'pending_approval') await endSubscription(tx, id, {}, now);
    else if (subscription) await cancelSubscriptionOf(tx, subscription, now);
  }
  if (running.snackOrders.length > 0) {
    const ids = running.snackOrders.map(({ id }) => id);
    await transitionSnackOrders(tx, await lockSnackOrders(tx, ids), { ...CLOSED, at: now });
  }
  for (const { id } of running.inquiries) {
    const inquiry = await lockInquiry(tx, id);
    if (inquiry) await transitionInquiry(tx, inquiry, { ...CLOSED, at: now });
  }
}

/** Ends a locked active or paused plan and what is booked in it. */
async function cancelSubscriptionOf(
  tx: Transaction<DB>,
  { id, status }: SubscriptionRow,
  now: Temporal.Instant,
): Promise<void> {
  const step = transition(SUBSCRIPTION_STATES, 'cancel', status, 'clock');
  if (isRefusal(step)) return;
  const today = dayOf(now);
  const open = (await listOpenOrders(tx, id)).filter((order) => order.delivery_day >= today);
  const orders = await lockTiffinOrders(
    tx,
    open.map((order) => order.id),
  );
  await transitionTiffinOrders(tx, orders, { ...CLOSED, at: now });
  await endSubscription(tx, id, {}, now);
}

/**
 * Erases a customer everywhere at once (docs/rules.md#erasure): what runs is ended, what only the
 * account needed goes, the books stay without the person (docs/decisions/0019-what-leaving-leaves.md),
 * and the files of their mails follow by a job, as does the list beside the backups. A last mail tells them, unless `tell` is false: a
 * restored backup is erased again without a word. Answers false when there is no such customer, or
 * nobody is left in the account; so twice does no harm.
 */
export async function eraseCustomer(
  tx: Transaction<DB>,
  customerId: string,
  now: Temporal.Instant,
  { tell = true } = {},
): Promise<boolean> {
  const leaver = await lockAccountToErase(tx, customerId, now);
  if (!leaver) return false;
  await cancelOpenOrders(tx, customerId, now);
  const { mailIds } = await eraseRows(tx, leaver);
  if (leaver.photoId) await dropPhotoIfUnused(tx, leaver.photoId);
  const { email: address, firstName: name } = leaver;
  if (tell && address !== null) {
    await enqueueMail(tx, { kind: 'account_deleted', address, details: { name } });
  }
  await queueMailFileDeletion(tx, mailIds);
  await sql`SELECT graphile_worker.add_job('note-erased', max_attempts => 25)`.execute(tx);
  return true;
}

/**
 * Erases the customers whose grace is over, each in a transaction of its own; answers how many. Who
 * has an event to come that the kitchen promised after they asked waits for it. One who cannot be
 * erased keeps nobody else from it.
 * @throws the failures together
 */
export async function eraseDueAccounts({
  db,
  now,
}: Pick<ClockContext, 'db' | 'now'>): Promise<number> {
  const failures: unknown[] = [];
  let erased = 0;
  for (const id of await listDueDeletions(db, dayOf(now))) {
    try {
      if (await inTransaction(db, (tx) => eraseDueAccount(tx, id, now))) erased += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'customers could not be erased');
  return erased;
}

async function eraseDueAccount(
  tx: Transaction<DB>,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const today = dayOf(now);
  // They may have changed their mind in the last second.
  const leaver = await tx
    .selectFrom('customers')
    .where('id', '=', id)
    .where('deletion_day', '<=', today)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!leaver || (await lastPromisedEvent(tx, id, today))) return false;
  return eraseCustomer(tx, id, now);
}
