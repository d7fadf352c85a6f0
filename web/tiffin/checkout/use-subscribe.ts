import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Customer } from '#contract/account/customer.ts';
import { CurrentTiffinPrice } from '#contract/money/plans.ts';
import { type ApiError, isApiError } from '#contract/platform/api-error.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { priceOfTiffinPlan, type TiffinPrice } from '#domain/money/plan-price.ts';
import { dayOf, formatDay, type IsoDay, isDay } from '#domain/platform/days.ts';
import { draftKey, submitMemory } from '#web/account/session/drafts.ts';
import type { PlanOffer } from '#web/money/pricing/selection.ts';
import { confirmationPath } from '#web/paths.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';
import { currentPriceFrom } from '#web/platform/client/current-price.ts';
import { serverMessageOr } from '#web/platform/client/describe-failure.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { type FormApi, useFormValue } from '#web/platform/form/form-context.ts';
import { subscriptionQuery, TIFFIN } from '#web/tiffin/orders/queries.ts';
import {
  type CheckoutInputs,
  type CheckoutValues,
  type OfferedDates,
  type StartDateProblem,
  startDateProblem,
  subscribeBody,
} from './checkout-schema.ts';

type Body = ReturnType<typeof subscribeBody>;

const FAILED = 'Failed to create subscription. Please try again.';

/** The server's words as they are, else fixed ones. */
export const checkoutFailure = (error: ApiError): string => serverMessageOr(error, FAILED);

/** The price that came with `prices_changed`, in cents; null when it did not. */
export const currentPriceIn = (error: ApiError): TiffinPrice | null =>
  currentPriceFrom(error, CurrentTiffinPrice);

/**
 * The warning of a day on which the kitchen does not cook, a weekend for one, with the day that the
 * server suggests in its place; null when the failure is about something else.
 */
export function closedDayIn(error: ApiError): StartDateProblem | null {
  const { suggestedDate } = (error.data ?? {}) as { suggestedDate?: unknown };
  const isAboutTheDay =
    error.code === 'kitchen_closed' ||
    error.code === 'start_date_unavailable' ||
    /kitchen is closed|weekend/i.test(error.message);
  if (!isAboutTheDay || typeof suggestedDate !== 'string' || !isDay(suggestedDate)) return null;
  const said = error.message.trim();
  const message = said.includes('Suggested date')
    ? said
    : `${said} Suggested date: ${formatDay(suggestedDate)}`;
  return { message, suggestedDate };
}

/** The first plan says how somebody eats: their profile may have followed. */
async function refreshCustomer(): Promise<void> {
  const settings = await loadModule(() => import('#web/account/settings/save-settings.ts'));
  await settings.refreshCustomer();
}

/**
 * Sends the subscription request with the total that is on the screen, and goes to its confirmation
 * when it was taken. A price that has changed comes back as a quote, which is shown and asked for
 * again.
 */
export function useSubscribe(
  customer: Customer,
  offer: PlanOffer,
  onDone: () => void,
  renews?: string,
) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [quote, setQuote] = useState<TiffinPrice | null>(null);
  const [leaving, setLeaving] = useState(false);
  const price = quote ?? priceOfTiffinPlan(offer.variant);
  const [priceBefore] = useState(price.total);
  const memory = useMemo(
    () => submitMemory(draftKey('subscription-sent', customer.id)),
    [customer],
  );

  const { submit, busy, error } = useSubmit(async (body: Body, idempotencyKey) => {
    try {
      return await call(subscriptions.subscribe, { body }, { idempotencyKey });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      const changed = currentPriceIn(failure);
      if (changed) setQuote(changed);
      // Whatever the server knows better, the page reads again.
      void queries.invalidateQueries({ queryKey: ['plan-groups'] });
      void queries.invalidateQueries({ queryKey: [TIFFIN, 'available-dates'] });
      throw failure;
    }
  }, memory);

  async function subscribe(values: CheckoutValues) {
    const subscription = await submit(subscribeBody(values, offer, price.total, renews));
    if (!subscription) return;
    setLeaving(true);
    void refreshCustomer().catch(() => undefined);
    onDone();
    const { subscriptionNumber } = subscription;
    queries.setQueryData(subscriptionQuery(subscriptionNumber).queryKey, subscription);
    void queries.invalidateQueries({ queryKey: [TIFFIN, 'subscriptions'] });
    if (renews) void queries.invalidateQueries({ queryKey: subscriptionQuery(renews).queryKey });
    void navigate(confirmationPath(subscriptionNumber), {
      replace: true,
      state: { subscriptionNumber },
    });
  }

  return { subscribe, busy: busy || leaving, error, price, priceBefore };
}

/**
 * The warning about a start date that cannot be had: said by the server, or seen here when the
 * chosen day has left the list meanwhile (the cut-off has passed, the kitchen has closed it). It
 * goes when another day is chosen.
 */
export function useClosedDay(
  form: FormApi<CheckoutInputs, unknown, CheckoutValues>,
  dates: OfferedDates,
  error: ApiError | null,
): { problem: StartDateProblem | null; take: (day: IsoDay) => void } {
  const chosen = useFormValue('startDate', form);
  const [problem, setProblem] = useState<StartDateProblem | null>(null);

  useEffect(() => {
    if (!dates || !chosen) return;
    const lost = startDateProblem(chosen, dates, dayOf({ epochMilliseconds: Date.now() }));
    // The server's own words, which may name the reason, stay.
    setProblem((before) => lost && (before ?? lost));
    if (lost) form.setValue('startDate', '');
  }, [chosen, dates, form]);

  useEffect(() => {
    const closed = error && closedDayIn(error);
    if (closed) setProblem(closed);
  }, [error]);

  const take = (day: IsoDay) => {
    form.setValue('startDate', day, { shouldDirty: true, shouldValidate: true });
    setProblem(null);
  };
  return { problem, take };
}
