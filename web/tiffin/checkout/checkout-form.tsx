import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Customer } from '#contract/account/customer.ts';
import type { AvailableDates, Subscription } from '#contract/tiffin/subscriptions.ts';
import { exactPriceOfOneTiffin, type TiffinPrice } from '#domain/money/plan-price.ts';
import { addDays, dayOf, formatDay, type IsoDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { useFormDraft } from '#web/account/session/drafts.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
import { howToPayComes, useBusiness } from '#web/kitchen/business.ts';
import {
  BILLING_CYCLE_LABELS,
  tiffinPriceRows,
  tiffinsText,
  unitLabel,
} from '#web/money/pricing/plan-text.ts';
import { type PlanOffer, selectionPath } from '#web/money/pricing/selection.ts';
import { loadModule } from '#web/platform/client/browser-client.ts';
import { Form } from '#web/platform/form/form.tsx';
import { useFieldError, useHasMistakes } from '#web/platform/form/form-context.ts';
import { showServerErrors } from '#web/platform/form/server-errors.ts';
import { TextField } from '#web/platform/form/text-field.tsx';
import { useLateForm } from '#web/platform/form/use-late-form.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { DayPicker } from '#web/tiffin/orders/day-picker.tsx';
import { CheckoutFields } from './checkout-fields.tsx';
import { CheckoutProblem } from './checkout-problem.tsx';
import { type StartDateProblem, valuesOf, valuesOfRenewal } from './checkout-schema.ts';
import { useClosedDay, useSubscribe } from './use-subscribe.ts';

const loadChecks = () => loadModule(() => import('./check-checkout.ts'));

const torontoToday = () => dayOf({ epochMilliseconds: Date.now() });

/** What is bought and what it costs, line by line, and the button that asks for it. */
function CheckoutSummary({
  offer: { group, variant },
  price,
  priceBefore,
  busy,
  children,
}: {
  offer: PlanOffer;
  price: TiffinPrice;
  /** The total that was shown first, in cents; when it differs, the price has changed since. */
  priceBefore: number;
  busy: boolean;
  /** What went wrong with the last try. */
  children?: ReactNode;
}) {
  const { subtotal } = price;
  const { tiffinCount } = variant;
  const hasChanged = price.total !== priceBefore;
  return (
    <Card as="section" aria-labelledby="your-plan" className="p-5 sm:p-6 lg:sticky lg:top-6">
      <h2 id="your-plan" className="text-title">
        {group.name}
      </h2>
      <p className="mt-1.5 mb-4 flex flex-wrap items-center gap-2 text-ink-soft">
        <Badge tone="turmeric">{BILLING_CYCLE_LABELS[variant.billingCycle]}</Badge>
        {counted(tiffinCount, 'credit')}
      </p>
      <PriceTable
        rows={tiffinPriceRows(price, {
          tiffinCount,
          pricePerTiffin: exactPriceOfOneTiffin({ subtotal, tiffinCount }),
        })}
        total={{ label: `Total ${unitLabel(variant.unit)}`, cents: price.total }}
      />
      <div className="mt-4 grid gap-3">
        {hasChanged && (
          <Banner kind="warning">
            Prices have changed. Please review your order. It was{' '}
            <s className="whitespace-nowrap">{formatMoney(priceBefore)}</s>, and is now{' '}
            <strong className="whitespace-nowrap">{formatMoney(price.total)}</strong>.
          </Banner>
        )}
        {children}
      </div>
      <Button type="submit" size="large" className="mt-4 w-full" busy={busy} busyText="Sending…">
        {hasChanged ? 'Confirm the new price' : 'Confirm subscription'}
      </Button>
      <p className="mt-3 text-sm text-ink-soft">
        Nothing to pay on this page. {howToPayComes(useBusiness())}; when your payment is here, we
        approve.
      </p>
    </Card>
  );
}

/** The chosen day cannot be had; one press takes the day that can. */
function ClosedDayWarning({
  problem,
  onTake,
}: {
  problem: StartDateProblem;
  onTake: (day: string) => void;
}) {
  return (
    <Banner
      kind="warning"
      action={
        <Button kind="quiet" size="small" onClick={() => onTake(problem.suggestedDate)}>
          Start on {formatDay(problem.suggestedDate)}
        </Button>
      }
    >
      <strong>Warning:</strong> {problem.message}
    </Banner>
  );
}

/** On a phone, where the summary is at the foot: what is being bought, and the way to change it. */
function PlanStrip({ offer: { group, variant }, total }: { offer: PlanOffer; total: number }) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-turmeric-tint px-4 py-2 text-turmeric-ink lg:hidden">
      <p className="min-w-0 leading-snug">
        <span className="block font-semibold">
          {group.name}, {BILLING_CYCLE_LABELS[variant.billingCycle].toLowerCase()}
        </span>
        <span className="text-sm tabular-nums">
          {tiffinsText(variant.tiffinCount)} for {formatMoney(total)}
        </span>
      </p>
      <Link
        to={selectionPath({ service: 'tiffin', plan: variant.billingCycle })}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Change
        <span className="sr-only"> the plan</span>
      </Link>
    </div>
  );
}

/** The first day of a subscription: one of the days on offer, else any weekday from tomorrow on. */
function StartDateField({ dates, today }: { dates: AvailableDates | null; today: IsoDay }) {
  if (!dates || dates.availableDates.length === 0) {
    return (
      <TextField
        name="startDate"
        label="Start date"
        type="date"
        min={addDays(today, 1)}
        hint="Any weekday from tomorrow on. We confirm it with your subscription."
      />
    );
  }
  const recommended = dates.availableDates.find(({ isRecommended }) => isRecommended)?.date;
  return (
    <>
      <DayPicker
        name="startDate"
        legend="Start date"
        dates={dates}
        startDate={dates.today}
        recommended={recommended}
      />
      <TorontoTime className="-mt-2" />
    </>
  );
}

/** Asks for a subscription; `dates` is null when the server does not say which days there are. */
export function CheckoutForm({
  customer,
  offer,
  dates,
  renewed,
}: {
  customer: Customer;
  offer: PlanOffer;
  dates: AvailableDates | null;
  /** The plan that this one follows; it fills in what it knows. */
  renewed: Subscription | null;
}) {
  const offered = useRef(dates);
  offered.current = dates;
  const form = useLateForm(
    valuesOf(customer, renewed ? valuesOfRenewal(renewed, dates) : {}),
    async () => (await loadChecks()).checkoutForm(() => offered.current),
  );
  const { restored, forget } = useFormDraft(form, {
    page: renewed ? `renewal of ${renewed.subscriptionNumber}` : 'tiffin-checkout',
    customerId: customer.id,
  });
  const { subscribe, busy, error, price, priceBefore } = useSubscribe(
    customer,
    offer,
    forget,
    renewed?.subscriptionNumber,
  );
  const toast = useToast();
  const closedDay = useClosedDay(form, dates, error);
  const hasMistakes = useHasMistakes(form);
  const failure = useFieldError('root', form);

  useEffect(() => {
    if (restored) toast({ message: 'Welcome back. What you typed before is still here.' });
  }, [restored, toast]);

  const [unplaced, setUnplaced] = useState<string[]>([]);
  useEffect(() => {
    setUnplaced(error && error.errors.length > 0 ? showServerErrors(form, error) : []);
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
          renewed={renewed}
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
        {failure && <Banner kind="error">{failure}</Banner>}
        {error && <CheckoutProblem error={error} unplaced={unplaced} />}
      </CheckoutSummary>
    </Form>
  );
}
