import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { AvailableDates, Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { plannedPauseOf } from '#domain/tiffin/pause.ts';
import { DoorNoteField } from '#web/account/addresses/door-note-field.tsx';
import { TextArea } from '#web/platform/ui/form/text-field.tsx';
import { TorontoTime } from '#web/platform/ui/toronto-time.tsx';
import { AddressChoice } from './address-choice.tsx';
import { addressOf } from './booking-form.ts';
import { DayPicker } from './day-picker.tsx';
import { FinalNotice } from './final-notice.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { bookedByDay } from './upcoming.ts';

/** The fields of booking a tiffin or changing one (`BookingForm`), inside a `<Form>`. */
export function BookingFields({
  subscription,
  dates,
  available,
  order,
}: {
  subscription: Subscription;
  dates: AvailableDates;
  /** Credits that can be used here. */
  available: number;
  /** The one that is being changed; its own day does not count as booked. */
  order?: TiffinOrder;
}) {
  const { orders, startDate, customerAddress, doorNote } = subscription;
  const own = { address: customerAddress, doorNote };
  const [addressChoice, otherAddress] = useWatch({ name: ['addressChoice', 'otherAddress'] });
  const booked = useMemo(
    () => bookedByDay(orders.filter(({ id }) => id !== order?.id)),
    [orders, order],
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
      <FinalNotice dates={dates} />
      <TorontoTime className="-mt-2" />
      <QuantityField available={available} />
      <AddressChoice subscriptionAddress={customerAddress} note="doorNote" />
      <DoorNoteField
        name="doorNote"
        address={addressOf({ addressChoice, otherAddress: otherAddress ?? '' }, subscription)}
        known={
          order ? [{ address: order.deliveryAddress, doorNote: order.doorNote ?? '' }, own] : [own]
        }
      />
      <TextArea
        name="specialInstructions"
        label="Special instructions"
        optional
        rows={2}
        maxLength={500}
        placeholder="Less spicy, no onion…"
        hint="For the kitchen."
      />
    </>
  );
}
