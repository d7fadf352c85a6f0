import type * as z from 'zod/mini';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { PaymentBody } from '#contract/money/desk/payments.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { insertPayment, type PaidThing } from '#db/money/payments.ts';
import { dayOf } from '#domain/platform/days.ts';
import { longAgoQuestion } from '#domain/money/long-ago.ts';

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
  const what = longAgo ? null : longAgoQuestion(receivedDay, today);
  return what === null ? null : refuse('received_long_ago', { what }, at);
}

/** Writes down money that came in for a locked thing, or went back (negative); answers its id. */
export function recordPayment(
  ctx: StaffWrite,
  paidThing: PaidThing,
  payment: z.output<typeof PaymentBody> & { atDoor?: boolean },
): Promise<string> {
  return insertPayment(ctx.db, {
    paidThing,
    amountCents: payment.amount,
    method: payment.method,
    reference: payment.reference,
    receivedDay: payment.receivedDay,
    note: payment.note ?? '',
    recordedBy: ctx.caller.id,
    atDoor: payment.atDoor ?? false,
    at: ctx.now,
  });
}
