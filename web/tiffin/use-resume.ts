import { type Subscription, subscriptions } from '#contract/subscriptions.ts';
import { call } from '#web/api/browser-client.ts';
import { type Submit, useSubmit } from '#web/api/use-submit.ts';
import { useNotice } from './notices.tsx';
import { useTiffinCache } from './tiffin-cache.ts';

/** Lifts a pause that the customer set. */
export function useResume(): Submit<Subscription, Subscription> {
  const cache = useTiffinCache();
  const notice = useNotice();
  return useSubmit(async ({ subscriptionId }: Subscription) => {
    try {
      const resumed = await call(subscriptions.resume, { params: { id: subscriptionId } });
      await cache.putSubscription(resumed);
      notice({
        kind: 'success',
        words: 'Your plan is active again. You can book tiffins at once.',
      });
      return resumed;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });
}
