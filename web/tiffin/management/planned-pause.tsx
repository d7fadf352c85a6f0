import { type Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { pauseWords, plannedPauseOf } from '#domain/tiffin/pause.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { useOrderDialogs } from '#web/tiffin/orders/order-dialogs.tsx';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';

/** The pause that a plan will take, and the ways to change it or call it off; nothing without one. */
export function PlannedPause({ subscription }: { subscription: Subscription }) {
  const dialogs = useOrderDialogs();
  const cache = useTiffinCache();
  const toast = useToast();
  const { submit, busy, error } = useSubmit(async () => {
    try {
      const going = await call(subscriptions.callOffPause, {
        params: { id: subscription.subscriptionId },
      });
      await cache.putSubscription(going);
      return going;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });
  const planned = plannedPauseOf(subscription);
  if (!planned) return null;

  async function callOff() {
    if (!(await submit(undefined))) return;
    toast({ message: 'The pause is called off. What it has skipped stays skipped.' });
    // The button that was pressed is gone with the pause.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Banner
      kind="info"
      title={`A pause is planned ${pauseWords(planned)}`}
      className="mb-6"
      action={
        subscription.actions.changePause && (
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" kind="quiet" onClick={() => dialogs.pause(subscription)}>
              Change its days
            </Button>
            <Button
              size="small"
              kind="quiet"
              busy={busy}
              busyText="Calling it off…"
              onClick={() => void callOff()}
            >
              Call it off
            </Button>
          </div>
        )
      }
    >
      {subscription.actions.changePause
        ? `It begins${planned.until ? ' and ends' : ''} by itself. Its days cannot be booked.`
        : 'The kitchen has planned it. Its days cannot be booked.'}
      {error && <span className="mt-2 block font-semibold">{error.message}</span>}
    </Banner>
  );
}
