import { CheckCheck, CircleCheck, CircleX, Clock, CookingPot, ShoppingBag } from 'lucide-react';
import type { SnackOrder, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { snackStatusLabel } from '#domain/snacks/order-labels.ts';
import { ContactSupport } from '#web/kitchen/contact-links.tsx';
import { StatusBadge, type StatusLook } from '#web/platform/ui/status-badge.tsx';
import { SNACK_ORDER_NOT_CANCELLABLE } from './snack-order-text.ts';

const LOOKS: Record<SnackOrderStatus, StatusLook> = {
  pending: [Clock, 'turmeric'],
  confirmed: [CircleCheck, 'leaf'],
  preparing: [CookingPot, 'leaf'],
  ready: [ShoppingBag, 'leaf'],
  delivered: [CheckCheck, 'leaf'],
  undelivered: [CircleX, 'chilli'],
  cancelled: [CircleX, 'chilli'],
};

/** How a snack order stands; one that was collected reads Picked Up. */
export function SnackStatus({
  order,
  className,
}: {
  order: Pick<SnackOrder, 'status' | 'delivery_type'>;
  className?: string;
}) {
  const { status, delivery_type } = order;
  return (
    <StatusBadge
      look={LOOKS[status]}
      words={snackStatusLabel(status, delivery_type)}
      className={className}
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
