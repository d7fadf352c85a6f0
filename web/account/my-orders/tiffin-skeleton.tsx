import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** Room for the line above them, a plan and what is booked in it. */
export function TiffinSkeleton() {
  return (
    <Skeleton label="Loading your orders…" className="min-h-svh">
      <span className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-2">
        <Bone className="h-4 w-20" />
        <Bone className="h-12 w-76 rounded-full" />
      </span>
      <span className="grid items-start gap-10 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
          <Bone className="h-7 w-2/3" />
          <Bone className="h-4 w-1/2" />
          <Bone className="mt-2 h-9 w-1/3" />
          <Bone className="h-12 w-full" />
          <Bone className="mt-3 h-11 w-44 rounded-full" />
        </span>
        <span className="grid gap-4">
          <Bone className="h-9 w-56" />
          {[0, 1].map((row) => (
            <span key={row} className="flex gap-4 rounded-card border border-line bg-card p-5">
              <Bone className="h-19 w-16 rounded-control" />
              <span className="grid grow content-start gap-2.5">
                <Bone className="h-5 w-1/2" />
                <Bone className="h-4 w-1/3" />
                <Bone className="h-4 w-2/3" />
              </span>
            </span>
          ))}
        </span>
      </span>
    </Skeleton>
  );
}
