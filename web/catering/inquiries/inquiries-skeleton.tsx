import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** Room for the first inquiries. */
export function InquiriesSkeleton({ columns = 1 }: { columns?: 1 | 2 }) {
  return (
    <Skeleton label="Loading your inquiries…">
      <span className="mb-3 flex h-11 items-center justify-between">
        <Bone className="h-4 w-20" />
        <Bone className="h-4 w-24" />
      </span>
      <span
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${columns === 2 ? 'lg:grid-cols-[repeat(2,minmax(0,1fr))]' : ''}`}
      >
        {[0, 1].map((row) => (
          <span key={row} className="flex gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
            <Bone className="h-19 w-16 shrink-0 rounded-control" />
            <span className="grid min-w-0 grow content-start gap-2.5">
              <Bone className="h-6 w-3/5" />
              <Bone className="h-4 w-4/5" />
              <Bone className="h-4 w-2/5" />
              <Bone className="h-4 w-1/3" />
              <Bone className="h-4 w-4/5" />
              <Bone className="mt-2 h-11 w-60 max-w-full rounded-full" />
            </span>
          </span>
        ))}
      </span>
    </Skeleton>
  );
}
