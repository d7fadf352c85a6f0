import { useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { LazyBoundary } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';

const CalendarAddress = lazyPart(
  async () => (await import('./calendar-feed-url.tsx')).CalendarFeedUrl,
);

/** The own deliveries and events for the reader's own calendar; its private address shows when it is asked for. */
export function CalendarOffer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="mb-4 text-ink-soft">
        Each delivery with its time, and an alarm an hour before it can no longer be skipped; events
        that we cater, too. What you book, skip or agree on with us follows by itself.
      </p>
      {open ? (
        <LazyBoundary lines={5}>
          <CalendarAddress />
        </LazyBoundary>
      ) : (
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          Add to my calendar
        </Button>
      )}
    </>
  );
}
