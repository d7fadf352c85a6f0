import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '#contract/account/customer.ts';
import { loginPath, paths } from '#web/paths.ts';
import { useSession } from './session.ts';
import type { SessionState } from './session-store.ts';

/** Whether the signed-in account is to be deleted: all it opens is the way back. */
export const isDeletionRequested = (current: SessionState): boolean =>
  current.status === 'signed-in' && !!current.user.deletion_day;

/**
 * The signed-in customer of a customer page, or null while that is unknown or somebody is on the
 * way out. Who is not signed in goes to `/login?redirect={this page}` and comes back after it; who
 * leaves by choice goes to the front page; whose account is to be deleted is asked first whether
 * they keep it.
 *
 * Fetch what is theirs in a component below, which only exists while there is a customer.
 */
export function useCustomer(): Customer | null {
  const current = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const here = location.pathname + location.search;

  useEffect(() => {
    if (isDeletionRequested(current)) void navigate(paths.leaving, { replace: true });
    if (current.status !== 'signed-out') return;
    const goal = current.reason === 'left' ? paths.home : loginPath(here);
    void navigate(goal, { replace: true });
  }, [current, here, navigate]);

  return current.status === 'signed-in' && !isDeletionRequested(current) ? current.user : null;
}
