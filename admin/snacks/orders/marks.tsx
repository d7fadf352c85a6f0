import { ShoppingBag, Truck } from 'lucide-react';
import { DELIVERY_TYPE_LABELS } from '#admin/kitchen/labels/choices.ts';
import { paidLabel } from '#admin/money/payment-text.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import type { DeliveryType } from '#contract/snacks/orders.ts';

const ICONS = { pickup: ShoppingBag, delivery: Truck };

/** Whether an order is fetched or brought: by its picture, its colour and in words. */
export function DeliveryTypeMark({ deliveryType }: { deliveryType: DeliveryType }) {
  const Icon = ICONS[deliveryType];
  return (
    <Chip
      tone={deliveryType === 'delivery' ? 'turmeric' : 'steel'}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 750 }}
    >
      <Icon size={16} aria-hidden style={{ flex: 'none' }} />
      {DELIVERY_TYPE_LABELS[deliveryType]}
    </Chip>
  );
}

/** Whether an order is paid; nothing for a cancelled one that nobody has paid for. */
export function PaidMark({ order }: { order: AdminSnackOrder }) {
  const paid = paidLabel(order.balance, { hasEnded: order.status === 'cancelled' });
  return paid && <Chip tone={paid.tone}>{paid.words}</Chip>;
}
