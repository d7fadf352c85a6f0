import { OrderChooser } from '#web/chrome/order-chooser.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { EmptyState } from '#web/ui/states.tsx';

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

/** Nothing fits what was searched for. */
export function NoSnackOrdersFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      title={`Nothing here for “${search.trim()}”`}
      picture={<Drawing of="spot:empty" />}
      action={
        <Button kind="quiet" onClick={onClear}>
          Clear the search
        </Button>
      }
    >
      <p>Try a snack, a day (“Nov 23”), an order number or part of an address.</p>
    </EmptyState>
  );
}
