import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/account/accounts.ts';
import { dayOf } from '#domain/platform/days.ts';
import { Bone } from '#web/platform/ui/skeleton.tsx';
import { figuresQuery } from './queries.ts';

/** What somebody has ordered, their points, and since when they are here. */
export function ProfileFigures({ user }: { user: User }) {
  const { data, isError, refetch, isFetching } = useQuery(figuresQuery());
  const figures = [
    ['Total Orders', data?.totalOrders.toLocaleString('en-CA')],
    ['Loyalty Points', data?.loyaltyPoints.toLocaleString('en-CA')],
    ['Member Since', dayOf(user.created_at).slice(0, 4)],
  ] as const;
  return (
    <section aria-label="Your figures" aria-busy={isFetching && !data}>
      <dl className="grid grid-cols-3 gap-2.5 sm:gap-4">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-3 py-4 text-center shadow-card sm:px-5"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="min-h-8 font-heading text-title tabular-nums">
              {value ?? (isError ? '–' : <Bone className="mx-auto h-7 w-12" />)}
            </dd>
          </div>
        ))}
      </dl>
      {isError && (
        <p className="mt-2 text-sm text-ink-soft">
          Your figures did not load.{' '}
          <button
            type="button"
            className="min-h-11 cursor-pointer font-medium underline underline-offset-4"
            onClick={() => void refetch()}
          >
            Try Again
          </button>
        </p>
      )}
    </section>
  );
}
