import type { SnackOrder } from '#contract/snacks/orders.ts';
import { snackStatusWords } from '#domain/snacks/order-states.ts';
import { StatusBadge } from '#web/platform/ui/status-badge.tsx';

/** The state of a snack order; one that was collected reads Picked Up. */
export function SnackStatus({ order, className }: { order: SnackOrder; className?: string }) {
  const { status, delivery_type } = order;
  return (
    <StatusBadge
      status={status}
      words={snackStatusWords(status, delivery_type)}
      {...(className && { className })}
    />
  );
}
