import { Bone, Skeleton } from '#web/ui/skeleton.tsx';

/** Room for the tabs, the search and two plans. */
export function MyOrdersSkeleton() {
  return (
    <Skeleton label="Loading your orders…" className="grid gap-5">
      <Bone className="h-11 w-28 rounded-control" />
      <span className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Bone className="h-12 w-full rounded-full" />
        <Bone className="h-12 w-64 rounded-full" />
      </span>
      <span className="grid gap-5 lg:grid-cols-2">
        {[0, 1].map((card) => (
          <span
            key={card}
            className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6"
          >
            <Bone className="h-7 w-2/3" />
            <Bone className="h-4 w-1/2" />
            <Bone className="mt-2 h-9 w-1/3" />
            <Bone className="h-12 w-full" />
            <Bone className="mt-3 h-12 w-44 rounded-full" />
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
