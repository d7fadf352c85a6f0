import { isRouteErrorResponse } from 'react-router';
import { isApiError } from '#contract/api-error.ts';
import { useComeAgain } from '#web/data/use-come-again.ts';
import { ErrorState } from '#web/ui/states.tsx';

/** What is said when the failure has no words of its own. */
const UNKNOWN = 'Something went wrong. Please try again.';

function messageOf(error: unknown): string {
  if (isApiError(error)) return error.message;
  const { message } = (isRouteErrorResponse(error) ? error.data : {}) as { message?: string };
  return message ?? UNKNOWN;
}

/** Spec 1 section 8, Weekly menu failure. */
export function MenuFailed({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  return (
    <ErrorState
      title="No menu to show"
      message={`Failed to load weekly menu: ${messageOf(error)}`}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

/**
 * The same where the server could not put the menu into the page. A mistake of our own is not this
 * page's to explain.
 */
export function MenuNotInPage({ error }: { error: unknown }) {
  const { comeAgain, isComing } = useComeAgain();
  if (!isRouteErrorResponse(error)) throw error;
  return <MenuFailed error={error} onRetry={comeAgain} retrying={isComing} />;
}
