import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay } from '#domain/platform/days.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { skipFailure } from './failure-words.ts';
import { useSkip, useUnskip } from './use-skip.ts';

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
