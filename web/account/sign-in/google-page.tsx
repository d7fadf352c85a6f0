import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountFrame } from '#web/account/sign-in/account-frame.tsx';
import { loginMessage, signInWithGoogle } from '#web/account/sign-in/sign-in.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { loginPath, paths } from '#web/paths.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import type { Route } from './+types/google-page';
import { readGoogleReply, takeGoogleSignInRequest } from './google-sign-in.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Signing in with Google',
    description: 'Google brings you back here.',
    path: paths.googleSignIn,
    noindex: true,
  });

const LABELS = {
  declined: 'You have not signed in with Google. Nothing has happened.',
  unknown: 'Google’s answer does not fit what was asked here. Please try again.',
};

type Failed = { message: string; target: string };

/** Where Google brings somebody back to, with an identity token behind the `#`. */
export default function GooglePage() {
  const navigate = useNavigate();
  const [failed, setFailed] = useState<Failed | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const answer = readGoogleReply(location.hash, takeGoogleSignInRequest(sessionStorage));
    // The token is in nobody's history.
    history.replaceState(history.state, '', location.pathname);
    const { target } = answer;
    if ('problem' in answer) {
      setFailed({ message: LABELS[answer.problem], target });
      return;
    }
    signInWithGoogle({ token: answer.token, nonce: answer.nonce }).then(
      (user) => void navigate(user.deletion_day ? paths.leaving : target, { replace: true }),
      (error) => setFailed({ message: loginMessage(error), target }),
    );
  }, [navigate]);

  if (!failed) {
    return (
      <AccountFrame title="Signing you in">
        <Skeleton label="Signing you in with Google…" className="grid gap-5">
          <Bone className="h-6 w-2/3" />
          <Bone className="h-12.5" />
        </Skeleton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Signing in did not work" focusTitle>
      <Banner kind="error">{failed.message}</Banner>
      <LinkButton to={loginPath(failed.target)} replace className="mt-5">
        Back to login
      </LinkButton>
    </AccountFrame>
  );
}
