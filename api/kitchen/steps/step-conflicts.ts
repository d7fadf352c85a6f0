import { reversePayment } from '#api/money/desk/correct-payment.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { type JournalledRow, type JournalledTable, rowOf } from '#db/kitchen/journal.ts';
import type { Payable } from '#db/money/payments.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { auditSentence } from '#domain/kitchen/audit/audit-sentences.ts';
import { sum } from '#domain/platform/money.ts';
import { labelOf } from '#domain/platform/states.ts';
import type { RowImage } from '#domain/platform/undo-step.ts';
import { MESSAGE_STATES } from '#domain/site/message-states.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { correctionEntry } from '#domain/tiffin/ledger.ts';
import { CUSTOMER_TIFFIN_STATUS_LABELS } from '#domain/tiffin/order-labels.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';

type States = { labels: Readonly<Record<string, string>> };

const STATES: Partial<Record<JournalledTable, States>> = {
  subscriptions: SUBSCRIPTION_STATES,
  tiffin_orders: { labels: CUSTOMER_TIFFIN_STATUS_LABELS },
  snack_orders: SNACK_ORDER_STATES satisfies { labels: Record<SnackOrderStatus, string> },
  catering_inquiries: INQUIRY_STATES,
  contact_messages: MESSAGE_STATES,
};

/** What a row is called that has neither number nor name. */
const NOUNS: Partial<Record<JournalledTable, string>> = {
  closures: 'The closure',
  customers: 'The account',
  household_members: 'What is said of somebody in the household',
  catering_quotes: 'The quote',
  contact_messages: 'The message',
  payments: 'The payment',
  usual_bookings: 'The weekly pattern',
};

const nameOf = (relation: JournalledTable, row: RowImage): string => {
  if (typeof row.number === 'string') return row.number;
  if (relation === 'snacks') return String(row.name);
  return NOUNS[relation] ?? 'Something that belongs to it';
};

/** A tiffin that could not be handed over is not just cancelled. */
const statusOf = ({ status, not_delivered }: RowImage): string =>
  not_delivered ? 'not_delivered' : String(status);

/** The refusal that says what has happened since a step, so that it cannot be undone. */
export const stepConflict = (what: string): Refusal => refuse('step_overtaken', { what });

/** The same for a row that is no longer as the step has left it. */
export function rowConflict(change: JournalledRow, current: RowImage | null): Refusal {
  const row = rowOf(change);
  const name = nameOf(change.relation, row);
  if (!current) return stepConflict(`${name} is no longer there`);
  const states = STATES[change.relation];
  if (states && statusOf(current) !== statusOf(row))
    return stepConflict(`${name} is ${labelOf(states, statusOf(current)).toLowerCase()} by now`);
  return stepConflict(`${name} has been changed since`);
}

/** What stands in the way when putting a row back breaks a rule of the database that it names. */
const IN_THE_WAY: Record<string, string> = {
  tiffin_orders_one_live: 'Another tiffin has been booked for the same day, time and address',
  tiffin_orders_usual_day: 'Their weekly pattern has booked that day again',
  usual_bookings_one_live: 'They have another weekly pattern now',
};

/** The refusal behind an error of the database that something has taken a row's place; else null. */
export function uniqueConflict(thrown: unknown): Refusal | null {
  const { code, constraint } = thrown as { code?: unknown; constraint?: string };
  if (code !== '23505') return null;
  return stepConflict(IN_THE_WAY[constraint ?? ''] ?? 'Something else has taken its place');
}

/** Both ledgers are append-only: what a step has written stays, and a mirrored entry follows it. */
const inserted = (
  changes: readonly JournalledRow[],
  relation: JournalledRow['relation'],
): RowImage[] =>
  changes.flatMap((change) =>
    change.relation === relation && !change.before && change.after ? [change.after] : [],
  );

/**
 * Undoes the credit entries of a step by entries of the kind `correct`; its subscriptions are
 * locked. Refuses where credits that the step gave are booked by now.
 */
export async function reverseCreditEntries(
  ctx: StaffWrite,
  step: { id: string; action: string; resource: string },
  changes: readonly JournalledRow[],
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
      return stepConflict(`Credits of ${row.number} have been booked since`);
  }
  await appendCreditEntries(
    ctx.db,
    entries.map((entry) => ({
      // Less than zero is never written, and minus zero is zero.
      ...correctionEntry(0 - Number(entry.available_change), 0 - Number(entry.reserved_change)),
      subscriptionId: String(entry.subscription_id),
      orderId: entry.order_id === null ? null : String(entry.order_id),
      actor: `staff ${ctx.caller.email}`,
      // The entry's own reason is why the step was done, and not what it was.
      reason: `Taken back: ${auditSentence(step)}`,
      key: `step:${step.id}:${entry.id}`,
    })),
    ctx.now,
  );
  return null;
}

function payableOfRow(payment: RowImage): Payable {
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
 * Undoes the payments of a step by payments that reverse them. Refuses one that was reversed
 * already, and one of which something was paid back since.
 */
export async function reversePayments(
  ctx: StaffWrite,
  changes: readonly JournalledRow[],
): Promise<Refusal | null> {
  for (const payment of inserted(changes, 'payments')) {
    const reversed = await reversePayment(ctx, payableOfRow(payment), String(payment.id));
    if (isRefusal(reversed)) return stepConflict(SINCE[reversed.refused] ?? 'The payment is gone');
  }
  return null;
}
