import type * as z from 'zod/mini';
import type { StaffWrite } from '#api/core/context.ts';
import type { PaymentBody } from '#contract/admin/payments.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import { insertPayment, type PaidThing } from '#db/payments.ts';
import { dayOf } from '#domain/days.ts';

/** A payment of a day that is still to come is refused (`received_in_future`); `under` names its part of the body. */
export const checkReceivedDay = (
  { receivedDay }: Pick<z.output<typeof PaymentBody>, 'receivedDay'>,
  now: Temporal.Instant,
  under = '',
): Refusal | null =>
  receivedDay > dayOf(now)
    ? refuse('received_in_future', {}, { field: `${under}receivedDay` })
    : null;

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
