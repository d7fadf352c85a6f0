import type { WeeklyTiming } from '#contract/kitchen/kitchen.ts';
import type { Closure } from '#domain/platform/calendar.ts';
import type { Moment } from '#domain/platform/days.ts';
import { openNow } from '#domain/kitchen/opening-hours.ts';

/** Whether somebody is in the kitchen now, and until or from when; by Toronto's clock. */
export function OpenLine({
  now,
  timings,
  closures,
}: {
  now: Moment;
  timings: readonly WeeklyTiming[];
  closures: readonly Closure[];
}) {
  const { isOpen, words } = openNow(now, timings, closures);
  return (
    <p
      className={`inline-flex items-start gap-2.5 rounded-control px-3.5 py-2 text-base font-semibold ${isOpen ? 'bg-leaf-tint text-leaf-ink' : 'bg-turmeric-tint text-turmeric-ink'}`}
    >
      <span
        aria-hidden="true"
        className={`mt-2 size-2.5 shrink-0 rounded-full ${isOpen ? 'bg-leaf' : 'bg-turmeric'}`}
      />
      {words}
    </p>
  );
}
