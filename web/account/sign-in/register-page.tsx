import { draftKey, readDraft } from '#web/account/session/drafts.ts';
import { pageMeta } from '#web/kitchen/seo.ts';
import { loginPath, paths } from '#web/paths.ts';
import { browserData, knownData, type PageQueries } from '#web/platform/data/page-data.ts';
import { lateForm } from '#web/platform/form/late-form.tsx';
import type { PageHandle } from '#web/platform/page-handle.ts';
import type { Route } from './+types/register-page';
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
  await RegisterForm.prepare();
  return null;
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Create an account',
    description:
      'Create your account to order snacks and tiffins, to book your days and to skip others.',
    path: paths.register,
  });

/** Whether something was typed before, and the terms were read on the way. */
const isBegun = () => readDraft(draftKey('register', 'visitor')) !== null;

const RegisterForm = lateForm(
  async () => (await import('./register-form.tsx')).RegisterForm,
  isBegun,
);

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
