import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** Room for the line above them and the first snack orders. */
export function SnacksSkeleton() {
  return (
    <Skeleton label="Loading your orders…" className="min-h-svh">
      <span className="mb-4 flex h-11 items-center justify-between">
        <Bone className="h-4 w-20" />
        <Bone className="h-4 w-24" />
      </span>
      <span className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {[0, 1, 2, 3].map((row) => (
          <span key={row} className="flex gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
            <Bone className="h-19 w-16 shrink-0 rounded-control" />
            <span className="grid min-w-0 grow grid-cols-1 content-start gap-2.5">
              <Bone className="h-6 w-1/2" />
              <Bone className="h-4 w-4/5" />
              <Bone className="h-4 w-1/3" />
              <Bone className="h-4 w-3/5" />
              <Bone className="mt-2 h-11 w-60 max-w-full rounded-full" />
            </span>
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
