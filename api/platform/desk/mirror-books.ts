import type { StaffWrite } from '#api/platform/http/context.ts';
import { reversePayment } from '#api/money/desk/reverse-payment.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import type { PaidThing } from '#db/money/payments.ts';
import type { Journalled } from '#db/platform/journal.ts';
import { doneWords } from '#domain/kitchen/audit/done-words.ts';
import { correction } from '#domain/tiffin/ledger.ts';
import { sum } from '#domain/money/money.ts';
import type { RowImage } from '#domain/platform/take-back.ts';
import { overtaken } from './overtaken.ts';

/** Both ledgers are append-only: what a step has written stays, and a mirrored entry follows it. */
const inserted = (changes: readonly Journalled[], relation: Journalled['relation']): RowImage[] =>
  changes.flatMap((change) =>
    change.relation === relation && !change.before && change.after ? [change.after] : [],
  );

/**
 * Takes back the credit entries of a step by entries of the kind `correct`; its subscriptions are
 * locked. Refuses where credits that the step gave are booked by now.
 */
export async function mirrorCredits(
  ctx: StaffWrite,
  step: { id: string; action: string; resource: string },
  changes: readonly Journalled[],
): Promise<Refusal | null> {
  const entries = inserted(changes, 'credit_entries');
  if (entries.length === 0) return null;
  const bySubscription = Map.groupBy(entries, (entry) => String(entry.subscription_id));
  const rows = await ctx.db
    .selectFrom('subscriptions')
    .where('id', 'in', [...bySubscription.keys()])
    .select(['id', 'number', 'available', 'reserved'])
    .execute();
  for (const row of rows) {
    const theirs = bySubscription.get(row.id) ?? [];
    const lost = sum(...theirs.map((entry) => Number(entry.available_change)));
    const freed = sum(...theirs.map((entry) => Number(entry.reserved_change)));
    if (row.available < lost || row.reserved < freed)
      return overtaken(`Credits of ${row.number} have been booked since`);
  }
  await appendCreditEntries(
    ctx.db,
    entries.map((entry) => ({
      // Less than zero is never written, and minus zero is zero.
      ...correction(0 - Number(entry.available_change), 0 - Number(entry.reserved_change)),
      subscriptionId: String(entry.subscription_id),
      orderId: entry.order_id === null ? null : String(entry.order_id),
      actor: `staff ${ctx.caller.email}`,
      // The entry's own reason is why the step was done, and not what it was.
      reason: `Taken back: ${doneWords(step)}`,
      key: `step:${step.id}:${entry.id}`,
    })),
    ctx.now,
  );
  return null;
}

function paidThingOf(payment: RowImage): PaidThing {
  if (payment.subscription_id) return { subscriptionId: String(payment.subscription_id) };
  if (payment.snack_order_id) return { snackOrderId: String(payment.snack_order_id) };
  return { inquiryId: String(payment.inquiry_id) };
}

/** What stands in the way of a payment's reversal, as it has happened since the step. */
const SINCE: Partial<Record<Refusal['refused'], string>> = {
  payment_taken_out: 'The payment has been corrected since',
  payment_paid_back: 'Something of this payment has been paid back since',
};

/**
 * Takes back the payments of a step by payments that reverse them. Refuses one that was reversed
 * already, and one of which something was paid back since.
 */
export async function reversePayments(
  ctx: StaffWrite,
  changes: readonly Journalled[],
): Promise<Refusal | null> {
  for (const payment of inserted(changes, 'payments')) {
    const reversed = await reversePayment(ctx, paidThingOf(payment), String(payment.id));
    if (isRefusal(reversed)) return overtaken(SINCE[reversed.refused] ?? 'The payment is gone');
  }
  return null;
}
