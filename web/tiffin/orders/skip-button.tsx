import { isApiError } from '#contract/platform/api-error.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type TiffinOrder, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { DEFAULT_SKIP_REASON } from '#domain/tiffin/order-states.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { type Submit, useSubmit } from '#web/platform/client/use-submit.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { useNotice } from '#web/platform/ui/notices.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { skipFailure } from './order-text.ts';
import { useTiffinCache } from './tiffin-cache.ts';

type SkipBody = InputOf<typeof tiffinOrders.skip>['body'];

/** The words of a skip that went through. */
const skippedText = (day: string): string =>
  `Tiffin successfully skipped for ${formatDay(day)}. Credits will be refunded.`;

/** Takes a skip back: its credits are reserved again. */
function useUnskip(): Submit<TiffinOrder, TiffinOrder> {
  const cache = useTiffinCache();
  const notice = useNotice();
  const toast = useToast();
  return useSubmit(async (order: TiffinOrder) => {
    try {
      const booked = await call(tiffinOrders.unskip, { params: { id: order.id } });
      await cache.put(booked);
      notice(null);
      const { deliveryDate, deliveryTimeSlot } = booked;
      toast({
        message: `${formatDay(deliveryDate)}, ${formatSlot(deliveryTimeSlot)} is booked again.`,
      });
      return booked;
    } catch (error) {
      cache.refresh();
      throw error;
    }
  });
}

/**
 * Skips a booked tiffin: the screen shows it at once and offers to undo it for as long as a toast
 * lives; the row offers it until the deadline. `banner` says it at the top of the screen as well,
 * for a dialog that closes; a row stays where it is pressed, and nothing may jump.
 */
export function useSkip({ banner = false } = {}): Submit<SkipBody, TiffinOrder> {
  const cache = useTiffinCache();
  const notice = useNotice();
  const toast = useToast();

  async function undo(order: TiffinOrder) {
    try {
      await cache.put(await call(tiffinOrders.unskip, { params: { id: order.id } }));
      notice(null);
      toast({ message: `${formatDay(order.deliveryDate)} is booked again.` });
    } catch (error) {
      cache.refresh();
      toast({ message: isApiError(error) ? skipFailure(error) : 'The skip could not be undone.' });
    }
  }

  return useSubmit(async (body: SkipBody, idempotencyKey) => {
    try {
      const skipped = await call(
        tiffinOrders.skip,
        { body: { ...body, reason: body.reason || DEFAULT_SKIP_REASON } },
        { idempotencyKey },
      );
      await cache.put(skipped);
      const words = skippedText(skipped.deliveryDate);
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
  const unskip = useUnskip();
  const { actions, subscriptionId, id: orderId, deliveryDate } = order;
  const error = skip.error ?? unskip.error;

  function forget() {
    skip.clearError();
    unskip.clearError();
  }

  function press() {
    forget();
    if (actions.skip.allowed) void skip.submit({ subscriptionId, orderId, deliveryDate });
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
