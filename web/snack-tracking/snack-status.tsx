import type { SnackOrder } from '#contract/snack-orders.ts';
import { snackStatusWords } from '#domain/snack-order-states.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';

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
