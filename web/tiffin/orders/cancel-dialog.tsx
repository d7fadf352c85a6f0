import { flushSync } from 'react-dom';
import type { ApiError } from '#contract/platform/api-error.ts';
import { type TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, formatDeadline, formatSlot } from '#domain/platform/days.ts';
import { CANCEL_CHOICES, CancelForm, reasonOf } from '#web/account/cancel-form.ts';
import { TorontoTime } from '#web/account/session/toronto-time.tsx';
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
import { comesBack, creditsText, tiffinsOf } from './order-text.ts';
import { useTiffinCache } from './tiffin-cache.ts';

/** Whether the credits come back, said before anything is asked. */
function WhatItCosts({ order }: { order: TiffinOrder }) {
  const { refund, until, allowed, reason } = order.actions.cancel;
  const credits = creditsText(order.quantity);
  if (!allowed) return <Banner kind="warning">{reason}</Banner>;
  if (refund) {
    return (
      <Banner kind="info">
        {comesBack(order.quantity)} to you
        {until && `, as long as you cancel before ${formatDeadline(until)}`}.
      </Banner>
    );
  }
  return (
    <Banner kind="warning" title={`${credits} will not come back`}>
      It is too late for that: the kitchen has shopped for your meal. You can still say “don't cook
      for me”{until && ` until ${formatDeadline(until)}`}, so that nothing is wasted.
    </Banner>
  );
}

/** Asks why a booked tiffin is cancelled, and cancels it. */
export function CancelDialog({ order, onClose }: { order: TiffinOrder; onClose: () => void }) {
  const cache = useTiffinCache();
  const notice = useNotice();
  const form = useZodForm(CancelForm, { reason: '', otherReason: '' });
  const reason = useFormValue('reason', form);
  const { allowed, refund } = order.actions.cancel;

  const { submit, busy, error } = useSubmit(async (typed: CancelForm) => {
    try {
      const cancelled = await call(tiffinOrders.cancel, {
        params: { id: order.id },
        body: { reason: reasonOf(typed), withoutCredit: !refund },
      });
      await cache.put(cancelled);
      return cancelled;
    } catch (failure) {
      cache.refresh();
      throw failure;
    }
  });

  async function send(typed: CancelForm) {
    if (!(await submit(typed))) return;
    notice({ kind: 'success', words: 'Order cancelled successfully!' });
    // The button that opened this is gone with the booking; the page can take the focus
    // only once this is closed.
    flushSync(onClose);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Cancel this order?"
      actions={
        <>
          <Button kind="quiet" onClick={onClose} aria-disabled={busy}>
            Keep it
          </Button>
          <Button
            kind="danger"
            type="submit"
            form="cancel-an-order"
            busy={busy}
            busyText="Cancelling…"
            disabled={!allowed}
          >
            {refund || !allowed ? 'Cancel order' : 'Cancel without the credit'}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={send} id="cancel-an-order" label="Cancel an order">
        <p className="text-ink-soft">
          {order.orderNumber}: {tiffinsOf(order)} on {formatDay(order.deliveryDate)},{' '}
          {formatSlot(order.deliveryTimeSlot)}
        </p>
        <WhatItCosts order={order} />
        <RadioCards name="reason" legend="Why are you cancelling?" choices={CANCEL_CHOICES} />
        {reason === 'Other' && (
          <TextArea name="otherReason" label="Tell us the reason" rows={2} maxLength={300} />
        )}
        <TorontoTime />
        {error && <Banner kind="error">{tiffinOrderCancelFailure(error)}</Banner>}
      </Form>
    </Dialog>
  );
}

/** What a person reads when cancelling failed: fixed words for some, else the server's. */
export function tiffinOrderCancelFailure(error: ApiError): string {
  if (error.code === 'forbidden') {
    return 'This order cannot be cancelled as it has been confirmed by admin.';
  }
  if (error.code === 'network') return 'Network error. Please check your connection and try again.';
  if (error.code === 'invalid_request') return 'Invalid request. Please check your order details.';
  if (error.code === 'server_error') return `Failed to cancel order: ${error.message}`;
  return error.message;
}
