import { Bone, Skeleton, SkeletonCards } from '#web/platform/ui/skeleton.tsx';

/** Room for the price list while it loads. */
export function PricingSkeleton() {
  return (
    <>
      <Skeleton
        label="Loading plans and prices…"
        className="grid gap-5 rounded-card border border-line bg-card p-5"
      >
        {['head', 'first', 'second', 'third'].map((row) => (
          <span key={row} className="grid grid-cols-[1.3fr_1fr_1fr_1fr] gap-4">
            <Bone className="h-8" />
            <Bone className="h-8" />
            <Bone className="h-8" />
            <Bone className="h-8" />
          </span>
        ))}
      </Skeleton>
      <Bone className="mt-10 mb-6 h-10 w-56 sm:mt-14" />
      <SkeletonCards />
    </>
  );
}
