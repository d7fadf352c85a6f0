import { OrderChooser } from '#web/site/chrome/order-chooser.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';

/** Somebody who has never asked for catering. */
export function NoInquiries() {
  return (
    <EmptyState
      title="Your first event is an inquiry away"
      picture={<Drawing of="thali" />}
      action={<OrderChooser />}
    >
      Tell us what you celebrate and for how many, and we send you a quote. Your inquiries will be
      here.
    </EmptyState>
  );
}

/** An address that was searched for has sent nothing. */
export function NoInquiriesFrom({ address, onBack }: { address: string; onBack: () => void }) {
  return (
    <EmptyState
      title="No inquiries from this address"
      picture={<Drawing of="spot:empty" />}
      action={
        <Button kind="quiet" onClick={onBack}>
          Show all of mine
        </Button>
      }
    >
      <p className="wrap-anywhere">We have no catering inquiry from {address}.</p>
    </EmptyState>
  );
}
