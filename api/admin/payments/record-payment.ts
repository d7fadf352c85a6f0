import type * as z from 'zod/mini';
import type { StaffWrite } from '#api/core/context.ts';
import type { PaymentBody } from '#contract/admin/payments.ts';
import { insertPayment, type PaidThing } from '#db/payments.ts';

/** Writes down money that came in for a locked thing, or went back (negative); answers its id. */
export function recordPayment(
  ctx: StaffWrite,
  paidThing: PaidThing,
  payment: z.output<typeof PaymentBody>,
): Promise<string> {
  return insertPayment(ctx.db, {
    paidThing,
    amountCents: payment.amount,
    method: payment.method,
    reference: payment.reference,
    receivedDay: payment.receivedDay,
    note: payment.note ?? '',
    recordedBy: ctx.caller.id,
    at: ctx.now,
  });
}
