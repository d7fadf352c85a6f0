import type * as z from 'zod/mini';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import { presentBalance } from '#api/money/present-balance.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { Balance as WireBalance } from '#contract/money/balance.ts';
import type { AdminPayment, adminPayments, PaymentBody } from '#contract/money/desk-payments.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { PayableTable } from '#db/money/payables.ts';
import { insertPayment, type Payable, rowOf, selectPayments } from '#db/money/payments.ts';
import { settleUnpaid } from '#db/money/settle.ts';
import type { AuditResource } from '#domain/kitchen/audit/audit-sentences.ts';
import { receivedDayQuestion } from '#domain/money/received-day-question.ts';
import { type PayableBalance, reductionOf } from '#domain/money/settlement.ts';
import { dayOf } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { type LockedPayable, lockPayable } from './lock-payable.ts';
import { presentPayment } from './payments.ts';

/**
 * A payment of a day that is still to come is refused, and one of long ago unless whoever records it
 * says that it is meant; `under` names its part of the body.
 */
export function checkReceivedDay(
  { receivedDay, longAgo }: Pick<z.output<typeof PaymentBody>, 'receivedDay' | 'longAgo'>,
  now: Temporal.Instant,
  under = '',
): Refusal | null {
  const at = { field: `${under}receivedDay` };
  const today = dayOf(now);
  if (receivedDay > today) return refuse('received_in_future', {}, at);
  const what = longAgo ? null : receivedDayQuestion(receivedDay, today);
  return what === null ? null : refuse('received_long_ago', { what }, at);
}

/** Writes down money that came in for a locked thing, or went back (negative); answers its id. */
export function recordPayment(
  ctx: StaffWrite,
  payable: Payable,
  payment: z.output<typeof PaymentBody> & { paidAtDoor?: boolean },
): Promise<string> {
  return insertPayment(ctx.db, {
    payable,
    amountCents: payment.amount,
    method: payment.method,
    reference: payment.reference,
    receivedDay: payment.receivedDay,
    note: payment.note ?? '',
    recordedBy: ctx.caller.id,
    paidAtDoor: payment.paidAtDoor ?? false,
    at: ctx.now,
  });
}

type PayBackRequest = {
  /** What goes back, and how much of it is known to be more than is due; in cents. */
  amount: number;
  beyondDue?: number | null | undefined;
};

/**
 * More than was paid cannot be paid back; more than is due only where whoever records it says so.
 * `under` names the part of the body in which the amount was typed (`payBack.`).
 */
export function checkPayBack(
  { amount, beyondDue }: PayBackRequest,
  balance: Pick<PayableBalance, 'paid' | 'toPayBack'>,
  under = '',
): Refusal | null {
  if (amount > balance.paid)
    return refuse(
      'amount_disagrees',
      { most: formatMoney(balance.paid) },
      { field: `${under}amount` },
    );
  const more = reductionOf(amount, balance);
  if (more <= (beyondDue ?? 0)) return null;
  return refuse('beyond_due', { more: formatMoney(more) }, { field: `${under}beyondDue` });
}

/**
 * Records money that came in for a subscription, a snack order or catering, or went back, and
 * writes to the customer. More than was paid cannot be paid back, more than is due only when meant.
 */
export async function recordPaymentAndMail(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminPayments.record>,
): Promise<AdminPayment | Refusal> {
  const locked = await lockPayable(ctx, body);
  if (isRefusal(locked)) return locked;
  const refusal =
    checkReceivedDay(body, ctx.now) ??
    checkPayBack({ ...body, amount: -body.amount }, locked.balance);
  return refusal ?? recordLockedPayment(ctx, locked, body);
}

/** Writes a payment down for what is locked, and tells the customer. */
export async function recordLockedPayment(
  ctx: StaffWrite,
  locked: LockedPayable,
  payment: Parameters<typeof recordPayment>[2],
): Promise<AdminPayment> {
  const id = await recordPayment(ctx, locked.payable, payment);
  const row = await selectPayments(ctx.db).where('payment.id', '=', id).executeTakeFirstOrThrow();
  const after = presentPayment(row);
  await recordAudit(ctx, { action: 'create', resource: 'payments', id, after });
  const { amount, method, reference, receivedDay } = payment;
  await enqueueMail(ctx.db, await locked.mail({ amount, method, reference, receivedDay }, id));
  return after;
}

/** Under which name the audit log knows what is paid for. */
const RESOURCES = {
  subscriptions: 'subscriptions',
  snack_orders: 'snack-orders',
  catering_inquiries: 'catering-inquiries',
} as const satisfies Record<PayableTable, AuditResource>;

/** Settles what is to be paid back without paying, as both sides agreed; the note says why. */
export async function settleWithoutPaying(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminPayments.nothingToPayBack>,
): Promise<WireBalance | Refusal> {
  const locked = await lockPayable(ctx, body);
  if (isRefusal(locked)) return locked;
  const before = locked.balance.toPayBack;
  if (before === 0) return refuse('nothing_to_pay_back');
  const { table, id } = rowOf(locked.payable);
  await settleUnpaid(ctx.db, table, id, body.note);
  await recordAudit(ctx, {
    action: 'nothing-to-pay-back',
    resource: RESOURCES[table],
    id,
    before: { toPayBack: before },
    after: { toPayBack: 0, note: body.note },
  });
  const row = await ctx.db
    .selectFrom(table)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  return presentBalance(row);
}
