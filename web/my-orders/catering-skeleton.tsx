import { InquiriesSkeleton } from '#web/inquiries/inquiries-skeleton.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

/** Room for the search and the first inquiries. */
export function CateringSkeleton() {
  return (
    <div className="min-h-svh">
      <span className="mb-2 grid gap-3 sm:grid-cols-[1fr_auto]">
        <Bone className="h-12 w-full rounded-full" />
        <Bone className="h-12 rounded-full sm:w-44" />
      </span>
      <InquiriesSkeleton columns={2} />
    </div>
  );
}
