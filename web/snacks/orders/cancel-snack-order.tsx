import { useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import { type SnackOrder, snackOrders } from '#contract/snacks/orders.ts';
import { CANCEL_CHOICES, CancelForm, reasonOf } from '#web/account/cancel-form.ts';
import { ContactWays } from '#web/kitchen/contact-ways.tsx';
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
import { useToast } from '#web/platform/ui/toast.tsx';
import {
  deliveryTypeLabel,
  itemsInShort,
  SNACK_ORDER_NOT_CANCELLABLE,
  snackOrderCancelFailure,
  snackTimeText,
} from './snack-order-text.ts';
import { useSnackOrdersCache } from './snack-orders-cache.ts';

/**
 * Asks why a snack order is cancelled, and cancels it. When the
 * kitchen confirms it meanwhile, it says so and how to reach support.
 */
export function CancelSnackOrder({
  order,
  onCancelled,
  onClose,
}: {
  /** As it was read last. */
  order: SnackOrder;
  /** Called before the screen shows the order as cancelled. */
  onCancelled?: () => void;
  onClose: () => void;
}) {
  const cache = useSnackOrdersCache();
  const notice = useNotice();
  const toast = useToast();
  const formId = useId();
  const form = useZodForm(CancelForm, { reason: '', otherReason: '' });
  const reason = useFormValue('reason', form);

  const { submit, busy, error } = useSubmit(async (typed: CancelForm) => {
    try {
      const cancelled = await call(snackOrders.cancel, {
        params: { id: order.id },
        body: { reason: reasonOf(typed) },
      });
      onCancelled?.();
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
    toast({ message: `${order.order_number} is cancelled.` });
    // The button that opened this is gone with the order; the page can take the focus
    // only once this is closed.
    flushSync(onClose);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  const allowed = order.actions.cancel || busy;
  const already = order.status === 'cancelled';
  const closed = already ? 'This order is cancelled already.' : SNACK_ORDER_NOT_CANCELLABLE;
  const words = error ? snackOrderCancelFailure(error) : allowed ? null : closed;
  const closeId = useId();
  useEffect(() => {
    // What had the focus is gone with the form.
    if (!allowed) document.getElementById(closeId)?.focus();
  }, [allowed, closeId]);

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title="Cancel this order?"
      actions={
        <>
          <Button id={closeId} kind="quiet" onClick={onClose} aria-disabled={busy}>
            {allowed ? 'Keep it' : 'Close'}
          </Button>
          {allowed && (
            <Button kind="danger" type="submit" form={formId} busy={busy} busyText="Cancelling…">
              Cancel order
            </Button>
          )}
        </>
      }
    >
      <Form form={form} onSubmit={send} id={formId} label="Cancel an order">
        <p className="text-ink-soft">
          {order.order_number}: {itemsInShort(order.items)}. {deliveryTypeLabel(order)},{' '}
          {snackTimeText(order)}.
        </p>
        {allowed && (
          <RadioCards name="reason" legend="Why are you cancelling?" choices={CANCEL_CHOICES} />
        )}
        {allowed && reason === 'Other' && (
          <TextArea name="otherReason" label="Tell us the reason" rows={2} maxLength={300} />
        )}
        {words && <Banner kind="error">{words}</Banner>}
      </Form>
      {!allowed && !already && (
        <div className="mt-5 grid gap-3">
          <p>Please contact support: we see what we can do.</p>
          <ContactWays />
        </div>
      )}
    </Dialog>
  );
}
