import { isRouteErrorResponse } from 'react-router';
import { useComeAgain } from '#web/platform/data/use-come-again.ts';
import { ErrorState } from '#web/platform/ui/states.tsx';

/** The snacks could not be read. */
export function SnacksFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorState
      title="No snacks to show"
      message="Failed to fetch snacks. Please try again later."
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

/**
 * The same where the server could not put the snacks into the page. A mistake of our own is not this
 * page's to explain.
 */
export function SnacksNotInPage({ error }: { error: unknown }) {
  const { comeAgain, isComing } = useComeAgain();
  if (!isRouteErrorResponse(error)) throw error;
  return <SnacksFailed onRetry={comeAgain} retrying={isComing} />;
}
