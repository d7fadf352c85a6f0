import { CalendarX } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AvailableDates, Subscription } from '#contract/tiffin/subscriptions.ts';
import { type TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { plannedPauseOf } from '#domain/tiffin/pause.ts';
import { draftKey, submitMemory, useFormDraft } from '#web/account/session/drafts.ts';
import { skipSentence, useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { orderConfirmationPath } from '#web/paths.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Form } from '#web/platform/form/form.tsx';
import { useFieldError, useFormValue } from '#web/platform/form/form-context.ts';
import { useLateForm } from '#web/platform/form/use-late-form.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { BookingFields } from '#web/tiffin/orders/booking-fields.tsx';
import { addressOf, emptyBooking } from '#web/tiffin/orders/booking-form.ts';
import type { BookingForm } from '#web/tiffin/orders/check-booking.ts';
import { cancelInsteadText, cancelsInstead, creditsText } from '#web/tiffin/orders/order-text.ts';
import { SubscriptionCard } from '#web/tiffin/orders/subscription-card.tsx';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { isToCome } from '#web/tiffin/orders/upcoming.ts';
import { useOrderDialogs } from '#web/tiffin/orders/use-order-dialogs.ts';
import { OrderSummary } from './order-summary.tsx';
import { ScheduleFailure, UnavailableDayNotice, useUnavailableDay } from './unavailable-day.tsx';

const FORM = 'schedule-an-order';

const loadBookingForm = async () =>
  (await loadModule(() => import('#web/tiffin/orders/check-booking.ts'))).bookingForm;

/** Only a household of several is asked. */
const MemberField = lazyPart(
  async () => (await import('#web/account/household/member-field.tsx')).MemberField,
);

/** The way to skip a day of this plan, or to cancel what it is too late to skip. */
function SkipCard({ subscription }: { subscription: Subscription }) {
  const dialogs = useOrderDialogs();
  const rules = useKitchenRules();
  const tooLate = subscription.orders.filter((order) => isToCome(order) && cancelsInstead(order));
  return (
    <Card as="section" aria-labelledby="skip-heading" className="p-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-turmeric-tint text-turmeric-ink">
          <Icon of={CalendarX} className="size-5.5" />
        </span>
        <div className="min-w-40 flex-1">
          <h2 id="skip-heading" className="font-bold">
            Not home one day?
          </h2>
          <p className="text-sm text-ink-soft">{skipSentence(rules)}</p>
        </div>
        <Button kind="quiet" size="small" onClick={() => dialogs.skip(subscription)}>
          Skip Tiffin
        </Button>
      </div>
      {tooLate.length > 0 && (
        <ul className="mt-4 grid gap-4 border-t border-line pt-4">
          {tooLate.map((order) => (
            <CancelInstead key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CancelInstead({ order }: { order: TiffinOrder }) {
  const dialogs = useOrderDialogs();
  const day = formatDay(order.deliveryDate);
  return (
    <li className="grid justify-items-start gap-2 text-sm">
      <p>
        <strong className="font-semibold">
          {day}, {formatSlot(order.deliveryTimeSlot)}:
        </strong>{' '}
        {cancelInsteadText(order)}
      </p>
      <Button kind="quiet" size="small" onClick={() => dialogs.cancel(order)}>
        <span>
          Cancel with {creditsText(order.quantity)} back<span className="sr-only"> {day}</span>
        </span>
      </Button>
    </li>
  );
}

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
  const form = useLateForm(emptyBooking(subscription), loadBookingForm);
  const mistake = useFieldError('root', form);
  const { forget } = useFormDraft(form, {
    // Whom a tiffin is for is kept for as long as the plan is for the same person.
    page: `tiffin-schedule:${subscription.subscriptionNumber}:${subscription.memberId ?? 'customer'}`,
    customerId,
  });
  const [planned] = useState(subscription.memberId ?? '');
  const chosen = useFormValue('deliveryDate', form);
  const { status, pauseFrom, pausedUntil } = subscription;
  const pause = useMemo(
    () => plannedPauseOf({ status, pauseFrom, pausedUntil }),
    [status, pauseFrom, pausedUntil],
  );
  const lost = useUnavailableDay({
    chosen,
    dates,
    startDate: subscription.startDate,
    pause,
    onLost: () => form.setValue('deliveryDate', ''),
  });
  const memory = useMemo(
    () => submitMemory(draftKey(`tiffin-sent:${subscription.subscriptionNumber}`, customerId)),
    [subscription.subscriptionNumber, customerId],
  );
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
              ...typedDetailsOf(booking),
              // Whoever the plan is for by now, unless its customer chose somebody.
              ...(booking.memberId !== planned && { memberId: booking.memberId || null }),
            },
          },
          { idempotencyKey },
        );
      } catch (failure) {
        cache.refresh();
        throw failure;
      }
    },
    memory,
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
          <LazyBoundary room={null}>
            <MemberField plan={subscription} className="mb-6" />
          </LazyBoundary>
          <BookingFields
            subscription={subscription}
            dates={dates}
            available={subscription.remainingCredits}
          />
        </Form>
      </Card>
      <OrderSummary
        form={form}
        dates={dates}
        remaining={subscription.remainingCredits}
        formId={FORM}
        busy={busy || leaving}
        backTo={subscription.subscriptionNumber}
      >
        {mistake && <Banner kind="error">{mistake}</Banner>}
        {error ? (
          <ScheduleFailure
            error={error}
            subscription={subscription}
            quantity={form.getValues('quantity')}
            onChooseDay={chooseDay}
          />
        ) : (
          lost && <UnavailableDayNotice lost={lost} onChooseDay={chooseDay} />
        )}
      </OrderSummary>
    </div>
  );
}
