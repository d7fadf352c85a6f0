import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

const DAYS = 7;
const DISHES = 6;

/** Room for the days of the week. */
export function DayLinksSkeleton() {
  return (
    <Skeleton label="Loading the days…" className="grid grid-cols-7 gap-1 sm:gap-2">
      {Array.from({ length: DAYS }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are alike and never move
        <Bone key={day} className="min-h-18 rounded-control" />
      ))}
    </Skeleton>
  );
}

/** Room for a day's heading, filters and dishes. */
export function DayMenuSkeleton() {
  return (
    <Skeleton label="Loading the menu…" className="mt-8 sm:mt-10">
      <span className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <Bone className="h-12 w-72" />
        <Bone className="h-12 w-64 rounded-full" />
      </span>
      <Bone className="mt-5 h-13 w-full max-w-sm rounded-full" />
      <span className="flex min-h-14 items-center">
        <Bone className="h-5 w-24" />
      </span>
      <span className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        {Array.from({ length: DISHES }, (_, dish) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike and never move
            key={dish}
            className="grid min-h-64 grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 rounded-card border border-line bg-card p-4 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-x-6 sm:p-6"
          >
            <Bone className="aspect-[240/200] w-full rounded-control" />
            <span className="grid gap-3">
              <Bone className="h-7 w-3/5" />
              <Bone className="h-4 w-full" />
              <Bone className="h-4 w-4/5" />
              <Bone className="h-6 w-40" />
              <Bone className="h-10 w-56" />
            </span>
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
