import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** Room for a booked tiffin. */
export function OrderSkeleton() {
  return (
    <Skeleton
      label="Loading your tiffin…"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <span className="grid gap-4">
        <Bone className="h-12 w-3/4" />
        <Bone className="h-5 w-1/2" />
        <span className="mt-4 grid gap-4 rounded-card border border-line bg-card p-5 sm:p-8">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <span key={line} className="flex justify-between gap-6">
              <Bone className="h-5 w-24" />
              <Bone className="h-5 w-40" />
            </span>
          ))}
        </span>
      </span>
      <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-6 w-1/2" />
        <Bone className="h-4 w-full" />
        <Bone className="h-4 w-4/5" />
        <Bone className="mt-2 h-12 w-full rounded-full" />
      </span>
    </Skeleton>
  );
}
