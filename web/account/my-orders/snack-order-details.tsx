import type { SnackOrder } from '#contract/snacks/orders.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { KitchenNote } from '#web/kitchen/kitchen-note.tsx';
import { PaymentList } from '#web/money/payment-list.tsx';
import { snackConfirmationPath } from '#web/paths.ts';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { DetailsSection } from '#web/platform/ui/details-section.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { OrderFacts, OrderLines, Timeline } from '#web/snacks/orders/order-sections.tsx';
import { SnackStatus } from '#web/snacks/orders/snack-status.tsx';

/** Everything about one snack order. */
export function SnackOrderDetails({ order, onClose }: { order: SnackOrder; onClose: () => void }) {
  const { order_number, status, cancel_reason, admin_notes } = order;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={order_number}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={snackConfirmationPath(order_number)}>
            {isSnackOrderFinal(status) ? 'See order' : 'Track order'}
          </LinkButton>
        </>
      }
    >
      <DetailsSection title="How far it is">
        <SnackStatus order={order} className="mb-4" />
        <KitchenNote
          reason={status === 'cancelled' ? cancel_reason : null}
          note={admin_notes}
          className="mb-4"
        />
        <Timeline order={order} />
      </DetailsSection>
      <DetailsSection title="Snacks and prices">
        <OrderLines order={order} />
      </DetailsSection>
      {order.balance.received > 0 && (
        <DetailsSection title="Payments">
          <PaymentList number={order_number} />
        </DetailsSection>
      )}
      <DetailsSection title="Order">
        <OrderFacts order={order} />
      </DetailsSection>
    </Dialog>
  );
}
