import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  type CancellationQuote,
  type Subscription,
  subscriptions,
} from '#contract/tiffin/subscriptions.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { CANCEL_CHOICES, CancelForm, reasonOf } from '#web/account/cancel-form.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { RadioCards } from '#web/platform/form/choices.tsx';
import { Form } from '#web/platform/form/form.tsx';
import { useFormValue } from '#web/platform/form/form-context.ts';
import { TextArea } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { closeToContent, Dialog } from '#web/platform/ui/dialog.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { DeliveryLines } from '#web/tiffin/management/delivery-lines.tsx';
import { creditsText } from '#web/tiffin/orders/order-text.ts';
import { TIFFIN } from '#web/tiffin/orders/queries.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { useOrderDialogs } from '#web/tiffin/orders/use-order-dialogs.ts';

/** What would happen if a plan were cancelled now; asked anew each time. */
const cancellationQuoteQuery = (id: string) =>
  queryOptions({
    queryKey: [TIFFIN, 'if-i-cancel', id],
    queryFn: () => call(subscriptions.ifICancel, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** What unused credits cost, and what the kitchen does about them: money moves outside the site. */
function UnusedCredits({ outcome }: { outcome: CancellationQuote }) {
  const { unusedCredits, cost, taxPercentage, payBack } = outcome;
  const beyond = payBack - cost.total;
  if (unusedCredits === 0 && payBack === 0)
    return <p>No credit is left, so nothing is to be paid back.</p>;
  return (
    <div>
      <h3 className="mb-1 font-sans text-base font-semibold tracking-normal">
        {creditsText(unusedCredits)} unused
      </h3>
      <PriceTable
        rows={[
          { label: 'Tiffins', cents: cost.subtotal },
          ...(cost.deliveryFee > 0 ? [{ label: 'Delivery', cents: cost.deliveryFee }] : []),
          { label: `Tax (${formatPercent(taxPercentage)})`, cents: cost.taxAmount },
        ]}
        total={{ label: 'What they cost', cents: cost.total }}
      />
      <p className="mt-3 text-ink-soft">
        {payBack > 0 ? (
          <>
            The kitchen pays you back <strong className="text-ink">{formatMoney(payBack)}</strong>{' '}
            {beyond > 0 && `(${formatMoney(beyond)} of it was paid beyond the price) `}
            outside this site, and will be in touch about how.
          </>
        ) : (
          'What was paid does not cover them, so nothing is paid back.'
        )}
      </p>
    </div>
  );
}

/** Everything that cancelling does, before it is done. */
function CancellationEffects({
  outcome,
  canPause,
}: {
  outcome: CancellationQuote;
  /** Whether it can still be paused in its place; else it is paused already. */
  canPause: boolean;
}) {
  const { released, stillComing } = outcome;
  return (
    <div className="grid gap-4">
      {released.length + stillComing.length === 0 && <p>Nothing is booked in it.</p>}
      <DeliveryLines title="These no longer come, with their credits back:" deliveries={released} />
      <DeliveryLines
        title="Still coming, since it is too late to stop them:"
        deliveries={stillComing}
      />
      <UnusedCredits outcome={outcome} />
      <Banner kind="info">
        {canPause
          ? 'Credits never expire. If you only need a break, pause the plan instead and go on whenever you like.'
          : 'Credits never expire: they wait for you as long as the plan stays paused.'}
      </Banner>
    </div>
  );
}

/** The room that it takes while it is worked out. */
const CancellationEffectsSkeleton = () => (
  <Skeleton label="Working out what would happen…" className="grid gap-3">
    <Bone className="h-5 w-3/4" />
    <Bone className="h-5 w-2/3" />
    <Bone className="mt-2 h-6 w-1/2" />
    <Bone className="h-5" />
    <Bone className="h-5" />
    <Bone className="h-9" />
    <Bone className="h-20" />
  </Skeleton>
);

/**
 * Cancels a plan for good: shows what would happen now, as the server works it out, and offers a
 * pause in its place. Whatever has changed since it was shown is shown again before it is done.
 */
export function CancelSubscriptionDialog({
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
  const asked = useQuery(cancellationQuoteQuery(id));
  const outcome = asked.data;
  const canPause = actions.pause || actions.changePause;
  const form = useZodForm(CancelForm, { reason: '', otherReason: '' });
  const reason = useFormValue('reason', form);
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
          <CancellationEffects outcome={outcome} canPause={canPause} />
        ) : asked.isError ? (
          <ErrorState
            title="This could not be worked out"
            message={asked.error.message}
            onRetry={() => void asked.refetch()}
            retrying={asked.isFetching}
          />
        ) : (
          <CancellationEffectsSkeleton />
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
