import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { AvailableDates, Subscription } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { plannedPauseOf } from '#domain/tiffin/pause.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { orderConfirmationPath } from '#web/paths.ts';
import { useFormDraft } from '#web/account/session/form-draft.ts';
import { BookingFields } from '#web/tiffin/orders/booking-fields.tsx';
import {
  addressOf,
  BookingForm,
  type BookingTyped,
  emptyBooking,
} from '#web/tiffin/orders/booking-form.ts';
import { SubscriptionCard } from '#web/tiffin/orders/subscription-card.tsx';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { LostDayNotice, useLostDay } from './lost-day.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ScheduleFailure } from './schedule-failure.tsx';
import { SkipCard } from './skip-card.tsx';

const FORM = 'schedule-an-order';

/** Books a tiffin: the form, what it comes to, and beside it the plan it is paid from. */
export function ScheduleForm({
  subscription,
  dates,
  customerId,
}: {
  subscription: Subscription;
  dates: AvailableDates;
  customerId: string;
}) {
  const navigate = useNavigate();
  const cache = useTiffinCache();
  const [leaving, setLeaving] = useState(false);
  const form = useZodForm<BookingTyped, BookingForm>(BookingForm, emptyBooking() as never);
  const { forget } = useFormDraft(form, {
    page: `tiffin-schedule:${subscription.subscriptionNumber}`,
    customerId,
  });
  const typed = useWatch({ control: form.control }) as BookingTyped;
  const { status, pauseFrom, pausedUntil } = subscription;
  const pause = useMemo(
    () => plannedPauseOf({ status, pauseFrom, pausedUntil }),
    [status, pauseFrom, pausedUntil],
  );
  const lost = useLostDay({
    chosen: typed.deliveryDate,
    dates,
    startDate: subscription.startDate,
    pause,
    onLost: () => form.setValue('deliveryDate', ''),
  });
  const chooseDay = (day: string) => form.setValue('deliveryDate', day);

  const { submit, busy, error, clearError } = useSubmit(
    async (booking: BookingForm, idempotencyKey) => {
      try {
        return await call(
          tiffinOrders.schedule,
          {
            body: {
              subscriptionId: subscription.subscriptionId,
              deliveryDate: booking.deliveryDate,
              deliveryTimeSlot: booking.deliveryTimeSlot,
              quantity: booking.quantity,
              deliveryAddress: addressOf(booking, subscription),
              specialInstructions: booking.specialInstructions || null,
              doorNote: booking.doorNote,
            },
          },
          { idempotencyKey },
        );
      } catch (failure) {
        cache.refresh();
        throw failure;
      }
    },
  );

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: clearError }),
    [form, clearError],
  );

  async function send(booking: BookingForm) {
    const order = await submit(booking);
    if (!order) return;
    setLeaving(true);
    forget();
    await cache.put(order);
    void navigate(orderConfirmationPath(order.orderNumber), { state: { booked: order.id } });
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10">
      <div className="lg:col-start-2">
        <SubscriptionCard subscription={subscription} />
      </div>
      <div className="lg:col-start-2">
        <SkipCard subscription={subscription} />
      </div>
      <Card
        as="section"
        aria-labelledby="schedule-heading"
        className="p-5 sm:p-8 lg:col-start-1 lg:row-span-3 lg:row-start-1"
      >
        <h2 id="schedule-heading" className="mb-5 text-title">
          Schedule a tiffin
        </h2>
        <Form form={form} onSubmit={send} id={FORM} label="Schedule an order">
          <BookingFields
            subscription={subscription}
            dates={dates}
            available={subscription.remainingCredits}
          />
        </Form>
      </Card>
      <OrderSummary
        typed={typed}
        dates={dates}
        remaining={subscription.remainingCredits}
        formId={FORM}
        busy={busy || leaving}
        backTo={subscription.subscriptionNumber}
      >
        {error ? (
          <ScheduleFailure
            error={error}
            subscription={subscription}
            quantity={typed.quantity}
            onChooseDay={chooseDay}
          />
        ) : (
          lost && <LostDayNotice lost={lost} onChooseDay={chooseDay} />
        )}
      </OrderSummary>
    </div>
  );
}
