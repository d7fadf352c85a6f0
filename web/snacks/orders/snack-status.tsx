import type { SnackOrder } from '#contract/snacks/orders.ts';
import { snackStatusLabel } from '#domain/snacks/order-labels.ts';
import { StatusBadge } from '#web/account/status-badge.tsx';
import { ContactSupport } from '#web/kitchen/contact-links.tsx';
import { SNACK_ORDER_NOT_CANCELLABLE } from './snack-order-text.ts';

/** The state of a snack order; one that was collected reads Picked Up. */
export function SnackStatus({ order, className }: { order: SnackOrder; className?: string }) {
  const { status, delivery_type } = order;
  return (
    <StatusBadge
      status={status}
      words={snackStatusLabel(status, delivery_type)}
      {...(className && { className })}
    />
  );
}

/** A confirmed order is cancelled by the kitchen: how to reach it. */
export function SnackOrderSupport({ className = '' }: { className?: string }) {
  return (
    <p className={className}>
      {SNACK_ORDER_NOT_CANCELLABLE} <ContactSupport />
    </p>
  );
}
