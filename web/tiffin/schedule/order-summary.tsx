import type { ReactNode } from 'react';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { TIFFIN_ERRORS } from '#contract/tiffin/errors.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { managementPath, paths } from '#web/paths.ts';
import { type FormApi, useFormValue } from '#web/platform/form/form-context.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { finalSlotText } from '#web/tiffin/orders/booking-text.ts';
import type { BookingForm, BookingTyped } from '#web/tiffin/orders/check-booking.ts';
import { creditsText, tiffinsText } from '#web/tiffin/orders/order-text.ts';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

const open = <span className="font-normal text-ink-soft">not chosen yet</span>;

/** What is about to be booked, line by line, and the button that books it. */
export function OrderSummary({
  form,
  dates,
  remaining,
  formId,
  busy,
  backTo,
  children,
}: {
  form: FormApi<BookingTyped, unknown, BookingForm>;
  dates: AvailableDates;
  remaining: number;
  formId: string;
  busy: boolean;
  /** The subscription to go back to. */
  backTo: string;
  /** What went wrong with the last try. */
  children?: ReactNode;
}) {
  const deliveryDate = useFormValue('deliveryDate', form);
  const deliveryTimeSlot = useFormValue('deliveryTimeSlot', form);
  const quantity = useFormValue('quantity', form);
  const after = remaining - quantity;
  const isFinal = finalSlotText({ deliveryDate, deliveryTimeSlot }, dates, quantity) !== null;
  const incomplete = !deliveryDate || !deliveryTimeSlot;
  return (
    <Card
      as="section"
      aria-labelledby="summary-heading"
      className="p-5 sm:p-6 lg:sticky lg:top-6 lg:col-start-2"
    >
      <h2 id="summary-heading" className="mb-3 text-title">
        Order summary
      </h2>
      <dl>
        <Line label="Date">{deliveryDate ? formatDay(deliveryDate) : open}</Line>
        <Line label="Time slot">{deliveryTimeSlot ? formatSlot(deliveryTimeSlot) : open}</Line>
        <Line label="Quantity">{tiffinsText(quantity)}</Line>
        {isFinal && <Line label="Skip or change">no longer possible</Line>}
        <Line label="Credits to use">{quantity}</Line>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">Remaining after</dt>
          <dd className="font-heading text-title font-bold tabular-nums">{Math.max(0, after)}</dd>
        </div>
      </dl>
      <div className="mt-4 grid gap-3 empty:hidden">
        {after < 0 ? (
          <Banner
            kind="warning"
            action={
              <LinkButton to={paths.pricing} size="small" kind="quiet">
                See the plans
              </LinkButton>
            }
          >
            {errorText(TIFFIN_ERRORS, 'insufficient_credits', { available: remaining })}
          </Banner>
        ) : (
          children
        )}
      </div>
      <div className="mt-4 flex gap-3">
        <LinkButton kind="quiet" to={managementPath(backTo)}>
          Back
        </LinkButton>
        <Button
          type="submit"
          form={formId}
          className="grow"
          busy={busy}
          busyText="Scheduling…"
          disabled={incomplete || after < 0}
        >
          Schedule Order
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {incomplete
          ? 'Please select date and time slot'
          : `Uses ${creditsText(quantity)} of your plan. Nothing more to pay.`}
      </p>
    </Card>
  );
}
