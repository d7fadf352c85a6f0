import type { SnackOrder } from '#contract/snacks/orders.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { SupportWords } from '#web/snacks/orders/support-words.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';

/** Cancelling while the order is pending; after that, whom to ask. */
export function IfPlansChange({ order, onCancel }: { order: SnackOrder; onCancel: () => void }) {
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
        <SupportWords className="text-ink-soft" />
      )}
    </Card>
  );
}
