import { useState } from 'react';
import type { User } from '#contract/account/accounts.ts';
import type { SnackOrderWithPayment } from '#contract/snacks/orders.ts';
import { ContactBlock } from '#web/tiffin/confirmation/contact-block.tsx';
import { HowToPay } from '#web/tiffin/confirmation/how-to-pay.tsx';
import { PaymentList } from '#web/money/payment-list.tsx';
import { CancelSnackOrder } from '#web/snacks/orders/cancel-snack-order.tsx';
import { OrderFacts } from '#web/snacks/orders/order-facts.tsx';
import { OrderLines } from '#web/snacks/orders/order-lines.tsx';
import { Timeline } from '#web/snacks/orders/timeline.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { IfPlansChange } from './if-plans-change.tsx';
import { OrderHeader } from './order-header.tsx';
import { Updates } from './updates.tsx';
import { useNews } from './use-news.ts';

const COLUMN = 'contents lg:grid lg:gap-6';

/** One snack order: how it stands, how to pay it, what is in it, and what can be done. */
export function PlacedOrder({
  order,
  customer,
  justPlaced,
  ...updates
}: {
  order: SnackOrderWithPayment;
  customer: User;
  justPlaced: boolean;
} & Omit<Parameters<typeof Updates>[0], 'order'>) {
  const [cancelling, setCancelling] = useState(false);
  const alreadyKnown = useNews(order);
  const owed = order.payment.amount > 0;
  const contact = (
    <div className="max-lg:order-2">
      <ContactBlock number={order.order_number} />
    </div>
  );
  return (
    <>
      <OrderHeader order={order} customer={customer} justPlaced={justPlaced} />
      {/* On a phone what was ordered follows the payment, and what can be done comes last. */}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-8">
        <div className={COLUMN}>
          <Card as="section" aria-labelledby="how-far">
            <h2 id="how-far" className="mb-4 text-title">
              How far it is
            </h2>
            <Timeline order={order} />
            <Updates order={order} {...updates} />
          </Card>
          {owed && <HowToPay payment={order.payment} />}
          <div className="empty:hidden max-lg:order-1">
            <IfPlansChange order={order} onCancel={() => setCancelling(true)} />
          </div>
          {!owed && contact}
        </div>
        <div className={COLUMN}>
          <Card as="section" aria-labelledby="the-order">
            <h2 id="the-order" className="mb-3 text-title">
              Your order
            </h2>
            <OrderLines order={order} />
            <div className="mt-4 border-t border-line pt-3">
              <OrderFacts order={order} />
            </div>
          </Card>
          {order.balance.received > 0 && (
            <Card as="section" aria-labelledby="payments">
              <h2 id="payments" className="mb-3 text-title">
                Payments
              </h2>
              <PaymentList number={order.order_number} />
            </Card>
          )}
          {owed && contact}
        </div>
      </div>
      {cancelling && (
        <CancelSnackOrder
          order={order}
          onCancelled={() => {
            alreadyKnown('cancelled');
            // All that the cancellation changes stands at the top.
            scrollTo({ top: 0 });
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
