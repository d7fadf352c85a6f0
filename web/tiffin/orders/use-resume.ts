import { type Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { type Submit, useSubmit } from '#web/platform/client/use-submit.ts';
import { useToast } from '#web/platform/ui/toast.tsx';
import { useTiffinCache } from './tiffin-cache.ts';

/** Lifts a pause that the customer set. */
export function useResume(): Submit<Subscription, Subscription> {
  const cache = useTiffinCache();
  const toast = useToast();
  return useSubmit(async ({ subscriptionId }: Subscription) => {
    try {
      const resumed = await call(subscriptions.resume, { params: { id: subscriptionId } });
      await cache.putSubscription(resumed);
      toast({ message: 'Your plan is active again. You can book tiffins at once.' });
      return resumed;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });
}
