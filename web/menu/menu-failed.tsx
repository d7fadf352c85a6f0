import { isRouteErrorResponse } from 'react-router';
import { useComeAgain } from '#web/platform/data/use-come-again.ts';
import { useMenuIsKept } from '#web/platform/offline/kept-menu.ts';
import { KeptMenuLink } from '#web/platform/offline/kept-menu-link.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { menuFailure } from './failure-words.ts';

/** Why there is no menu, a retry, and the one that this browser has kept. */
export function MenuFailed({
  error,
  onRetry,
  retrying,
}: {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}) {
  const isKept = useMenuIsKept();
  return (
    <ErrorState
      title="No menu to show"
      message={menuFailure(error)}
      onRetry={onRetry}
      retrying={retrying}
      action={isKept && <KeptMenuLink />}
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
