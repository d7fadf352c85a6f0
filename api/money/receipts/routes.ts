import { handlers } from '#api/platform/http/handler.ts';
import type { PaymentMethod } from '#contract/money/payment-method.ts';
import { receipts } from '#contract/money/receipts.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { listPaymentsOf } from '#db/money/payments.ts';
import { findOwnSnackOrder } from '#db/snacks/orders.ts';
import { findOwnSubscription } from '#db/tiffin/subscriptions.ts';
import { stands } from '#domain/money/reversals.ts';
import { receiptNumber } from '#domain/money/receipt.ts';
import { receiptPdf } from './find-receipt.ts';

export const receiptHandlers = handlers(receipts, {
  list: async (ctx, { params: { number } }) => {
    const subscription = await findOwnSubscription(ctx.db, ctx.caller.id, number);
    const order = subscription ?? (await findOwnSnackOrder(ctx.db, ctx.caller.id, number));
    if (!order) return refuse('not_found');
    const payments = await listPaymentsOf(
      ctx.db,
      subscription ? { subscriptionId: order.id } : { snackOrderId: order.id },
    );
    // Each keeps the number that it had when it was written.
    return payments.flatMap((payment, place) =>
      stands(payment, payments)
        ? {
            id: payment.id,
            receiptNumber: receiptNumber(order.number, place + 1),
            amount: payment.amount_cents,
            courtesy: payment.reduction_cents,
            method: payment.method as PaymentMethod,
            reference: payment.reference,
            receivedDay: payment.received_day,
          }
        : [],
    );
  },
  read: (ctx, { params }) => receiptPdf(ctx.db, params.paymentId, ctx.caller.id),
});
