import type { PublicClosure } from '#contract/kitchen/kitchen.ts';
import { closedDaysWords } from './hours-words.ts';

/** The days ahead on which nobody answers; nothing while there are none. */
export function DaysOff({ closures }: { closures: readonly PublicClosure[] }) {
  if (closures.length === 0) return null;
  return (
    <section aria-labelledby="days-off" className="rounded-card bg-sunken p-5 sm:p-8">
      <h2 id="days-off" className="text-title">
        Days off ahead
      </h2>
      <dl className="mt-3">
        {closures.map((closure) => (
          <div
            key={closure.startDate + closure.endDate}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5 first:border-t-0"
          >
            <dt className="font-semibold">{closedDaysWords(closure)}</dt>
            <dd className="text-ink-soft wrap-anywhere">{closure.reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
