import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { CANCEL_CHOICES, CancelForm, reasonOf } from '#web/tiffin/orders/cancel-form.ts';
import { useOrderDialogs } from '#web/tiffin/orders/order-dialogs.tsx';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { closeToContent, Dialog } from '#web/platform/ui/dialog.tsx';
import { RadioCards } from '#web/platform/ui/form/choices.tsx';
import { Form } from '#web/platform/ui/form/form.tsx';
import { TextArea } from '#web/platform/ui/form/text-field.tsx';
import { useZodForm } from '#web/platform/ui/form/use-zod-form.ts';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { ifICancelQuery } from './queries.ts';
import { WhatHappens, WhatHappensSkeleton } from './what-happens.tsx';

/**
 * Cancels a plan for good: shows what would happen now, as the server works it out, and offers a
 * pause in its place. Whatever has changed since it was shown is shown again before it is done.
 */
export function CancelPlanDialog({
  subscription,
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const { subscriptionId: id, planName, subscriptionNumber, actions } = subscription;
  const cache = useTiffinCache();
  const notice = useNotice();
  const dialogs = useOrderDialogs();
  const asked = useQuery(ifICancelQuery(id));
  const outcome = asked.data;
  const canPause = actions.pause || actions.changePause;
  const form = useZodForm(CancelForm, { reason: '', otherReason: '' });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const { submit, busy, error } = useSubmit(async (typed: CancelForm) => {
    try {
      const cancelled = await call(subscriptions.cancel, {
        params: { id },
        body: {
          reason: reasonOf(typed),
          ...(outcome && {
            seen: { unusedCredits: outcome.unusedCredits, payBack: outcome.payBack },
          }),
        },
      });
      await cache.putSubscription(cancelled);
      return cancelled;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  async function send(typed: CancelForm) {
    if (!(await submit(typed))) return;
    notice({ kind: 'success', words: `${planName} has been cancelled.` });
    closeToContent(onClose);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="If you cancel this plan now"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Keep it
          </Button>
          {canPause && (
            <Button kind="quiet" onClick={() => dialogs.pause(subscription)} aria-disabled={busy}>
              {actions.changePause ? 'Change the pause' : 'Pause instead'}
            </Button>
          )}
          <Button
            kind="danger"
            type="submit"
            form="cancel-a-plan"
            busy={busy}
            busyText="Cancelling…"
            disabled={!outcome}
          >
            Cancel plan
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id="cancel-a-plan" label="Cancel a plan">
        <p className="text-ink-soft">
          {planName}, {subscriptionNumber}
        </p>
        {outcome ? (
          <WhatHappens outcome={outcome} canPause={canPause} />
        ) : asked.isError ? (
          <ErrorState
            title="This could not be worked out"
            message={asked.error.message}
            onRetry={() => void asked.refetch()}
            retrying={asked.isFetching}
          />
        ) : (
          <WhatHappensSkeleton />
        )}
        <RadioCards name="reason" legend="Why are you cancelling?" choices={CANCEL_CHOICES} />
        {reason === 'Other' && (
          <TextArea name="otherReason" label="Tell us the reason" rows={2} maxLength={300} />
        )}
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
