import { InquiriesSkeleton } from '#web/catering/inquiries/inquiries-skeleton.tsx';

/** Room for the line above them and the first inquiries. */
export function CateringSkeleton() {
  return (
    <div className="min-h-svh">
      <InquiriesSkeleton columns={2} />
    </div>
  );
}
