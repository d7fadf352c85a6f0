import { ErrorState } from '#web/platform/ui/states.tsx';
import { FAILED_TO_LOAD } from './failed-words.ts';

/** A tab whose orders could not be read at all. */
export function OrdersFailed({
  query: { refetch, isFetching },
}: {
  query: { refetch: () => unknown; isFetching: boolean };
}) {
  return (
    <ErrorState
      title="Your orders did not load"
      message={FAILED_TO_LOAD}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
