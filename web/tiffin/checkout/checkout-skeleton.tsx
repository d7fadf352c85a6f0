import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** The form and the summary while they load, with the room that they will take. */
export function CheckoutSkeleton() {
  return (
    <Skeleton
      label="Loading your checkout…"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10"
    >
      <span className="grid gap-7 rounded-card border border-line bg-card p-5 sm:p-8">
        {['name', 'contact', 'address', 'start', 'diet'].map((field) => (
          <span key={field} className="grid gap-2.5">
            <Bone className="h-5 w-32" />
            <Bone className="h-12" />
          </span>
        ))}
      </span>
      <span className="grid gap-3.5 rounded-card border border-line bg-card p-5 sm:p-6">
        <Bone className="h-7 w-40" />
        <Bone className="h-5" />
        <Bone className="h-5" />
        <Bone className="h-5" />
        <Bone className="mt-2 h-9" />
        <Bone className="mt-2 h-12 rounded-full" />
      </span>
    </Skeleton>
  );
}
