import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { TERMS_VERSION } from '#contract/account/accounts.ts';
import { invitations } from '#contract/account/invitations.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { CodeField } from '#web/account/email-codes/code-by-mail.tsx';
import { useSendsMail } from '#web/kitchen/business.ts';
import { MailUnavailable } from '#web/kitchen/mail-unavailable.tsx';
import { pageMeta } from '#web/kitchen/seo.ts';
import { myOrdersPath, paths } from '#web/paths.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Checkbox } from '#web/platform/form/choices.tsx';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { placeServerErrors } from '#web/platform/form/server-errors.ts';
import { EmailField, TextField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import type { PageHandle } from '#web/platform/page-handle.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import type { Route } from './+types/invitation-page';
import { AccountFrame, Outcome } from './account-frame.tsx';
import { InvitationForm, NamedInvitationForm } from './new-password-schemas.ts';
import { PasswordStrength, useCheckAgain } from './password-strength.tsx';
import { beginSession } from './sign-in.ts';
import { SupportLine } from './support-line.tsx';
import { TextLink } from './text-link.tsx';

export const handle: PageHandle = { footer: false, secret: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your account is waiting',
    description: 'Take over the account that the kitchen has opened for you.',
    path: paths.invitation,
    noindex: true,
  });

type Invitation = DataOf<typeof invitations.read>;

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call(invitations.read, { body: { token } }),
    // Whoever types their password is not asked to wait for it again.
    staleTime: Number.POSITIVE_INFINITY,
  });

const isBroken = (error: unknown): boolean =>
  isApiError(error) && error.code === 'invitation_invalid';

/** A link that opens nothing, and what helps. */
const NoInvitation = () => (
  <AccountFrame
    title="This invitation does not work any more"
    below={
      <p>
        Been here before? <TextLink to={paths.login}>Log in</TextLink>
      </p>
    }
  >
    <Outcome kind="bad" icon={Link2Off}>
      <p>
        It works once and for 30 days, and a newer one ends it. Please ask us for another; what you
        have ordered stays as it is.
      </p>
      <div className="mt-4">
        <SupportLine />
      </div>
    </Outcome>
  </AccountFrame>
);

/** Where the link leads that the kitchen gave to somebody whom it had written down (`?token=`). */
export default function InvitationPage() {
  const [query] = useSearchParams();
  const token = query.get('token')?.trim();
  return token ? <LoadedInvitation key={token} token={token} /> : <NoInvitation />;
}

