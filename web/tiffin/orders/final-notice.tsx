import { useWatch } from 'react-hook-form';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { finalWords } from './deadline-words.ts';

/** Says of the slot that is chosen in a `BookingForm` that it can no longer be skipped or changed. */
export function FinalNotice({ dates }: { dates: AvailableDates }) {
  const [deliveryDate, deliveryTimeSlot, quantity] = useWatch({
    name: ['deliveryDate', 'deliveryTimeSlot', 'quantity'],
  });
  const words = finalWords({ deliveryDate, deliveryTimeSlot }, dates, quantity);
  return words && <Banner kind="warning">{words}</Banner>;
}
