import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadPart } from '#web/platform/client/browser-client.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SkeletonText } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

/**
 * A part of the program that is fetched when it is asked for: most people never need it. It is a
 * query, so that it is fetched once, tells of its failure and can be tried again.
 */
export const laterPart = <Part,>(name: string, load: () => Promise<Part>) =>
  ({
    queryKey: ['part', name],
    queryFn: () => loadPart(load),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  }) as const;

export type LaterPart<Part> = ReturnType<typeof laterPart<Part>>;

/** Something within a page that comes when it is asked for; meanwhile a few lines keep its place. */
export function Later<Part>({
  of: part,
  lines = 4,
  children,
}: {
  of: LaterPart<Part>;
  lines?: number;
  children: (part: Part) => ReactNode;
}) {
  const { data, error, refetch, isFetching } = useQuery(part);
  if (data) return children(data);
  if (!error) return <SkeletonText lines={lines} />;
  return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

/** A dialog of a part that comes when it is opened; meanwhile its frame is there. */
export function LaterDialog<Part>({
  of: part,
  title,
  wide = false,
  onClose,
  children,
}: {
  of: LaterPart<Part>;
  title: string;
  wide?: boolean;
  onClose: () => void;
  /** The dialog itself, once it is here. */
  children: (part: Part) => ReactNode;
}) {
  const { data } = useQuery(part);
  if (data) return children(data);
  return (
    <Dialog
      open
      wide={wide}
      onClose={onClose}
      title={title}
      actions={
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Later of={part} lines={6}>
        {children}
      </Later>
    </Dialog>
  );
}
