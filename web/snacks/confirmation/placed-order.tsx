import { MailCheck, MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Customer } from '#contract/account/customer.ts';
import type {
  SnackOrder,
  SnackOrderStatus,
  SnackOrderWithHowToPay,
} from '#contract/snacks/orders.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { useBusiness, useSendsMail } from '#web/kitchen/business.ts';
import { ContactBlock, KitchenNote } from '#web/kitchen/kitchen-note.tsx';
import { HowToPay } from '#web/money/how-to-pay.tsx';
import { PaymentList } from '#web/money/payment-list.tsx';
import { myOrdersPath, paths } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { OrderAgainButton } from '#web/snacks/orders/order-again-button.tsx';
import { OrderFacts, OrderLines, Timeline } from '#web/snacks/orders/order-sections.tsx';
import { SnackOrderSupport, SnackStatus } from '#web/snacks/orders/snack-status.tsx';
import { snackOrderHeadline } from './headline.ts';
import { OrderRefresh } from './order-refresh.tsx';

/** A form with all that checks it: fetched by those who ask. */
const CancelSnackOrder = lazyPart(
  async () => (await import('#web/snacks/orders/cancel-snack-order.tsx')).CancelSnackOrder,
);

const COLUMN = 'contents lg:grid lg:gap-6';

/** Cancelling while the order is pending; after that, whom to ask. */
function IfPlansChange({ order, onCancel }: { order: SnackOrder; onCancel: () => void }) {
  if (isSnackOrderFinal(order.status)) return null;
  return (
    <Card as="section" aria-labelledby="plans-change">
      <h2 id="plans-change" className="mb-2 text-title">
        If plans change
      </h2>
      {order.actions.cancel ? (
        <>
          <p className="text-ink-soft">You can cancel until the kitchen confirms the order.</p>
          <Button kind="danger" size="small" className="no-print mt-4" onClick={onCancel}>
            Cancel order
          </Button>
        </>
      ) : (
        <SnackOrderSupport className="text-ink-soft" />
      )}
    </Card>
  );
}

/**
 * Says politely when an order has come into another state while it is looked at. Answers how to
 * name a state that the reader brought about, which is no news.
 */
function useStatusAnnouncement(order: SnackOrder): (status: SnackOrderStatus) => void {
  const toast = useToast();
  const known = useRef(order.status);

  useEffect(() => {
    if (known.current === order.status) return;
    known.current = order.status;
    toast({ message: snackOrderHeadline(order).title });
  }, [order, toast]);

  return (status) => {
    known.current = status;
  };
}

/** What the order is about, or how it ended. */
function pictureOf({ status, delivery_type, items }: SnackOrder) {
  if (status === 'delivered' && delivery_type === 'delivery') return 'spot:delivered';
  if (status === 'cancelled') return 'spot:empty';
  return `dish:${items[0]?.snack_name ?? ''}` as const;
}

/** How the order stands, in one look, and where to go from here. */
function OrderHeader({
  order,
  customer,
  justPlaced,
}: {
  order: SnackOrder;
  customer: Customer;
  justPlaced: boolean;
}) {
  const { status, delivery_type, cancel_reason, fail_reason, admin_notes } = order;
  const business = useBusiness();
  const sendsMail = useSendsMail();
  const { title, lead } = snackOrderHeadline(order, sendsMail);
  const thanks = justPlaced && status === 'pending';
  const over = isSnackOrderFinal(status);
  return (
    <header className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[1fr_auto]">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SnackStatus order={order} className="text-sm!" />
          <span className="text-ink-soft tabular-nums">{order.order_number}</span>
        </p>
        <h1 className="mt-3 text-page">
          {thanks ? `${['Thank you', customer.first_name].filter(Boolean).join(', ')}.` : title}
        </h1>
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          {thanks && 'We have your order. '}
          {lead}
        </p>
        {((status === 'ready' && delivery_type === 'pickup') || status === 'undelivered') &&
          business?.address && (
            <p className="mt-3 flex max-w-text gap-2.5">
              <Icon of={MapPin} className="mt-0.5 size-5 text-leaf-ink" />
              <strong className="min-w-0 font-semibold">{business.address}</strong>
            </p>
          )}
        {thanks && sendsMail && (
          <p className="mt-3 flex max-w-text gap-2.5">
            <Icon of={MailCheck} className="mt-0.5 size-5 text-leaf-ink" />
            <span>
              A confirmation e-mail was sent to{' '}
              <strong className="break-words">{customer.email}</strong>.
            </span>
          </p>
        )}
        <KitchenNote
          reason={
            status === 'cancelled' ? cancel_reason : status === 'undelivered' ? fail_reason : null
          }
          note={admin_notes}
          className="mt-5 max-w-text"
        />
        <div className="no-print mt-6 flex flex-wrap items-start gap-3">
          {over && <OrderAgainButton order={order} />}
          <LinkButton to={paths.snackOrder} kind="quiet" size="small">
            Order something else
          </LinkButton>
          <LinkButton to={myOrdersPath('snacks')} kind="quiet" size="small">
            View My Orders
          </LinkButton>
        </div>
      </div>
      <Drawing of={pictureOf(order)} className="w-64 max-lg:hidden print:hidden" />
    </header>
  );
}

/** One snack order: how it stands, how to pay it, what is in it, and what can be done. */
export function PlacedOrder({
  order,
  customer,
  justPlaced,
  ...updates
}: {
  order: SnackOrderWithHowToPay;
  customer: Customer;
  justPlaced: boolean;
} & Omit<Parameters<typeof OrderRefresh>[0], 'order'>) {
  const [cancelling, setCancelling] = useState(false);
  const alreadyKnown = useStatusAnnouncement(order);
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
            <OrderRefresh order={order} {...updates} />
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
        <LazyDialog title="Cancel this order?" onClose={() => setCancelling(false)}>
          <CancelSnackOrder
            order={order}
            onCancelled={() => {
              alreadyKnown('cancelled');
              // All that the cancellation changes stands at the top.
              scrollTo({ top: 0 });
            }}
            onClose={() => setCancelling(false)}
          />
        </LazyDialog>
      )}
    </>
  );
}
