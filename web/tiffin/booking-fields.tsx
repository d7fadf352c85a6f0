import { useMemo } from 'react';
import type { AvailableDates, Subscription } from '#contract/subscriptions.ts';
import { plannedPauseOf } from '#domain/pause.ts';
import { TextArea } from '#web/ui/form/text-field.tsx';
import { TorontoTime } from '#web/ui/toronto-time.tsx';
import { AddressChoice } from './address-choice.tsx';
import { DayPicker } from './day-picker.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { bookedByDay } from './upcoming.ts';

/** The fields of booking a tiffin or changing one (`BookingForm`), inside a `<Form>`. */
export function BookingFields({
  subscription,
  dates,
  available,
  except,
}: {
  subscription: Subscription;
  dates: AvailableDates;
  /** Credits that can be used here. */
  available: number;
  /** The order that is being changed; its own day does not count as booked. */
  except?: string;
}) {
  const { orders, startDate, customerAddress } = subscription;
  const booked = useMemo(
    () => bookedByDay(orders.filter(({ id }) => id !== except)),
    [orders, except],
  );
  const { status, pauseFrom, pausedUntil } = subscription;
  const pause = useMemo(
    () => plannedPauseOf({ status, pauseFrom, pausedUntil }),
    [status, pauseFrom, pausedUntil],
  );
  return (
    <>
      <DayPicker dates={dates} startDate={startDate} pause={pause} booked={booked} />
      <SlotPicker />
      <TorontoTime className="-mt-2" />
      <QuantityField available={available} />
      <AddressChoice subscriptionAddress={customerAddress} />
      <TextArea
        name="specialInstructions"
        label="Special instructions"
        optional
        rows={2}
        maxLength={500}
        placeholder="A buzzer code, less spicy, no onion…"
      />
    </>
  );
}
