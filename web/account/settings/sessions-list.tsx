import { useQuery } from '@tanstack/react-query';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { sessionsQuery } from './queries.ts';
import { SessionRow } from './session-row.tsx';

/** The places where the customer is signed in, each with a way to end it. */
export function SessionsList() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery());
  if (data) {
    return (
      <ul>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    );
  }
  if (error)
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Skeleton className="grid gap-3 py-3">
      <Bone className="h-14" />
      <Bone className="h-14" />
    </Skeleton>
  );
}
