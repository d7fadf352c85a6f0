import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorWords } from '#contract/platform/errors/words.ts';
import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { paths, registerPath } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import { useSession } from '#web/account/session/session.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import type { Route } from './+types/login-page';
import { AccountFrame } from './account-frame.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { signInWaysQuery } from './google/queries.ts';
import { LoginForm } from './login-form.tsx';
import { useReturnTarget } from './return-target.ts';
import { TextLink } from './text-link.tsx';
import { useVisitorsOnly } from './visitors-only.ts';

export const handle: PageHandle = { footer: false };

const queries: PageQueries = (call) => [signInWaysQuery(call)];

/** Whether Google is offered; without an answer it is not. */
export const loader = ({ context }: Route.LoaderArgs) => knownData(context, queries);

export const clientLoader = () => browserData(queries);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Log in',
    description:
      'Log in to order snacks, to book, skip and follow your tiffins, and to see your credits.',
    path: paths.login,
  });

export default function LoginPage() {
  const { target, passOn } = useReturnTarget();
  const session = useSession();
  const leaving = useVisitorsOnly(target);
  const expired = session.status === 'signed-out' && session.reason === 'expired';
  return (
    <AccountFrame
      title="Welcome back"
      lead="Log in to order, and to follow what you have ordered."
      below={
        <p>
          New here? <TextLink to={registerPath(passOn)}>Create an account</TextLink>
        </p>
      }
    >
      {expired && (
        <Banner kind="warning" className="mb-5">
          {errorWords(ANY_CALL_ERRORS, 'session_expired')}
        </Banner>
      )}
      <LoginForm leaving={leaving} />
      <GoogleButton target={target} />
    </AccountFrame>
  );
}
