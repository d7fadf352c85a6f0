import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#contract/platform/api-error.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { priceOfTiffinPlan, type TiffinPrice } from '#domain/tiffin/price.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { confirmationPath } from '#web/paths.ts';
import type { Offer } from '#web/money/pricing/offers.ts';
import { refreshUser } from '#web/account/settings/save-settings.ts';
import { subscriptionQuery, TIFFIN } from '#web/tiffin/orders/queries.ts';
import { quoteIn } from './checkout-failure.ts';
import { type CheckoutValues, subscribeBody } from './checkout-schema.ts';

type Body = ReturnType<typeof subscribeBody>;

/**
 * Sends the subscription request with the total that is on the screen, and goes to its confirmation
 * when it was taken. A price that has changed comes back as a quote, which is shown and asked for
 * again.
 */
export function useSubscribe(offer: Offer, onDone: () => void, renews?: string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [quote, setQuote] = useState<TiffinPrice | null>(null);
  const [leaving, setLeaving] = useState(false);
  const price = quote ?? priceOfTiffinPlan(offer.variant);
  const [priceBefore] = useState(price.total);

  const { submit, busy, error } = useSubmit(async (body: Body, idempotencyKey) => {
    try {
      return await call(subscriptions.subscribe, { body }, { idempotencyKey });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      const changed = quoteIn(failure);
      if (changed) setQuote(changed);
      // Whatever the server knows better, the page reads again.
      void queries.invalidateQueries({ queryKey: ['plan-groups'] });
      void queries.invalidateQueries({ queryKey: [TIFFIN, 'available-dates'] });
      throw failure;
    }
  });

  async function subscribe(values: CheckoutValues) {
    const subscription = await submit(subscribeBody(values, offer, price.total, renews));
    if (!subscription) return;
    setLeaving(true);
    // The first plan says how somebody eats: their profile may have followed.
    void refreshUser().catch(() => undefined);
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
