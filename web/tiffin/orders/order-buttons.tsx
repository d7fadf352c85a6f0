import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { formatDay } from '#domain/platform/days.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { SkipButton } from './skip-button.tsx';
import { useOrderDialogs } from './use-order-dialogs.ts';

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
