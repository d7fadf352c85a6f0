import type { TiffinOrder } from '#contract/tiffin-orders.ts';
import { formatDay } from '#domain/days.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { skipFailure } from './failure-words.ts';
import { useOrderDialogs } from './order-dialogs.tsx';
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

/** A plain button that begins the row stands flush with the text above it. */
const PLAIN = 'max-lg:first:-ml-4';

/** Skip with undo, change and cancel, as far as they are allowed now. */
export function OrderButtons({
  order,
  className = '',
}: {
  order: TiffinOrder;
  className?: string;
}) {
  const dialogs = useOrderDialogs();
  const { change, cancel } = order.actions;
  const which = <span className="sr-only"> {formatDay(order.deliveryDate)}</span>;
  return (
    <div className={`no-print flex flex-wrap gap-x-1 gap-y-2 empty:hidden ${className}`}>
      <SkipButton order={order} />
      {change.allowed && (
        <Button kind="plain" size="small" className={PLAIN} onClick={() => dialogs.change(order)}>
          <span>Change{which}</span>
        </Button>
      )}
      {cancel.allowed && (
        <Button kind="plain" size="small" className={PLAIN} onClick={() => dialogs.cancel(order)}>
          <span>Cancel{which}</span>
        </Button>
      )}
    </div>
  );
}
