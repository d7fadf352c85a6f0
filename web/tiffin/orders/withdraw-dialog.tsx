import { flushSync } from 'react-dom';
import { type Subscription, subscriptions } from '#contract/tiffin/subscriptions.ts';
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
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { useTiffinCache } from './tiffin-cache.ts';

/** Withdraws a plan that still waits for the kitchen's approval. */
export function WithdrawDialog({
  subscription,
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const cache = useTiffinCache();
  const notice = useNotice();
  const form = useZodForm(CancelForm, { reason: '', otherReason: '' });
  const reason = useFormValue('reason', form);
  const { submit, busy, error } = useSubmit(async (typed: CancelForm) => {
    try {
      const withdrawn = await call(subscriptions.withdraw, {
        params: { id: subscription.subscriptionId },
        body: { reason: reasonOf(typed) },
      });
      await cache.putSubscription(withdrawn);
      return withdrawn;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  async function send(typed: CancelForm) {
    if (!(await submit(typed))) return;
    notice({ kind: 'success', words: `${subscription.planName} has been withdrawn.` });
    // The button that opened this is gone with the plan's offer to withdraw; the page can take the
    // focus only once this is closed.
    flushSync(onClose);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Withdraw this plan?"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Keep it
          </Button>
          <Button
            kind="danger"
            type="submit"
            form="withdraw-a-plan"
            busy={busy}
            busyText="Withdrawing…"
          >
            Withdraw plan
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id="withdraw-a-plan" label="Withdraw a plan">
        <p className="text-ink-soft">
          {subscription.planName}, {subscription.subscriptionNumber}
        </p>
        <Banner kind="info">
          The kitchen has not approved it yet, so nothing is owed. If you have sent money already,
          it will be sent back.
        </Banner>
        <RadioCards name="reason" legend="Why are you withdrawing?" choices={CANCEL_CHOICES} />
        {reason === 'Other' && (
          <TextArea name="otherReason" label="Tell us the reason" rows={2} maxLength={300} />
        )}
        {error && <Banner kind="error">{error.message}</Banner>}
      </Form>
    </Dialog>
  );
}
