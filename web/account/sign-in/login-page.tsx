import { ANY_CALL_ERRORS } from '#contract/platform/errors/any-call.ts';
import { errorText } from '#contract/platform/errors/error-text.ts';
import { useSession } from '#web/account/session/session.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { paths, registerPath } from '#web/paths.ts';
import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import { lateForm } from '#web/platform/form/late-form.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import type { Route } from './+types/login-page';
import { AccountFrame } from './account-frame.tsx';
import { GoogleButton, signInWaysQuery } from './google-button.tsx';
import { useReturnTarget, useVisitorsOnly } from './return-target.ts';
import { TextLink } from './text-link.tsx';

export const handle: PageHandle = { footer: false };

const queries: PageQueries = (call) => [signInWaysQuery(call)];

/** Whether Google is offered; without an answer it is not. */
export const loader = ({ context }: Route.LoaderArgs) => knownData(context, queries);

export const clientLoader = async () => {
  browserData(queries);
  await LoginForm.prepare();
  return null;
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Log in',
    description:
      'Log in to order snacks, to book, skip and follow your tiffins, and to see your credits.',
    path: paths.login,
  });

/** Whether the page that led here knows who logs in. */
const isBegun = () => (history.state as { usr?: unknown } | null)?.usr != null;

const LoginForm = lateForm(async () => (await import('./login-form.tsx')).LoginForm, isBegun);

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
          {errorText(ANY_CALL_ERRORS, 'session_expired')}
        </Banner>
      )}
      <LoginForm leaving={leaving} />
      <GoogleButton target={target} />
    </AccountFrame>
  );
}
