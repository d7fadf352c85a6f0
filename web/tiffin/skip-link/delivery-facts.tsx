import type { LinkedDelivery } from '#contract/tiffin/skip-links.ts';
import { formatDayLong, formatSlot } from '#domain/platform/days.ts';
import { creditsWords } from '#web/tiffin/orders/deadline-words.ts';

const tiffins = (quantity: number) => (quantity === 1 ? '1 tiffin' : `${quantity} tiffins`);
/** `1 credit comes back` */
export const comesBack = (quantity: number) =>
  `${creditsWords(quantity)} ${quantity === 1 ? 'comes' : 'come'} back`;

/** Which delivery a link is about; nothing that tells whose it is. */
export function DeliveryFacts({ delivery }: { delivery: LinkedDelivery }) {
  return (
    <>
      <p className="font-heading text-title">{formatDayLong(delivery.deliveryDate)}</p>
      <p className="mt-1 text-ink-soft">
        {formatSlot(delivery.deliveryTimeSlot)} (Toronto), {tiffins(delivery.quantity)},{' '}
        {delivery.planName}
        <span className="block text-sm">Order {delivery.orderNumber}</span>
      </p>
    </>
  );
}
