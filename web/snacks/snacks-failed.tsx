import { isRouteErrorResponse, useLocation, useNavigate, useNavigation } from 'react-router';
import { ErrorState } from '#web/ui/states.tsx';

/** Spec 2 section 8, Snacks. */
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
 * The same where the server could not put the snacks into the page. To try again is to come here
 * again, with the browser asking the API itself. A mistake of our own is not this page's to explain.
 */
export function SnacksNotInPage({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <SnacksFailed
      onRetry={() => void navigate(pathname + search, { replace: true, preventScrollReset: true })}
      retrying={state === 'loading'}
    />
  );
}
