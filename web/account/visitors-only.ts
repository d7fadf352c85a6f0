import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#web/session/session.ts';

/**
 * For the pages of signing in: whoever is signed in, just now, long ago or in another tab, goes on
 * to `target`. Answers whether that is under way.
 */
export function useVisitorsOnly(target: string): boolean {
  const signedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  useEffect(() => {
    if (signedIn) void navigate(target, { replace: true });
  }, [signedIn, target, navigate]);
  return signedIn;
}
