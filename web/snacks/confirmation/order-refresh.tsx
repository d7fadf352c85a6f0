import { Pause, Play, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { SnackOrder } from '#contract/snacks/orders.ts';
import { snackStatusLabel } from '#domain/snacks/order-labels.ts';
import { isSnackOrderFinal } from '#domain/snacks/order-states.ts';
import { useTimeOfDayText } from '#web/account/session/instant-text.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';

/** Whether this page looks for news by itself, in words. */
function rhythmText(over: boolean, paused: boolean): string {
  if (over) return 'This order is over, so this page no longer looks for news.';
  return paused ? 'Updates are paused.' : 'Looks again every 30 seconds.';
}

/** What a person reads when their order could not be read. */
export const FAILED_TO_FETCH = 'Failed to fetch order details. Please try again.';

/**
 * When the order was last looked at, and what the reader can do about it: look now, pause,
 * resume.
 */
export function OrderRefresh({
  order,
  seenAt,
  outdated,
  paused,
  onPause,
  look,
}: {
  order: SnackOrder;
  /** Milliseconds. */
  seenAt: number;
  /** Looking again failed: what is shown may be old. */
  outdated: boolean;
  paused: boolean;
  onPause: (paused: boolean) => void;
  /** Looks now; answers the order, or undefined when that failed. */
  look: () => Promise<SnackOrder | undefined>;
}) {
  const [looking, setLooking] = useState(false);
  const over = isSnackOrderFinal(order.status);
  const clock = useTimeOfDayText();

  async function refresh() {
    setLooking(true);
    const seen = await look();
    setLooking(false);
    if (seen) announce(`Looked again: ${snackStatusLabel(seen.status, seen.delivery_type)}.`);
  }

  function toggle() {
    onPause(!paused);
    announce(paused ? 'Updates go on.' : 'Updates are paused.');
    if (paused) void look();
  }

  return (
    <div className="no-print mt-5 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">
        {rhythmText(over, paused)} Last seen {clock({ epochMilliseconds: seenAt })}.
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {!over && (
          <Button kind="quiet" size="small" className="min-w-36 sm:min-w-44" onClick={toggle}>
            <Icon of={paused ? Play : Pause} className="size-5 max-sm:hidden" />
            {paused ? 'Resume updates' : 'Pause updates'}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          className="min-w-30"
          busy={looking}
          busyText="Looking…"
          onClick={() => void refresh()}
        >
          <Icon of={RotateCw} />
          Refresh
        </Button>
      </div>
      {outdated && (
        <Banner kind="error" className="mt-4">
          {FAILED_TO_FETCH}
        </Banner>
      )}
    </div>
  );
}
