import type { TiffinOrder } from '#contract/tiffin-orders.ts';
import { formatDay } from '#domain/days.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { skipFailure } from './failure-words.ts';
import { useOrderDialogs } from './order-dialogs.tsx';
import { useSkip, useUnskip } from './use-skip.ts';

/** Skip with undo, change and cancel, as far as they are allowed now. */
export function OrderButtons({
  order,
  className = '',
}: {
  order: TiffinOrder;
  className?: string;
}) {
  const dialogs = useOrderDialogs();
  const skip = useSkip();
  const unskip = useUnskip();
  const { actions } = order;
  const error = skip.error ?? unskip.error;
  const which = <span className="sr-only"> {formatDay(order.deliveryDate)}</span>;
  const any =
    actions.skip.allowed ||
    actions.unskip.allowed ||
    actions.change.allowed ||
    actions.cancel.allowed;
  if (!any && !error) return null;
  return (
    <div className={`no-print grid gap-2.5 ${className}`}>
      <div className="flex flex-wrap gap-x-1 gap-y-2">
        {actions.skip.allowed || actions.unskip.allowed ? (
          // One button for both, so that the focus stays on it when a skip becomes its undo.
          <Button
            kind="quiet"
            size="small"
            busy={skip.busy || unskip.busy}
            busyText={skip.busy ? 'Skipping…' : 'Undoing…'}
            onClick={() => {
              skip.clearError();
              unskip.clearError();
              if (actions.skip.allowed) {
                void skip.submit({
                  subscriptionId: order.subscriptionId,
                  orderId: order.id,
                  deliveryDate: order.deliveryDate,
                });
              } else void unskip.submit(order);
            }}
          >
            {actions.skip.allowed ? 'Skip' : 'Undo skip'}
            {which}
          </Button>
        ) : null}
        {actions.change.allowed && (
          <Button kind="plain" size="small" onClick={() => dialogs.change(order)}>
            Change{which}
          </Button>
        )}
        {actions.cancel.allowed && (
          <Button kind="plain" size="small" onClick={() => dialogs.cancel(order)}>
            Cancel{which}
          </Button>
        )}
      </div>
      {error && (
        <Banner
          kind="error"
          onDismiss={() => {
            skip.clearError();
            unskip.clearError();
          }}
        >
          {skipFailure(error)}
        </Banner>
      )}
    </div>
  );
}
