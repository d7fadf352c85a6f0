import { Link } from 'react-router';
import type { SnackOrder } from '#contract/snack-orders.ts';
import { formatInstant } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';
import { isSnackOrderFinal } from '#domain/snack-order-states.ts';
import { snackConfirmationPath } from '#web/paths.ts';
import { OrderAgainButton } from '#web/snack-tracking/order-again-button.tsx';
import { SnackStatus } from '#web/snack-tracking/snack-status.tsx';
import { SupportWords } from '#web/snack-tracking/support-words.tsx';
import { itemsInShort, snackDay, snackHour, wayWords } from '#web/snack-tracking/words.ts';
import { DayTile } from '#web/tiffin/day-tile.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';

function Buttons({
  order,
  onDetails,
  onCancel,
}: {
  order: SnackOrder;
  onDetails: () => void;
  onCancel: () => void;
}) {
  const which = <span className="sr-only"> {order.order_number}</span>;
  const over = isSnackOrderFinal(order.status);
  return (
    <div className="no-print col-span-2 flex self-end flex-wrap gap-x-1.5 gap-y-2.5 sm:col-span-1 sm:col-start-2">
      {over ? (
        <OrderAgainButton order={order} kind="quiet" />
      ) : (
        <LinkButton size="small" to={snackConfirmationPath(order.order_number)}>
          <span>Track order{which}</span>
        </LinkButton>
      )}
      <Button kind="quiet" size="small" onClick={onDetails}>
        <span>View Details{which}</span>
      </Button>
      {order.actions.cancel && (
        <Button kind="plain" size="small" className="max-[26rem]:px-2!" onClick={onCancel}>
          <span>Cancel{which}</span>
        </Button>
      )}
    </div>
  );
}

/** One snack order: when and how, what is in it, how it stands, and what can be done. */
export function SnackOrderCard({
  order,
  onDetails,
  onCancel,
}: {
  order: SnackOrder;
  onDetails: () => void;
  onCancel: () => void;
}) {
  const { status, order_number, admin_notes, cancel_reason, actions } = order;
  const over = isSnackOrderFinal(status);
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <DayTile day={snackDay(order)} muted={over} />
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-lg font-bold tracking-normal tabular-nums">
            {snackHour(order)}, {wayWords(order).toLowerCase()}
          </h2>
          <SnackStatus order={order} />
        </div>
        <p className="wrap-anywhere">{itemsInShort(order.items)}</p>
        <p className="flex flex-wrap gap-x-3 tabular-nums">
          <strong className="font-semibold">{formatMoney(order.total_amount)}</strong>
          <Link
            to={snackConfirmationPath(order_number)}
            className="font-semibold whitespace-nowrap underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            {order_number}
          </Link>
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          Placed {formatInstant(order.created_at)}
        </p>
        {admin_notes && (
          <p className="text-sm whitespace-pre-line wrap-anywhere">
            <strong className="font-semibold">From the kitchen:</strong> {admin_notes}
          </p>
        )}
        {status === 'cancelled' && cancel_reason && (
          <p className="text-sm text-ink-soft wrap-anywhere">Reason: {cancel_reason}</p>
        )}
        {!over && !actions.cancel && <SupportWords className="text-sm text-ink-soft" />}
      </div>
      <Buttons order={order} onDetails={onDetails} onCancel={onCancel} />
    </li>
  );
}
