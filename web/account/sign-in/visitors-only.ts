import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { isLeaving } from '#web/account/session/is-leaving.ts';
import { useSession } from '#web/account/session/session.ts';

/**
 * For the pages of signing in: whoever is signed in, just now, long ago or in another tab, goes on
 * to `target`, or is asked whether they keep an account that is to be deleted. Answers whether that is under way.
 */
export function useVisitorsOnly(target: string): boolean {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const goal = isLeaving(session) ? paths.leaving : target;
  const navigate = useNavigate();
  useEffect(() => {
    if (signedIn) void navigate(goal, { replace: true });
  }, [signedIn, goal, navigate]);
  return signedIn;
}
