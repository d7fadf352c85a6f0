import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isApiError } from '#contract/platform/api-error.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { type TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { SkeletonText } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { BookingFields } from './booking-fields.tsx';
import { bookingOf, changesOf } from './booking-form.ts';
import { scheduleFailure } from './booking-text.ts';
import { BookingForm } from './check-booking.ts';
import { changeDeadlineText, creditsText, tiffinsText } from './order-text.ts';
import { availableDatesQuery } from './queries.ts';
import { useTiffinCache } from './tiffin-cache.ts';

/** The words of a change that went through. */
function changedText({ status, quantity, deliveryDate, deliveryTimeSlot }: TiffinOrder): string {
  const what = `${tiffinsText(quantity)} on ${formatDay(deliveryDate)}, ${formatSlot(deliveryTimeSlot)}`;
  return status === 'pending_confirmation'
    ? `Changed to ${what}. That time is full, so the kitchen will accept or decline it.`
    : `Changed to ${what}.`;
}

/** Changes day, slot, quantity, address or instructions of a booked tiffin, until its deadline. */
export function ChangeDialog({
  subscription,
  order,
  quantity = order.quantity,
  onClose,
}: {
  subscription: Subscription;
  order: TiffinOrder;
  /** Filled in instead of the present one. */
  quantity?: number | undefined;
  onClose: () => void;
}) {
  const cache = useTiffinCache();
  const notice = useNotice();
  const toast = useToast();
  const { data: dates, error: datesError } = useQuery(availableDatesQuery());
  const form = useZodForm(BookingForm, {
    ...bookingOf(order, subscription),
    quantity,
  });
  const typed = useWatch({ control: form.control }) as BookingForm;
  // What the order holds is free again while it is being changed.
  const available = subscription.remainingCredits + order.quantity;
  const changes = changesOf(typed, order, subscription);
  const nothing = Object.keys(changes).length === 0;
  const { change } = order.actions;

  const { submit, busy, error, clearError } = useSubmit(async (booking: BookingForm) => {
    try {
      const changed = await call(tiffinOrders.change, {
        params: { id: order.id },
        body: changesOf(booking, order, subscription),
      });
      await cache.put(changed);
      return changed;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: clearError }),
    [form, clearError],
  );

  async function send(booking: BookingForm) {
    const changed = await submit(booking);
    if (!changed) return;
    notice(null);
    toast({ message: changedText(changed) });
    onClose();
  }

  const failure = error ?? (isApiError(datesError) && !dates ? datesError : null);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      busy={busy}
      title={`Change ${order.orderNumber}`}
      actions={
        <>
          <p className="mr-auto self-center text-sm text-ink-soft max-sm:w-full">
            {nothing
              ? 'Nothing is changed yet.'
              : `Uses ${creditsText(typed.quantity)}, ${available - typed.quantity} left after.`}
          </p>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Keep
          </Button>
          <Button
            type="submit"
            form="change-an-order"
            busy={busy}
            busyText="Saving…"
            disabled={nothing || !change.allowed || typed.quantity > available || !dates}
          >
            Save changes
          </Button>
        </>
      }
    >
      {dates ? (
        <Form form={form} onSubmit={send} id="change-an-order" label="Change an order">
          {change.allowed ? (
            <p className="text-ink-soft">{changeDeadlineText(order)}.</p>
          ) : (
            <Banner kind="warning">{change.reason}</Banner>
          )}
          <BookingFields
            subscription={subscription}
            dates={dates}
            available={available}
            order={order}
          />
          {failure && <Banner kind="error">{scheduleFailure(failure)}</Banner>}
        </Form>
      ) : failure ? (
        <Banner kind="error">{scheduleFailure(failure)}</Banner>
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}
