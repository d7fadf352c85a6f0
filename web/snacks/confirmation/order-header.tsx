import { MailCheck, MapPin } from 'lucide-react';
import type { User } from '#contract/account/accounts.ts';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { useBusiness, useSendsMail } from '#web/kitchen/business.ts';
import { KitchenWords } from '#web/tiffin/confirmation/kitchen-words.tsx';
import { myOrdersPath, paths } from '#web/paths.ts';
import { OrderAgainButton } from '#web/snacks/orders/order-again-button.tsx';
import { SnackStatus } from '#web/snacks/orders/snack-status.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { headlineOf } from './headline.ts';

/** What the order is about, or how it ended. */
function pictureOf({ status, delivery_type, items }: SnackOrder) {
  if (status === 'delivered' && delivery_type === 'delivery') return 'spot:delivered';
  if (status === 'cancelled') return 'spot:empty';
  return `dish:${items[0]?.snack_name ?? ''}` as const;
}

/** How the order stands, in one look, and where to go from here. */
export function OrderHeader({
  order,
  customer,
  justPlaced,
}: {
  order: SnackOrder;
  customer: User;
  justPlaced: boolean;
}) {
  const { status, delivery_type, cancel_reason, fail_reason, admin_notes } = order;
  const business = useBusiness();
  const sendsMail = useSendsMail();
  const { title, lead } = headlineOf(order, sendsMail);
  const thanks = justPlaced && status === 'pending';
  const over = isSnackOrderFinal(status);
  return (
    <header className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[1fr_auto]">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SnackStatus order={order} className="text-sm!" />
          <span className="text-ink-soft tabular-nums">{order.order_number}</span>
        </p>
        <h1 className="mt-3 text-page">{thanks ? `Thank you, ${customer.first_name}.` : title}</h1>
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
        <KitchenWords
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
