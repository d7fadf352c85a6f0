import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Later, laterPart } from '#web/ui/later.tsx';

const addressPart = laterPart('calendar-address', () => import('./calendar-address.tsx'));

/** The own deliveries and events for the reader's own calendar; its private address shows when it is asked for. */
export function CalendarFeedCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="calendar-feed" className="no-print p-5 sm:p-6">
      <h2 id="calendar-feed" className="text-title-sm">
        Your deliveries in your calendar
      </h2>
      <p className="mt-1.5 mb-4 text-ink-soft">
        Each delivery with its time, and an alarm an hour before it can no longer be skipped; events
        that we cater, too. What you book or skip here follows by itself.
      </p>
      {open ? (
        <Later of={addressPart} lines={5}>
          {({ CalendarAddress }) => <CalendarAddress />}
        </Later>
      ) : (
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          Add to my calendar
        </Button>
      )}
    </Card>
  );
}
