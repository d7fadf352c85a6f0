import type { Call } from '#contract/platform/endpoint.ts';
import { TextLink } from '#web/account/sign-in/text-link.tsx';
import { paths } from '#web/paths.ts';
import { call, loadModule } from '#web/platform/client/browser-client.ts';
import { queryOptions } from '#web/platform/data/query-options.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { beginGoogleSignIn, googleAuthorizationUrl } from './google-sign-in.ts';

/** Google's mark in its own colours, as its branding asks for. */
const Mark = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5">
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.6 1.2 9.1 3.6l6.8-6.8C35.8 2.4 30.3 0 24 0 14.6 0 6.5 5.4 2.6 13.2l7.9 6.2C12.4 13.7 17.7 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.2 5.5-4.7 7.2l7.6 5.9C44.4 37.9 47 31.8 47 24.6z"
    />
    <path
      fill="#FBBC05"
      d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-7.9-6.2a24 24 0 0 0 0 21.6l7.9-6.2z"
    />
    <path
      fill="#34A853"
      d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.6-5.9c-2.1 1.4-4.9 2.3-8.3 2.3-6.3 0-11.6-4.2-13.5-10l-7.9 6.2C6.5 42.6 14.6 48 24 48z"
    />
  </svg>
);

/** How one can sign in besides with a password. */
export const signInWaysQuery = (call: Call) =>
  queryOptions({
    queryKey: ['sign-in-ways'],
    queryFn: async () => {
      const { accounts } = await loadModule(() => import('#contract/account/accounts.ts'));
      return call(accounts.signInWays, {});
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Signing in with Google, where the kitchen has set it up; `target` is where to go afterwards. */
export function GoogleButton({ target }: { target: string }) {
  const { data } = usePageQuery(signInWaysQuery(call));
  const google = data?.google;
  if (!google) return null;
  const leave = () =>
    location.assign(
      googleAuthorizationUrl(
        google,
        beginGoogleSignIn(sessionStorage, target),
        location.origin + paths.googleSignIn,
      ),
    );
  return (
    <div className="mt-6 grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <Button type="button" kind="quiet" onClick={leave}>
        <Mark />
        Continue with Google
      </Button>
      <p className="text-center text-sm text-ink-soft">
        If you are new here, this agrees to our <TextLink to={paths.terms}>terms</TextLink>.
      </p>
    </div>
  );
}
