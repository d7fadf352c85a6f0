import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/**
 * Room for a plan's details, its actions and its upcoming tiffins; `short` where the address names
 * no plan, so that most likely only a sentence comes.
 */
export function ManagementSkeleton({ short = false }: { short?: boolean }) {
  if (short) {
    return (
      <Skeleton label="Loading your plan…">
        <Bone className="h-96 w-full rounded-card" />
      </Skeleton>
    );
  }
  return (
    <Skeleton
      label="Loading your plan…"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10"
    >
      <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-7 w-2/3" />
        <Bone className="h-4 w-1/2" />
        <Bone className="mt-2 h-9 w-1/3" />
        <Bone className="h-12 w-full" />
        <Bone className="mt-3 h-4 w-full" />
        <Bone className="h-4 w-full" />
        <Bone className="h-4 w-full" />
      </span>
      <span className="grid gap-4">
        <Bone className="h-9 w-64" />
        {[0, 1, 2].map((row) => (
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
    </Skeleton>
  );
}
