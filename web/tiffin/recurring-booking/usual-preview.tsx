import { useQuery } from '@tanstack/react-query';
import type { UsualPlan } from '#contract/tiffin/usual.ts';
import { dayOf } from '#domain/platform/days.ts';
import { availableDatesQuery } from '#web/tiffin/orders/queries.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { UsualDays } from './usual-days.tsx';
import { reachWords } from './words.ts';

/** What would be booked, what is left out and why, and how far credits reach, while it is chosen. */
export function UsualPreview({
  plan,
  isWorking,
  error,
}: {
  /** The latest that was worked out; undefined before the form holds a pattern. */
  plan: UsualPlan | undefined;
  isWorking: boolean;
  error: string | null;
}) {
  const today = dayOf({ epochMilliseconds: Date.now() });
  const { data: dates } = useQuery(availableDatesQuery());
  const reach = plan && reachWords(plan, today);
  return (
    <section
      aria-labelledby="usual-preview"
      aria-busy={isWorking}
      className="rounded-control border border-line bg-sunken p-4"
    >
      <h3 id="usual-preview" className="font-sans text-base font-semibold tracking-normal">
        What this comes to
      </h3>
      {error ? (
        <Banner kind="error" className="mt-2">
          {error}
        </Banner>
      ) : plan ? (
        <div className={`mt-1 transition-opacity ${isWorking ? 'opacity-90 delay-200' : ''}`}>
          <p role="status" className="mb-1 font-semibold">
            {reach}
          </p>
          <UsualDays days={plan.days} label="The days that this pattern wants" dates={dates} />
          {plan.days.length === 0 && (
            <p className="text-ink-soft">Your plan starts later; its days show up here by then.</p>
          )}
        </div>
      ) : (
        <p className="mt-1 text-ink-soft">
          Choose days and a time, and see here what is booked and how long your credits last.
        </p>
      )}
    </section>
  );
}
