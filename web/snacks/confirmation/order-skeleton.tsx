import { Bone } from '#web/platform/ui/skeleton.tsx';

/** Room for a snack order; says that it is on its way. */
export function OrderSkeleton() {
  return (
    <div role="status" aria-busy="true" className="min-h-svh">
      <h1 className="sr-only">Your snack order</h1>
      <p className="sr-only">Loading your order…</p>
      <span className="grid gap-3">
        <Bone className="h-7 w-28" />
        <Bone className="h-12 w-4/5 max-w-lg" />
        <Bone className="h-5 w-full max-w-2xl" />
        <Bone className="h-5 w-2/3 max-w-lg" />
        <span className="mt-3 flex flex-wrap gap-3">
          <Bone className="h-11 w-44 rounded-full" />
          <Bone className="h-11 w-34 rounded-full" />
        </span>
      </span>
      <span className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-8">
        <span className="grid gap-6">
          <Bone className="h-128 rounded-card" />
          <Bone className="h-80 rounded-card" />
        </span>
        <Bone className="h-160 rounded-card" />
      </span>
    </div>
  );
}
