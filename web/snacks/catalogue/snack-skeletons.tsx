import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** Room for a page of the grid. */
export function SnackGridSkeleton({ count }: { count: number }) {
  return (
    <Skeleton
      label="Loading the snacks…"
      className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
    >
      {Array.from({ length: count }, (_, card) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike and never move
          key={card}
          className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5"
        >
          <Bone className="mx-auto aspect-[240/200] w-full max-w-72 rounded-control" />
          <Bone className="h-6 w-1/2" />
          <Bone className="h-4 w-full" />
          <Bone className="h-5 w-24" />
          <span className="mt-3 flex items-end justify-between">
            <Bone className="h-10 w-20" />
            <Bone className="h-11 w-24 rounded-full" />
          </span>
        </span>
      ))}
    </Skeleton>
  );
}

/** Room for one snack. */
export function SnackSkeleton() {
  return (
    <Skeleton label="Loading the snack…" className="wrap min-h-svh">
      <Bone className="mt-7 h-5 w-64" />
      <span className="mt-6 grid items-start gap-x-12 gap-y-7 lg:grid-cols-2">
        <span className="block rounded-card border border-line bg-card p-6 sm:p-10">
          <Bone className="aspect-[240/200] w-full rounded-control" />
        </span>
        <span className="grid gap-4">
          <Bone className="h-5 w-40" />
          <Bone className="h-12 w-4/5" />
          <Bone className="h-9 w-32" />
          <Bone className="h-5 w-full" />
          <Bone className="h-5 w-2/3" />
          <Bone className="mt-3 h-14 w-72 rounded-full" />
        </span>
      </span>
    </Skeleton>
  );
}