function LoadedInvitation({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(invitationQuery(token));
  const [hasEnded, setEnded] = useState(false);
  const sendsMail = useSendsMail();
  if (isBroken(error) || hasEnded) return <NoInvitation />;
  return (
    <AccountFrame
      title={data?.firstName ? `Welcome, ${data.firstName}` : 'Your account is waiting'}
      lead="Your plan and your orders are here. Choose how you sign in, and change and skip days yourself."
      below={
        <>
          <p>
            You have an account here already? <TextLink to={paths.login}>Log in</TextLink>, and what
            is here is put into it: by a code to your phone, where your settings offer one, or by us
            when you ask.
          </p>
          <div className="mt-2">
            <SupportLine />
          </div>
        </>
      }
    >
      {data && !sendsMail && !data.codeToPhone && (
        <MailUnavailable what="code that shows that an address is yours" />
      )}
      {data && (sendsMail || data.codeToPhone) && (
        <TakeOver token={token} invitation={data} onEnded={() => setEnded(true)} />
      )}
      {!data && error && (
        <ErrorState
          title="Your invitation did not load"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Skeleton label="Loading your invitation…" className="grid gap-5">
          <Bone className="h-19" />
          <Bone className="h-12.5" />
        </Skeleton>
      )}
    </AccountFrame>
  );
}

type TakeOverProps = { token: string; invitation: Invitation; onEnded: () => void };

/** The address that is typed, and where the code is that was sent from here, with the secrets of its mails. */
type SentTo = { email: string; place: string; proves: 'email' | 'phone'; askings: string[] };

/** `your phone ending in 23, by SMS` */
const phoneText = ({ ends, by }: NonNullable<Invitation['codeToPhone']>): string =>
  `your phone ending in ${ends}, by ${by === 'sms' ? 'SMS' : 'WhatsApp'}`;

/** First the address, and a code that is sent to it or to the phone; then the code and a password. */
function TakeOver({ token, invitation, onEnded }: TakeOverProps) {
  const [typed, setTyped] = useState(invitation.email ?? '');
  const [sentTo, setSentTo] = useState<SentTo | null>(null);

  /** Has a code sent; throws `ApiError`. */
  async function send(email: string, proves: SentTo['proves']): Promise<void> {
    setTyped(email);
    const body = { token, email };
    try {
      if (proves === 'phone') {
        const sent = await call(invitations.sendPhoneCode, { body });
        setSentTo({ email, proves, place: phoneText(sent), askings: [] });
        announce(`A six-digit code is on its way to ${phoneText(sent)}.`);
        return;
      }
      const { asking } = await call(invitations.sendCode, { body });
      const earlier = sentTo?.email === email ? sentTo.askings : [];
      setSentTo({ email, proves, place: email, askings: [asking, ...earlier].slice(0, 12) });
      announce(`A six-digit code is on its way to ${email}.`);
    } catch (refused) {
      if (isBroken(refused)) return onEnded();
      throw refused;
    }
  }

  if (sentTo === null) return <EmailForm invitation={invitation} address={typed} send={send} />;
  return (
    <PasswordForm
      token={token}
      name={invitation.firstName}
      sentTo={sentTo}
      send={send}
      onChangeAddress={() => setSentTo(null)}
      onEnded={onEnded}
    />
  );
}

const EmailSchema = z.pick(invitations.sendCode.body, { email: true });

type Send = (email: string, proves: SentTo['proves']) => Promise<void>;

function EmailForm({
  invitation: { codeToPhone },
  address,
  send,
}: {
  invitation: Invitation;
  address: string;
  send: Send;
}) {
  const sendsMail = useSendsMail();
  const form = useZodForm(EmailSchema, { email: address });
  const first = sendsMail ? 'email' : 'phone';
  const [proves, setProves] = useState<SentTo['proves']>(first);
  const { submit, busy, error } = useSubmit(
    async (to: { email: string; proves: SentTo['proves'] }) => {
      setProves(to.proves);
      await send(to.email, to.proves).catch((refused) => placeServerErrors(form, refused));
    },
  );
  const shows = codeToPhone
    ? 'A code shows that this is you.'
    : 'We send a code to it, which shows that it is yours.';
  return (
    <Form form={form} onSubmit={({ email }) => submit({ email, proves: first })}>
      <EmailField
        name="email"
        hint={`You need one to sign in: it is your name here, and the way back in should you forget your password. Mails about your orders go there, too. ${shows}`}
      />
      {error && <Banner kind="error">{error.message}</Banner>}
      <SubmitButton busy={busy && proves === first} busyText="Sending…">
        {sendsMail ? 'Send me a code' : 'Send a code to my phone'}
      </SubmitButton>
      {codeToPhone && sendsMail && (
        <Button
          kind="quiet"
          className="py-2"
          busy={busy && proves === 'phone'}
          busyText="Sending…"
          onClick={() =>
            void form.handleSubmit(({ email }) => submit({ email, proves: 'phone' }))()
          }
        >
          Send it to {phoneText(codeToPhone)}
        </Button>
      )}
      {codeToPhone && !sendsMail && <p>It goes to {phoneText(codeToPhone)}.</p>}
    </Form>
  );
}

/** What is typed once a code is on its way; the name where the kitchen does not know it. */
type InvitationTyped = z.output<typeof InvitationForm> | z.output<typeof NamedInvitationForm>;

type PasswordFormProps = {
  token: string;
  name: string;
  sentTo: SentTo;
  send: Send;
  onChangeAddress: () => void;
  onEnded: () => void;
};

function PasswordForm(props: PasswordFormProps) {
  const { token, name, sentTo, send, onChangeAddress, onEnded } = props;
  const { email, place, proves, askings } = sentTo;
  const navigate = useNavigate();
  const toast = useToast();
  const asksName = name === '';
  const form = useZodForm(asksName ? NamedInvitationForm : InvitationForm, {
    code: '',
    terms: false,
    ...(asksName && { first_name: '', last_name: '' }),
  });
  useCheckAgain(form, 'password', 'confirmPassword');
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const again = useSubmit(async () => {
    await send(email, proves);
    form.setValue('code', '');
    form.setFocus('code');
  });
  const { submit, busy, error } = useSubmit(
    async ({ code, password, ...said }: InvitationTyped) => {
      const body = {
        ...{ token, email, code, password, proves },
        ...(proves === 'email' && { askings }),
        ...('first_name' in said && { first_name: said.first_name, last_name: said.last_name }),
        terms_version: TERMS_VERSION,
      };
      try {
        await beginSession(call(invitations.accept, { body }));
      } catch (refused) {
        if (isBroken(refused)) onEnded();
        else placeServerErrors(form, refused);
        return;
      }
      toast({
        message: `Welcome, ${'first_name' in said ? said.first_name : name}. Your account is yours.`,
      });
      void navigate(myOrdersPath(), { replace: true });
    },
  );
  return (
    <Form form={form} onSubmit={(typed) => submit(typed)}>
      <p className="wrap-anywhere">A six-digit code is on its way to {place}.</p>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        hint={
          proves === 'email'
            ? 'It works for 10 minutes. Please look into your spam folder too.'
            : `It works for 10 minutes. You sign in with ${email}: please look at it once more.`
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          size="small"
          busy={again.busy}
          busyText="Sending…"
          onClick={() => void again.submit(undefined)}
        >
          Send a new code
        </Button>
        <Button kind="plain" size="small" onClick={onChangeAddress}>
          Change address
        </Button>
      </div>
      {asksName && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="first_name" label="First name" autoComplete="given-name" />
          <TextField name="last_name" label="Last name" autoComplete="family-name" />
        </div>
      )}
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        meter={<PasswordStrength name="password" own={[email, name]} />}
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <Checkbox name="terms">
        I agree to the <TextLink to={paths.terms}>terms and conditions</TextLink> and have read the{' '}
        <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </Checkbox>
      {(error ?? again.error) && <Banner kind="error">{(error ?? again.error)?.message}</Banner>}
      <SubmitButton busy={busy} busyText="Opening your account…">
        Open my account
      </SubmitButton>
    </Form>
  );
}
