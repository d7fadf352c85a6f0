import { OrderChooser } from '#web/site/chrome/order-chooser.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';

/** Somebody who has never ordered a snack. */
export function NoSnackOrders() {
  return (
    <EmptyState
      title="Your first snacks are a few taps away"
      picture={<Drawing of="dish:Khaman Dhokla" />}
      action={<OrderChooser />}
    >
      Choose what you like, to be picked up or brought to you. Your orders will be here.
    </EmptyState>
  );
}
