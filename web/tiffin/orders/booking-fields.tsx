import { Minus, Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { TIFFIN_ERRORS } from '#contract/tiffin/errors.ts';
import type { AvailableDates, Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addressLine, detailsOf, typedDetailsOf } from '#domain/account/delivery-address.ts';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';
import { plannedPauseOf } from '#domain/tiffin/pause.ts';
import { mostTiffins } from '#domain/tiffin/quantity.ts';
import { AddressDetailsFields } from '#web/account/addresses/address-details-fields.tsx';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { useKitchenRules } from '#web/kitchen/kitchen-rules.ts';
import { RadioCards } from '#web/platform/form/choices.tsx';
import {
  useField,
  useFieldError,
  useFormContext,
  useFormValue,
} from '#web/platform/form/form-context.ts';
import { FieldMessage } from '#web/platform/form/labelled.tsx';
import { TextArea } from '#web/platform/form/text-field.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { StepButton } from '#web/platform/ui/step-button.tsx';
import { addressOf } from './booking-form.ts';
import { finalSlotText } from './booking-text.ts';
import type { BookingForm } from './check-booking.ts';
import { DayPicker } from './day-picker.tsx';
import { creditsText } from './order-text.ts';
import { bookedByDay } from './upcoming.ts';

/** Says of the slot that is chosen in a `BookingForm` that it can no longer be skipped or changed. */
function FinalNotice({ dates }: { dates: AvailableDates }) {
  const deliveryDate = useFormValue('deliveryDate');
  const deliveryTimeSlot = useFormValue('deliveryTimeSlot');
  const quantity = useFormValue<number>('quantity');
  const words = finalSlotText({ deliveryDate, deliveryTimeSlot }, dates, quantity);
  return words && <Banner kind="warning">{words}</Banner>;
}

/** Chooses one of the six hours of delivery. */
export function SlotPicker({ name = 'deliveryTimeSlot' }: { name?: string }) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-semibold">Time slot</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {SLOT_CHOICES.map(({ value, label }) => (
          <label
            key={value}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-edge bg-card px-2 text-center font-medium whitespace-nowrap tabular-nums hover:bg-turmeric-tint has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:has-checked:bg-[Highlight] max-[22rem]:text-sm"
          >
            <input
              type="radio"
              value={value}
              {...register(name)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            {shortSlot(label)}
          </label>
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </fieldset>
  );
}

/** `2:00 PM - 3:00 PM` -> `2:00 - 3:00 PM`, which fits twice on a phone. */
function shortSlot(label: string): string {
  return label.replace(/ PM - /, ' - ');
}

/** A small number, one up or down at a time; the new number is announced. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  onChange,
  describedBy,
}: {
  /** What is counted: 'Quantity'. */
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  describedBy?: string;
}) {
  return (
    <fieldset
      aria-describedby={describedBy}
      className="inline-flex items-center gap-1 rounded-full border border-edge bg-card p-0.5"
    >
      <legend className="sr-only">{label}</legend>
      <StepButton
        aria-label={`One less (${label})`}
        ended={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon of={Minus} />
      </StepButton>
      <output className="min-w-8 text-center text-lg font-bold tabular-nums">{value}</output>
      <StepButton
        aria-label={`One more (${label})`}
        ended={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon of={Plus} />
      </StepButton>
    </fieldset>
  );
}

/**
 * How many tiffins: 1 to as many as the kitchen takes in one order, and no more
 * than there are credits for; null where credits are no limit.
 */
export function QuantityField({ available }: { available: number | null }) {
  const { maxTiffinsPerOrder: most } = useKitchenRules();
  const field = useField<number | string>('quantity');
  const mistake = useFieldError('quantity');
  const id = useId();
  const quantity = Number(field.value);
  const tooFew =
    available !== null &&
    quantity > available &&
    errorText(TIFFIN_ERRORS, 'insufficient_credits', { available });
  const error = tooFew || mistake;
  return (
    <div>
      <p className="mb-1.5 font-semibold" aria-hidden="true">
        Quantity
      </p>
      <div className="flex items-center gap-4">
        <QuantityStepper
          label="Quantity"
          value={quantity}
          max={most}
          onChange={field.onChange}
          describedBy={`${id}-hint${error ? ` ${id}-error` : ''}`}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {quantity >= most
            ? errorText(TIFFIN_ERRORS, 'too_many_tiffins', mostTiffins(most))
            : `Uses ${creditsText(quantity)}`}
        </p>
      </div>
      {error && <FieldMessage id={`${id}-error`} error={error} />}
    </div>
  );
}

/** Fetched by those who want it brought elsewhere. */
const AddressField = lazyPart(
  async () => (await import('#web/account/addresses/address-field.tsx')).AddressField,
);

/** To the subscription's address, or to a different one this time. */
export function AddressChoice({
  subscription: { customerAddress, unitNumber },
  forWhat = 'Just for this order',
  hasDetails = false,
}: {
  subscription: Pick<Subscription, 'customerAddress' | 'unitNumber'>;
  /** What the different address is for. */
  forWhat?: string;
  /** The details of the address stand in the form too. */
  hasDetails?: boolean;
}) {
  const choice = useFormValue('addressChoice');
  return (
    <div className="grid gap-3">
      <RadioCards
        name="addressChoice"
        legend="Delivery address"
        choices={[
          {
            value: 'subscription',
            label: 'Your subscription address',
            description: addressLine(customerAddress, { unitNumber }),
          },
          { value: 'other', label: 'A different address', description: forWhat },
        ]}
      />
      {choice === 'other' && (
        <LazyBoundary>
          <AddressField
            name="otherAddress"
            label="Different address"
            maxLength={500}
            hint="Street, city and postal code."
            except={{ address: customerAddress, unitNumber }}
            hasDetails={hasDetails}
          />
        </LazyBoundary>
      )}
    </div>
  );
}

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
  const { orders, startDate } = subscription;
  const own = { address: subscription.customerAddress, ...detailsOf(subscription) };
  const addressChoice = useFormValue<BookingForm['addressChoice']>('addressChoice');
  const otherAddress = useFormValue('otherAddress');
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
      <AddressChoice subscription={subscription} hasDetails />
      <AddressDetailsFields
        address={addressOf({ addressChoice, otherAddress }, subscription)}
        known={order ? [{ address: order.deliveryAddress, ...typedDetailsOf(order) }, own] : [own]}
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
