import type { ReactNode } from 'react';

const BONE = 'block rounded-chip bg-line animate-[shimmer_1.6s_ease-in-out_infinite]';

/** A line of text that is on its way; `className` gives its width and height. */
export function Bone({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`${BONE} ${className}`} />;
}

/** Room for something that loads, the size of what will come; says once that it is loading. */
export function Skeleton({
  label = 'Loading…',
  className = '',
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Skeleton className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <Bone key={line} className={`h-4 ${line === lines - 1 ? 'w-2/3' : 'w-full'}`} />
      ))}
    </Skeleton>
  );
}

/** Cards on their way: a heading, a few lines, a button. */
export function SkeletonCards({ count = 3, label }: { count?: number; label?: string }) {
  return (
    <Skeleton {...(label && { label })} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: count }, (_, card) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are alike and never move
          key={card}
          className="grid gap-3 rounded-card border border-line bg-card p-6"
        >
          <Bone className="h-7 w-1/2" />
          <Bone className="h-4 w-full" />
          <Bone className="h-4 w-4/5" />
          <Bone className="mt-4 h-12 w-36 rounded-full" />
        </span>
      ))}
    </Skeleton>
  );
}

/** A list on its way. */
export function SkeletonRows({ count = 4, label }: { count?: number; label?: string }) {
  return (
    <Skeleton {...(label && { label })} className="grid gap-3">
      {Array.from({ length: count }, (_, row) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move
          key={row}
          className="flex items-center justify-between gap-4 rounded-card border border-line bg-card p-5"
        >
          <span className="grid grow gap-2.5">
            <Bone className="h-5 w-2/5" />
            <Bone className="h-4 w-3/5" />
          </span>
          <Bone className="h-8 w-20" />
        </span>
      ))}
    </Skeleton>
  );
}
