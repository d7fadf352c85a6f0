import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isApiError } from '#contract/platform/api-error.ts';
import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import {
  type RecurringBooking,
  type RecurringBookingPreview,
  recurringBooking as usualCalls,
} from '#contract/tiffin/recurring-booking.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';
import { dayOf } from '#domain/platform/days.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { ChoiceTiles } from '#web/platform/form/choice-tiles.tsx';
import { Form } from '#web/platform/form/form.tsx';
import { useFormContext, useFormValue } from '#web/platform/form/form-context.ts';
import { Select, TextArea } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { closeToContent, Dialog } from '#web/platform/ui/dialog.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { useDebounced } from '#web/platform/ui/use-now.ts';
import { AddressChoice, QuantityField, SlotPicker } from '#web/tiffin/orders/booking-fields.tsx';
import { availableDatesQuery } from '#web/tiffin/orders/queries.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { recurringBookingPreviewQuery } from './queries.ts';
import { RecurringBookingDays } from './recurring-booking-days.tsx';
import {
  DELIVERY_WEEKDAY_LABELS,
  entriesOf,
  ownDaysOf,
  RecurringBookingForm,
  type RecurringBookingInputs,
  typedOf,
} from './recurring-booking-form.ts';
import { creditForecastText, savedText } from './recurring-booking-text.ts';
import { LeftoversChoice, useShowRecurringBooking } from './stop-recurring-booking.tsx';

/** So long after the last change the preview is worked out again, in milliseconds. */
const SETTLES = 300;

/** What would be booked, what is left out and why, and how far credits reach, while it is chosen. */
function PreviewCard({
  preview,
  isWorking,
  error,
}: {
  /** The latest that was worked out; undefined before the form holds a pattern. */
  preview: RecurringBookingPreview | undefined;
  isWorking: boolean;
  error: string | null;
}) {
  const today = dayOf({ epochMilliseconds: Date.now() });
  const { data: dates } = useQuery(availableDatesQuery());
  const forecast = preview && creditForecastText(preview, today);
  return (
    <section
      aria-labelledby="usual-preview"
      aria-busy={isWorking}
      className="rounded-control border border-line bg-sunken p-4"
    >
      <h3 id="usual-preview" className="font-sans text-base font-semibold tracking-normal">
        What this comes to
      </h3>
      {error ? (
        <Banner kind="error" className="mt-2">
          {error}
        </Banner>
      ) : preview ? (
        <div className={`mt-1 transition-opacity ${isWorking ? 'opacity-90 delay-200' : ''}`}>
          <p role="status" className="mb-1 font-semibold">
            {forecast}
          </p>
          <RecurringBookingDays
            days={preview.days}
            label="The days that this pattern wants"
            dates={dates}
          />
          {preview.days.length === 0 && (
            <p className="text-ink-soft">Your plan starts later; its days show up here by then.</p>
          )}
        </div>
      ) : (
        <p className="mt-1 text-ink-soft">
          Choose days and a time, and see here what is booked and how long your credits last.
        </p>
      )}
    </section>
  );
}

/**
 * From one to as many as the kitchen takes in one order. What a day has already stays among them
 * where that limit has been lowered since, so that nothing changes unseen.
 */
const quantitiesTo = (most: number, stored = 1) =>
  [
    ...Array.from({ length: most }, (_, index) => index + 1),
    ...(stored > most ? [stored] : []),
  ].map((quantity) => ({ value: String(quantity), label: String(quantity) }));

