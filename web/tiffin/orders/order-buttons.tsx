import { isApiError } from '#contract/platform/api-error.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { skippedText } from '#domain/tiffin/order-labels.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { type Submit, useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { skipFailure } from './order-text.ts';
import { useTiffinCache } from './tiffin-cache.ts';
import { useOrderDialogs } from './use-order-dialogs.ts';

type SkipBody = InputOf<typeof tiffinOrders.skip>['body'];

/**
 * Takes a skip back: its credits are reserved again, and a toast says so of `what`. Throws what the
 * server refused; what is on the screen is read again then.
 */
function useUnskip(): (order: TiffinOrder, what: string) => Promise<TiffinOrder> {
  const cache = useTiffinCache();
  const notice = useNotice();
  const toast = useToast();
  return async ({ id }, what) => {
    try {
      const booked = await call(tiffinOrders.unskip, { params: { id } });
      await cache.put(booked);
      notice(null);
      toast({ message: `${what} is booked again.` });
      return booked;
    } catch (error) {
      cache.refresh();
      throw error;
    }
  };
}

/**
 * Skips a booked tiffin: the screen shows it at once and offers to undo it for as long as a toast
 * lives; the order's card offers it until the deadline. `banner` says it at the top of the screen as
 * well, for a dialog that closes; a card stays where it is pressed, and nothing may jump.
 */
export function useSkip({ banner = false } = {}): Submit<SkipBody, TiffinOrder> {
  const cache = useTiffinCache();
  const notice = useNotice();
  const toast = useToast();
  const unskip = useUnskip();

  async function undo(order: TiffinOrder) {
    try {
      await unskip(order, formatDay(order.deliveryDate));
    } catch (error) {
      toast({ message: isApiError(error) ? skipFailure(error) : 'The skip could not be undone.' });
    }
  }

  return useSubmit(async (body: SkipBody, idempotencyKey) => {
    try {
      const skipped = await call(tiffinOrders.skip, { body }, { idempotencyKey });
      await cache.put(skipped);
      const words = skippedText(formatDay(skipped.deliveryDate));
      notice(banner ? { kind: 'success', words } : null);
      toast({
        message: banner ? `${formatDay(skipped.deliveryDate)} is skipped.` : words,
        ...(skipped.actions.unskip.allowed && { undo: { run: () => void undo(skipped) } }),
      });
      return skipped;
    } catch (error) {
      cache.refresh();
      throw error;
    }
  });
}

/**
 * Skip, or its undo: one button for both, so that the focus stays on it when one becomes the other.
 * Shows nothing where neither is allowed.
 */
export function SkipButton({ order, label = 'Skip' }: { order: TiffinOrder; label?: string }) {
  const skip = useSkip();
  const undo = useUnskip();
  const { actions, id: orderId, deliveryDate, deliveryTimeSlot } = order;
  const unskip = useSubmit((skipped: TiffinOrder) =>
    undo(skipped, `${formatDay(deliveryDate)}, ${formatSlot(deliveryTimeSlot)}`),
  );
  const error = skip.error ?? unskip.error;

  function forget() {
    skip.clearError();
    unskip.clearError();
  }

  function press() {
    forget();
    if (actions.skip.allowed) void skip.submit({ orderId });
    else void unskip.submit(order);
  }

  return (
    <>
      {(actions.skip.allowed || actions.unskip.allowed) && (
        <Button
          kind="quiet"
          size="small"
          busy={skip.busy || unskip.busy}
          busyText={skip.busy ? 'Skipping…' : 'Undoing…'}
          onClick={press}
        >
          <span>
            {actions.skip.allowed ? label : 'Undo skip'}
            <span className="sr-only"> {formatDay(deliveryDate)}</span>
          </span>
        </Button>
      )}
      {error && (
        <Banner kind="error" className="order-last w-full" onDismiss={forget}>
          {skipFailure(error)}
        </Banner>
      )}
    </>
  );
}

/** Skip with undo, change and cancel, as far as they are allowed now. */
export function OrderButtons({ order }: { order: TiffinOrder }) {
  const dialogs = useOrderDialogs();
  const { change, cancel } = order.actions;
  const which = <span className="sr-only"> {formatDay(order.deliveryDate)}</span>;
  return (
    <>
      <SkipButton order={order} />
      {change.allowed && (
        <Button kind="plain" size="small" onClick={() => dialogs.change(order)}>
          <span>Change{which}</span>
        </Button>
      )}
      {cancel.allowed && (
        <Button kind="plain" size="small" onClick={() => dialogs.cancel(order)}>
          <span>Cancel{which}</span>
        </Button>
      )}
    </>
  );
}
