import { useEffect, useMemo, useState } from 'react';
import type { User } from '#contract/account/accounts.ts';
import type { AvailableDates, Subscription } from '#contract/tiffin/subscriptions.ts';
import { dayOf } from '#domain/platform/days.ts';
import type { Offer } from '#web/money/pricing/offers.ts';
import { useFormDraft } from '#web/account/session/form-draft.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { showServerErrors, useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { useToast } from '#web/platform/ui/toast.tsx';
import { CheckoutFields } from './checkout-fields.tsx';
import { CheckoutProblem } from './checkout-problem.tsx';
import {
  type CheckoutTyped,
  type CheckoutValues,
  checkoutSchema,
  valuesOf,
} from './checkout-schema.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { ClosedDayWarning } from './closed-day-warning.tsx';
import { PlanStrip } from './plan-strip.tsx';
import { valuesOfRenewal } from './renewal.ts';
import { StartDateField } from './start-date-field.tsx';
import { useClosedDay } from './use-closed-day.ts';
import { useSubscribe } from './use-subscribe.ts';

const torontoToday = () => dayOf({ epochMilliseconds: Date.now() });

/** Asks for a subscription; `dates` is null when the server does not say which days there are. */
export function CheckoutForm({
  customer,
  offer,
  dates,
  renewed,
}: {
  customer: User;
  offer: Offer;
  dates: AvailableDates | null;
  /** The plan that this one follows; it fills in what it knows. */
  renewed: Subscription | null;
}) {
  const schema = useMemo(() => checkoutSchema(dates, torontoToday), [dates]);
  const form = useZodForm<CheckoutTyped, CheckoutValues>(
    schema as never,
    valuesOf(customer, renewed ? valuesOfRenewal(renewed, dates) : {}),
  );
  const { restored, forget } = useFormDraft(form, {
    page: renewed ? `renewal of ${renewed.subscriptionNumber}` : 'tiffin-checkout',
    customerId: customer.id,
  });
  const { subscribe, busy, error, price, priceBefore } = useSubscribe(
    offer,
    forget,
    renewed?.subscriptionNumber,
  );
  const toast = useToast();
  const closedDay = useClosedDay(form, dates, error);
  const { errors, submitCount } = form.formState;
  const hasMistakes = submitCount > 0 && Object.keys(errors).length > 0;

  useEffect(() => {
    if (restored) toast({ message: 'Welcome back. What you typed before is still here.' });
  }, [restored, toast]);

  const [unplaced, setUnplaced] = useState<string[]>([]);
  useEffect(() => {
    setUnplaced(error && error.errors.length > 0 ? showServerErrors(form as never, error) : []);
  }, [error, form]);

  return (
    <Form
      form={form}
      onSubmit={subscribe}
      label="Checkout"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10"
    >
      <PlanStrip offer={offer} total={price.total} />
      <Card className="p-5 sm:p-8">
        {hasMistakes && (
          <Banner kind="error" className="mb-6">
            Please fix the errors below.
          </Banner>
        )}
        <CheckoutFields
          mailsTo={customer.email}
          start={
            <>
              {closedDay.problem && (
                <ClosedDayWarning problem={closedDay.problem} onTake={closedDay.take} />
              )}
              <StartDateField dates={dates} today={dates?.today ?? torontoToday()} />
            </>
          }
        />
      </Card>
      <CheckoutSummary offer={offer} price={price} priceBefore={priceBefore} busy={busy}>
        {error && <CheckoutProblem error={error} unplaced={unplaced} />}
      </CheckoutSummary>
    </Form>
  );
}
