import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sameSitePath } from '#domain/platform/same-site-path.ts';
import { isDeletionRequested } from '#web/account/session/require-customer.ts';
import { useSession } from '#web/account/session/session.ts';
import { paths } from '#web/paths.ts';

const SIGNED_OUT_PAGES: readonly string[] = [
  paths.login,
  paths.register,
  paths.googleSignIn,
  paths.forgotPassword,
  paths.resetPassword,
  paths.invitation,
];

/**
 * Where a login or registration leads: `redirect`, else `returnUrl`, else `/`. Only pages of this
 * site, and none that would only lead back here.
 */
export function returnTarget(query: URLSearchParams): string {
  const target = sameSitePath(query.get('redirect') ?? query.get('returnUrl'));
  const [path = '/'] = target.split(/[?#]/, 1);
  return SIGNED_OUT_PAGES.includes(path.replace(/\/+$/, '')) ? paths.home : target;
}

/** The target of this page, and what to hand to `loginPath` and `registerPath` to pass it on. */
export function useReturnTarget(): { target: string; passOn: string | undefined } {
  const [query] = useSearchParams();
  const target = returnTarget(query);
  return { target, passOn: target === paths.home ? undefined : target };
}

/**
 * For the pages of signing in: whoever is signed in, just now, long ago or in another tab, goes on
 * to `target`, or is asked whether they keep an account that is to be deleted. Answers whether that is under way.
 */
export function useVisitorsOnly(target: string): boolean {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const goal = isDeletionRequested(session) ? paths.leaving : target;
  const navigate = useNavigate();
  useEffect(() => {
    if (signedIn) void navigate(goal, { replace: true });
  }, [signedIn, goal, navigate]);
  return signedIn;
}