/** Lets single days differ from what the others have. */
export function OwnDays() {
  const { maxTiffinsPerOrder } = useKitchenRules();
  const { register, getValues } = useFormContext<RecurringBookingInputs>();
  const [stored] = useState(() => getValues('own'));
  const days = useFormValue<string[]>('days');
  const apart = useFormValue<string[]>('apart');
  const chosen = Object.keys(DELIVERY_WEEKDAY_LABELS).filter((day) => days.includes(day));
  if (chosen.length < 2) return null;
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">
          Days that differ <span className="font-normal text-ink-soft">(optional)</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {chosen.map((day) => (
            <label
              key={day}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-card px-4 font-medium has-checked:border-chilli-ink has-checked:bg-chilli-tint/35 has-checked:ring-1 has-checked:ring-chilli-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="checkbox"
                value={day}
                {...register('apart')}
                className="size-5 shrink-0 cursor-pointer outline-none"
              />
              {DELIVERY_WEEKDAY_LABELS[day]}
            </label>
          ))}
        </div>
      </fieldset>
      {ownDaysOf({ days, apart }).map((day) => (
        <fieldset key={day} className="grid min-w-0 gap-3 rounded-control border border-line p-4">
          <legend className="px-1 font-semibold">On {DELIVERY_WEEKDAY_LABELS[day]}s</legend>
          <div className="grid gap-3 sm:grid-cols-[1fr_8rem]">
            <Select name={`own.${day}.deliveryTimeSlot`} label="Time slot" choices={SLOT_CHOICES} />
            <Select
              name={`own.${day}.quantity`}
              label="Tiffins"
              choices={quantitiesTo(maxTiffinsPerOrder, Number(stored[day]?.quantity))}
            />
          </div>
          <TextArea
            name={`own.${day}.otherAddress`}
            label="Another address"
            optional
            rows={1}
            maxLength={500}
            hint="Empty: the same as on the other days."
          />
        </fieldset>
      ))}
    </div>
  );
}

/** Sets the weekly pattern or changes it, and shows what that comes to before it is saved. */
export function RecurringBookingDialog({
  usual: recurringBooking,
  subscription,
  onClose,
}: {
  usual: RecurringBooking;
  subscription: Subscription;
  onClose: () => void;
}) {
  const cache = useTiffinCache();
  const show = useShowRecurringBooking();
  const toast = useToast();
  const number = subscription.subscriptionNumber;
  const form = useZodForm(
    RecurringBookingForm,
    typedOf(recurringBooking.usual?.entries ?? recurringBooking.before ?? [], subscription),
  );
  const typed = RecurringBookingForm.safeParse(useWatch({ control: form.control }));
  const pattern = useDebounced(typed.success ? patternOf(typed.data) : null, SETTLES);
  const preview = useQuery(recurringBookingPreviewQuery(number, pattern));

  const { submit, busy, error } = useSubmit(async (wanted: RecurringBookingForm) => {
    try {
      const saved = await call(usualCalls.save, {
        params: { id: number },
        body: patternOf(wanted),
      });
      await show(saved);
      return saved;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  async function send(wanted: RecurringBookingForm) {
    const saved = await submit(wanted);
    if (!saved) return;
    toast({ message: savedText(saved) });
    // The button that set it has become others; the one that changes it is still there.
    if (recurringBooking.usual) onClose();
    else closeToContent(onClose);
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      busy={busy}
      title={recurringBooking.usual ? 'Change your usual' : 'Book my usual'}
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Not now
          </Button>
          <Button type="submit" form="book-usual" busy={busy} busyText="Booking…">
            {recurringBooking.usual ? 'Save changes' : 'Book my usual'}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id="book-usual" label="Book my usual">
        <p className="text-ink-soft">
          We book these days about two weeks ahead, week by week, while your credits last.
        </p>
        <ChoiceTiles
          name="days"
          legend="Days"
          words={DELIVERY_WEEKDAY_LABELS}
          several
          columns={3}
        />
        <SlotPicker />
        <TorontoTime className="-mt-2" />
        <QuantityField available={null} />
        <AddressChoice subscription={subscription} forWhat="For your usual" />
        <OwnDays />
        <PreviewCard
          preview={pattern ? preview.data : undefined}
          isWorking={preview.isFetching}
          error={preview.error ? textOf(preview.error) : null}
        />
        <LeftoversChoice leftovers={preview.data?.leftovers ?? []} />
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}

const patternOf = (form: RecurringBookingForm) => ({
  entries: entriesOf(form),
  leftovers: form.leftovers,
});

const textOf = (error: unknown): string =>
  isApiError(error) ? error.message : errorText(ANY_CALL_ERRORS, 'server_error');
