import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** Room for the checkout: the form, and the summary beside it. */
export function CheckoutSkeleton() {
  return (
    <Skeleton
      label="Loading the checkout…"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10"
    >
      <span className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-8">
        <Bone className="h-8 w-1/3" />
        <span className="grid gap-3 sm:grid-cols-2">
          <Bone className="h-20 rounded-control" />
          <Bone className="h-20 rounded-control" />
        </span>
        <Bone className="h-8 w-1/4" />
        <Bone className="h-12 rounded-control" />
        <Bone className="h-44 rounded-control" />
        <Bone className="h-8 w-1/4" />
        <Bone className="h-12 rounded-control" />
      </span>
      <span className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-8 w-1/2" />
        <Bone className="h-5" />
        <Bone className="h-5" />
        <Bone className="h-5" />
        <Bone className="mt-2 h-14 rounded-full" />
      </span>
    </Skeleton>
  );
}
