import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { loginPath, paths } from '#web/paths.ts';
import { pageMeta } from '#web/platform/seo.ts';
import type { Route } from './+types/register-page';
import { AccountFrame } from './account-frame.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { signInWaysQuery } from './google/queries.ts';
import { RegisterForm } from './register-form.tsx';
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
    title: 'Create an account',
    description:
      'Create your account to order snacks and tiffins, to book your days and to skip others.',
    path: paths.register,
  });

export default function RegisterPage() {
  const { target, passOn } = useReturnTarget();
  const leaving = useVisitorsOnly(target);
  return (
    <AccountFrame
      title="Create your account"
      lead="It takes a minute. Then order snacks, or choose a plan and book your first tiffin."
      below={
        <p>
          Been here before? <TextLink to={loginPath(passOn)}>Log in</TextLink>
        </p>
      }
    >
      <RegisterForm leaving={leaving} />
      <GoogleButton target={target} />
    </AccountFrame>
  );
}
