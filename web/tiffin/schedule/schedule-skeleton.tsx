import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** Room for the form and what stands beside it. */
export function ScheduleSkeleton() {
  return (
    <Skeleton
      label="Loading your subscription…"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <span className="grid gap-5 rounded-card border border-line bg-card p-5 sm:p-8 lg:order-0 order-1">
        <Bone className="h-7 w-1/2" />
        <Bone className="h-72 w-full rounded-card" />
        <Bone className="h-5 w-28" />
        <Bone className="h-28 w-full rounded-control" />
        <Bone className="h-12 w-40 rounded-full" />
        <Bone className="h-20 w-full rounded-control" />
      </span>
      <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-7 w-2/3" />
        <Bone className="h-4 w-1/2" />
        <Bone className="mt-2 h-9 w-1/3" />
        <Bone className="h-5 w-full" />
      </span>
    </Skeleton>
  );
}
