import type { SnackOrder } from '#contract/snacks/orders.ts';
import { formatMoney } from '#domain/money/money.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { snackConfirmationPath } from '#web/paths.ts';
import { When } from '#web/account/session/when.tsx';
import { OrderAgainButton } from '#web/snacks/orders/order-again-button.tsx';
import { SnackStatus } from '#web/snacks/orders/snack-status.tsx';
import { SupportWords } from '#web/snacks/orders/support-words.tsx';
import { itemsInShort, snackDay, snackHour, wayWords } from '#web/snacks/orders/words.ts';
import { DayTile } from '#web/tiffin/orders/day-tile.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { OrderSheet } from '#web/platform/ui/order-sheet.tsx';

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
    <>
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
    </>
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
    <OrderSheet
      tile={<DayTile day={snackDay(order)} muted={over} />}
      title={`${snackHour(order)}, ${wayWords(order).toLowerCase()}`}
      status={<SnackStatus order={order} />}
      number={order_number}
      to={snackConfirmationPath(order_number)}
      beside={<strong className="font-semibold">{formatMoney(order.total_amount)}</strong>}
      note={admin_notes}
      reason={status === 'cancelled' ? cancel_reason : null}
      buttons={<Buttons order={order} onDetails={onDetails} onCancel={onCancel} />}
    >
      <p className="wrap-anywhere">{itemsInShort(order.items)}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        Placed <When at={order.created_at} />
      </p>
      {!over && !actions.cancel && <SupportWords className="text-sm text-ink-soft" />}
    </OrderSheet>
  );
}
