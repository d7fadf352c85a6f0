import type {
  PlanReceipt,
  ReceiptDocument,
  ReceiptPrice,
  SnackReceipt,
} from '#api/documents/kinds.ts';
import type { PaymentMethod } from '#contract/payment-method.ts';
import type { DeliveryType } from '#contract/snack-orders.ts';
import type { PaymentOf } from '#db/payments.ts';
import type { WholeSnackOrder } from '#db/snack-orders.ts';
import type { SubscriptionRow } from '#db/subscriptions.ts';
import { sum } from '#domain/money.ts';
import { paymentWords, receiptNumber } from '#domain/receipt.ts';

type Bought = { number: string; name: string; email: string; price: ReceiptPrice };

/** What every receipt says of the payment at `place` (0 the first) among those of one thing. */
function aboutPayment(
  { number, name, email, price }: Bought,
  payments: readonly PaymentOf[],
  payment: PaymentOf,
): Omit<PlanReceipt, 'subscriptionNumber' | 'planName' | 'tiffinCount' | 'startDay'> {
  const place = payments.indexOf(payment);
  const paidBefore = sum(...payments.slice(0, place).map((one) => one.amount_cents));
  const paidInAll = sum(paidBefore, payment.amount_cents);
  return {
    receiptNumber: receiptNumber(number, place + 1),
    customer: { name, email },
    paidFor: paymentWords(payment.amount_cents, { total: price.total, paidBefore }),
    amount: payment.amount_cents,
    method: payment.method as PaymentMethod,
    reference: payment.reference,
    receivedDay: payment.received_day,
    price,
    paidInAll,
    owed: Math.max(0, price.total - paidInAll),
  };
}

/** What the receipt of a payment for a plan is told; undefined when the payment is not one of its. */
export function aboutPlanReceipt(
  row: SubscriptionRow,
  payments: readonly PaymentOf[],
  paymentId: string,
): ReceiptDocument | undefined {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return undefined;
  const receipt: PlanReceipt = {
    ...aboutPayment(
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
export function aboutSnackReceipt(
  order: WholeSnackOrder,
  payments: readonly PaymentOf[],
  paymentId: string,
): ReceiptDocument | undefined {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment) return undefined;
  const rates = new Set(order.items.map((item) => item.tax_basis_points));
  const receipt: SnackReceipt = {
    ...aboutPayment(
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
      },
      payments,
      payment,
    ),
    orderNumber: order.number,
    deliveryType: order.delivery_type as DeliveryType,
    day: order.delivery_day,
    time: order.delivery_time,
    items: order.items.map(({ name, quantity }) => ({ name, quantity })),
  };
  return receipt;
}
