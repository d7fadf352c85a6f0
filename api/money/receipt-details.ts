import type {
  ReceiptDocument,
  ReceiptPrice,
  SnackReceipt,
  SubscriptionReceipt,
} from '#api/money/documents/document-details.ts';
import type { PaymentValidity } from '#contract/money/desk-payments.ts';
import { costOfSubscriptionRow } from '#db/money/payables.ts';
import type { PayablePayment } from '#db/money/payments.ts';
import { movementsOf } from '#db/money/settle.ts';
import type { SnackOrderWithDetails } from '#db/snacks/orders.ts';
import type { SubscriptionWithFigures } from '#db/tiffin/subscriptions.ts';
import type { cateringPaymentText } from '#domain/catering/quote.ts';
import { costOfSnackOrder } from '#domain/money/payable-costs.ts';
import { validityAmong } from '#domain/money/payment-validity.ts';
import {
  ENTERED_BY_MISTAKE,
  paymentText,
  receiptNumber,
  TAKEN_BACK,
} from '#domain/money/receipt.ts';
import { balanceOf, type PayableCost, totalsOf } from '#domain/money/settlement.ts';
import { sum } from '#domain/platform/money.ts';

/** Why a payment does not count, by what it is among the others; null where it does. */
const VOID: Readonly<Record<PaymentValidity, string | null>> = {
  stands: null,
  mistake: ENTERED_BY_MISTAKE,
  correction: ENTERED_BY_MISTAKE,
  'taken-back': TAKEN_BACK,
  'takes-back': TAKEN_BACK,
};

type PurchaseDetails = {
  number: string;
  name: string;
  email: string;
  price: ReceiptPrice;
  cost: PayableCost;
  /** What both sides agreed that does not go back, in cents. */
  waived: number;
};

/**
 * What every receipt says of a payment among those of one thing: as the thing stood once it was
 * there. What is named by it (`words`) depends on the thing.
 */
export function receiptFieldsOf<Payment extends PayablePayment>(
  { number, name, email, price, cost, waived }: PurchaseDetails,
  payments: readonly Payment[],
  payment: Payment,
  words: typeof paymentText | typeof cateringPaymentText = paymentText,
) {
  const place = payments.indexOf(payment);
  // Nothing says when it was agreed: only how things stand now is sure to come after it.
  const agreed = place === payments.length - 1 ? waived : 0;
  const after = balanceOf(cost, totalsOf(movementsOf(payments.slice(0, place + 1)), agreed));
  const paidBefore = sum(after.paid, -payment.amount_cents);
  const totalAfterReductions = Math.max(0, price.total - after.reduced);
  return {
    receiptNumber: receiptNumber(number, place + 1),
    customer: { name, email },
    paidFor:
      VOID[validityAmong(payment, payments)] ??
      words(payment.amount_cents, { total: totalAfterReductions, paidBefore }),
    amount: payment.amount_cents,
    method: payment.method,
    reference: payment.reference,
    receivedDay: payment.received_day,
    price,
    paidInAll: after.received,
    paidBackInAll: after.paidBack,
    charge: after.charge,
    owed: after.owed,
    toPayBack: after.toPayBack,
    courtesy: after.reduced,
    courtesyNow: payment.reduction_cents,
    aboveDue: Math.max(0, after.paid - totalAfterReductions - agreed),
    taxBack: payment.tax_cents,
  };
}

/** What the receipt of a payment for a plan is told; undefined when the payment is not one of its. */
export function subscriptionReceipt(
  row: SubscriptionWithFigures,
  payments: readonly PayablePayment[],
  paymentId: string,
): ReceiptDocument | undefined {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return undefined;
  const receipt: SubscriptionReceipt = {
    ...receiptFieldsOf(
      {
        number: row.number,
        name: row.customer_name,
        email: row.customer_email,
        price: {
          subtotal: row.subtotal_cents,
          deliveryFee: row.delivery_cents,
          taxBasisPoints: row.tax_basis_points,
          taxAmount: row.tax_cents,
          total: row.total_cents,
        },
        cost: costOfSubscriptionRow(row).cost,
        waived: row.waived_cents,
      },
      payments,
      payment,
    ),
    subscriptionNumber: row.number,
    planName: row.plan_name,
    tiffinCount: row.tiffin_count,
    startDay: row.start_day,
  };
  return receipt;
}

/** The same for a payment for snacks. */
export function snackReceipt(
  order: SnackOrderWithDetails,
  payments: readonly PayablePayment[],
  paymentId: string,
): ReceiptDocument | undefined {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return undefined;
  const rates = new Set(order.items.map((item) => item.tax_basis_points));
  const receipt: SnackReceipt = {
    ...receiptFieldsOf(
      {
        number: order.number,
        name: order.customer_name,
        email: order.customer_email,
        price: {
          subtotal: order.subtotal_cents,
          deliveryFee: order.delivery_cents,
          taxBasisPoints: rates.size === 1 ? ([...rates][0] ?? null) : null,
          taxAmount: order.tax_cents,
          total: order.total_cents,
        },
        cost: costOfSnackOrder(order.total_cents, order.status),
        waived: order.waived_cents,
      },
      payments,
      payment,
    ),
    orderNumber: order.number,
    deliveryType: order.delivery_type,
    day: order.delivery_day,
    time: order.delivery_time,
    items: order.items.map(({ name, quantity }) => ({ name, quantity })),
  };
  return receipt;
}
