import type { PublicClosure } from '#contract/kitchen.ts';
import { closedDaysWords } from './hours-words.ts';

/** The days ahead on which nobody answers, and the kitchen's own line about its hours. */
export function DaysOff({
  closures,
  note,
}: {
  closures: readonly PublicClosure[];
  /** Empty for none. */
  note: string;
}) {
  if (closures.length === 0 && !note) return null;
  return (
    <section aria-labelledby="days-off" className="rounded-card bg-sunken p-5 sm:p-8">
      <h2 id="days-off" className="text-title">
        {closures.length > 0 ? 'Days off ahead' : 'Good to know'}
      </h2>
      {note && <p className="mt-3 max-w-text">{note}</p>}
      {closures.length > 0 && (
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
      )}
    </section>
  );
}
