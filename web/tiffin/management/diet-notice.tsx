import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { DIET_NAMES, dietsDiffer, dietsDifferWords } from '#domain/tiffin/diets.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/account/session/session.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';

/** A plan is cooked for another diet than the profile says; nothing while they agree. */
export function DietNotice({ subscription }: { subscription: Subscription }) {
  const session = useSession();
  const cache = useTiffinCache();
  const toast = useToast();
  const { submit, busy, error } = useSubmit(async (diet: Subscription['diet']) => {
    const params = { id: subscription.subscriptionId };
    await cache.putSubscription(await call(subscriptions.changeDiet, { params, body: { diet } }));
    toast({ message: `This plan is ${DIET_NAMES[diet]} now.` });
  });
  if (session.status !== 'signed-in' || !dietsDiffer(subscription, session.user.diet)) return null;
  const profileDiet = session.user.diet;
  return (
    <Banner
      kind="warning"
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            size="small"
            busy={busy}
            busyText="Saving…"
            onClick={() => void submit(profileDiet)}
          >
            Make this plan {DIET_NAMES[profileDiet]}
          </Button>
          <LinkButton kind="quiet" size="small" to={paths.profile}>
            Change my profile
          </LinkButton>
        </div>
      }
    >
      {dietsDifferWords('This plan', subscription.diet, { profileDiet, whose: 'your' })} Tiffins
      that the kitchen has confirmed stay as they are.
      {error && <p role="alert">{error.message}</p>}
    </Banner>
  );
}
