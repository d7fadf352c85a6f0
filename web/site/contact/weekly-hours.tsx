import type { WeeklyTiming } from '#contract/kitchen/kitchen.ts';
import { dayOf, type Moment, weekdayOf } from '#domain/platform/days.ts';
import { hoursWords } from './hours-words.ts';

/** When somebody answers, day by day; today's row is marked. */
export function WeeklyHours({
  now,
  timings,
  note,
}: {
  now: Moment;
  timings: readonly WeeklyTiming[];
  /** The kitchen's own words about them; empty for none. */
  note: string;
}) {
  const today = weekdayOf(dayOf(now));
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="scroll-mt-6 text-title">
        Hours
      </h2>
      <table className="mt-3 w-full">
        <caption className="sr-only">When somebody answers, by day of the week</caption>
        <tbody>
          {timings.map((timing, index) => {
            const isToday = index + 1 === today;
            return (
              <tr
                key={timing.day}
                aria-current={isToday ? 'date' : undefined}
                className="border-t border-line first:border-t-0 aria-[current]:bg-turmeric-tint aria-[current]:font-semibold aria-[current]:text-turmeric-ink"
              >
                <th
                  scope="row"
                  className="rounded-s-chip py-2.5 ps-3 text-left [font-weight:inherit]"
                >
                  {timing.day}
                  {isToday && <span className="font-normal"> · today</span>}
                </th>
                <td className="rounded-e-chip py-2.5 pe-3 text-right tabular-nums">
                  {hoursWords(timing)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {note && <p className="mt-4 max-w-text">{note}</p>}
      <p className="mt-3 text-sm text-ink-soft">Times are Toronto’s.</p>
    </section>
  );
}
