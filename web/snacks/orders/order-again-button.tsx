import type { SnackOrder } from '#contract/snacks/orders.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button, type ButtonKind } from '#web/platform/ui/button.tsx';
import { useOrderAgain } from './order-again.ts';

/** 'Order again', and why it did not work, in a row of buttons that wraps. */
export function OrderAgainButton({
  order,
  kind = 'primary',
}: {
  order: SnackOrder;
  kind?: ButtonKind;
}) {
  const { again, busy, problem } = useOrderAgain(order);
  return (
    <>
      <Button
        kind={kind}
        size="small"
        busy={busy}
        busyText="Filling your cart…"
        onClick={() => void again()}
      >
        <span>
          Order again<span className="sr-only"> {order.order_number}</span>
        </span>
      </Button>
      {problem && (
        <Banner kind="error" className="order-last w-full">
          {problem}
        </Banner>
      )}
    </>
  );
}
