import { isRouteErrorResponse } from 'react-router';
import { useComeAgain } from '#web/platform/data/use-come-again.ts';
import { ErrorState } from '#web/platform/ui/states.tsx';

/** The posts could not be read. */
export function BlogFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <ErrorState
      title="No stories to show"
      message="Failed to load blogs. Please try again later."
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

/**
 * The same where the server could not put the posts into the page. A mistake of our own is not this
 * page's to explain.
 */
export function BlogNotInPage({ error }: { error: unknown }) {
  const { comeAgain, isComing } = useComeAgain();
  if (!isRouteErrorResponse(error)) throw error;
  return <BlogFailed onRetry={comeAgain} retrying={isComing} />;
}
