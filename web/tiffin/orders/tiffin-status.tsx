import {
  CalendarCheck,
  CheckCheck,
  CircleCheck,
  CircleX,
  Clock,
  CookingPot,
  SkipForward,
  Truck,
} from 'lucide-react';
import type { ShownTiffinOrderStatus, TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { labelOf } from '#domain/platform/states.ts';
import { CUSTOMER_TIFFIN_STATUS_LABELS } from '#domain/tiffin/order-labels.ts';
import { shownStatusOf } from '#domain/tiffin/order-states.ts';
import { StatusBadge, type StatusLook } from '#web/platform/ui/status-badge.tsx';

const LOOKS: Record<ShownTiffinOrderStatus, StatusLook> = {
  pending_confirmation: [Clock, 'turmeric'],
  scheduled: [CalendarCheck, 'leaf'],
  confirmed: [CircleCheck, 'leaf'],
  preparing: [CookingPot, 'leaf'],
  out_for_delivery: [Truck, 'leaf'],
  delivered: [CheckCheck, 'leaf'],
  not_delivered: [CircleX, 'chilli'],
  skipped: [SkipForward, 'steel'],
  cancelled: [CircleX, 'chilli'],
};

/** The words for a state of a booked tiffin. */
export const tiffinStatusLabel = (status: ShownTiffinOrderStatus): string =>
  labelOf({ labels: CUSTOMER_TIFFIN_STATUS_LABELS }, status);

/** How a booked tiffin stands. */
export function TiffinStatus({ order }: { order: Pick<TiffinOrder, 'status' | 'notDelivered'> }) {
  const status = shownStatusOf(order);
  return <StatusBadge look={LOOKS[status]} words={tiffinStatusLabel(status)} />;
}
