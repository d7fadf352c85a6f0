import { Bone } from '#web/platform/ui/skeleton.tsx';

/** Says that the subscription is on its way. */
export function ConfirmationSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <h1 className="sr-only">Your subscription</h1>
      <p className="mb-6 text-lg text-ink-soft">Loading your subscription…</p>
      <span className="grid gap-3">
        <Bone className="h-12 w-4/5 max-w-lg" />
        <Bone className="h-5 w-full max-w-2xl" />
        <Bone className="h-5 w-2/3 max-w-lg" />
      </span>
      <span className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8">
        <span className="grid gap-6">
          <Bone className="h-72 rounded-card" />
          <Bone className="h-56 rounded-card" />
        </span>
        <Bone className="h-96 rounded-card" />
      </span>
    </div>
  );
}
