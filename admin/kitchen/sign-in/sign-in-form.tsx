import { Alert, Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { Fingerprint } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  Form,
  PasswordInput,
  RecordContextProvider,
  TextInput,
  useGetIdentity,
  useLogout,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Identity } from '#admin/kitchen/sign-in/auth-provider.ts';
import { contractResolver } from '#admin/platform/client/body-of.ts';
import { type FailureBody, failureCode, failureText } from '#admin/platform/client/failure.ts';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import { useStore } from '#admin/platform/store.ts';
import { authProvider, sessionEnded } from '#admin/services.ts';
import { errorMessage } from '#contract/errors.ts';
import { adminAuth, CodeBody, SecondFactorChallenge } from '#contract/kitchen/desk-auth.ts';
import { showPasskey } from './browser-passkeys.ts';

/** What the server asks for besides the password. */
const askedIn = (caught: unknown) =>
  SecondFactorChallenge.parse((caught as { body?: FailureBody }).body?.data);

type Props = {
  /** Signs in; what it throws is said above the form. */
  signIn: (values: FieldValues) => Promise<unknown>;
  email?: string;
  /** Beside the button. */
  children?: ReactNode;
};

type Factor = { code: string } | { passkey: Record<string, unknown> };

type SecondFactorFormProps = {
  asked: SecondFactorChallenge;
  /** Goes on with what the password began; what it throws is said above the form. */
  goOn: (shown: { pending: string } & Factor) => Promise<unknown>;
  /** Back to the password, with why. */
  onBack: (why: string | null) => void;
};

/** What comes after the password of somebody who has a second factor. */
function SecondFactorForm({
  asked: { pending, totp, passkey },
  goOn,
  onBack,
}: SecondFactorFormProps) {
  const [isRecovering, setRecovering] = useState(!totp && !passkey);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function show(factor: Promise<Factor>) {
    setBusy(true);
    setProblem(null);
    try {
      await goOn({ pending, ...(await factor) });
    } catch (caught) {
      if (failureCode(caught) === 'sign_in_expired') onBack(failureText(caught));
      else setProblem(failureText(caught));
    } finally {
      setBusy(false);
    }
  }

  return (
    <RecordContextProvider value={undefined}>
      <Form
        key={String(isRecovering)}
        onSubmit={({ code }: FieldValues) => show(Promise.resolve({ code }))}
        defaultValues={{ code: '' }}
        resolver={contractResolver(CodeBody)}
        noValidate
        disableInvalidFormNotification
      >
        {problem && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {problem}
          </Alert>
        )}
        {passkey && !isRecovering && (
          <Button
            variant={totp ? 'outlined' : 'contained'}
            color={totp ? 'secondary' : 'primary'}
            size="large"
            fullWidth
            disabled={busy}
            startIcon={<Fingerprint size={20} aria-hidden />}
            onClick={() => show(showPasskey(passkey).then((shown) => ({ passkey: shown })))}
            sx={{ mb: totp ? 2 : 0 }}
          >
            Use your passkey
          </Button>
        )}
        {(totp || isRecovering) && <CodeInput isRecovering={isRecovering} busy={busy} />}
        {(totp || passkey) && (
          <Button
            color="secondary"
            fullWidth
            onClick={() => {
              setProblem(null);
              setRecovering(!isRecovering);
            }}
            sx={{ mt: 1 }}
          >
            {isRecovering ? 'I have what I usually use' : 'Use a recovery code'}
          </Button>
        )}
        <Button color="secondary" fullWidth onClick={() => onBack(null)} sx={{ mt: 1 }}>
          Back
        </Button>
      </Form>
    </RecordContextProvider>
  );
}

/** A code to type: the app's, or one that was kept for when that is lost. */
const CodeInput = ({ isRecovering, busy }: { isRecovering: boolean; busy: boolean }) => (
  <>
    <Typography color="textSecondary" sx={{ mb: 1 }}>
      {isRecovering
        ? 'Enter one of the recovery codes that you have kept. Each works once.'
        : 'Enter the six digits that your app shows now.'}
    </Typography>
    <TextInput
      source="code"
      label={isRecovering ? 'Recovery code' : 'Code of your app'}
      autoComplete={isRecovering ? 'off' : 'one-time-code'}
      slotProps={{
        htmlInput: {
          inputMode: isRecovering ? 'text' : 'numeric',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
      autoFocus
    />
    <Button type="submit" variant="contained" size="large" fullWidth disabled={busy} sx={{ mt: 2 }}>
      {busy ? 'Signing in…' : 'Sign in'}
    </Button>
  </>
);

/** E-mail and password of a member of staff. */
export function SignInForm({ signIn, email = '', children }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<SecondFactorChallenge | null>(null);

  async function submit(values: FieldValues) {
    setBusy(true);
    setProblem(null);
    try {
      await signIn(values);
    } catch (caught) {
      if (failureCode(caught) === 'second_factor_required') setAsked(askedIn(caught));
      else setProblem(failureText(caught));
    } finally {
      setBusy(false);
    }
  }

  if (asked)
    return (
      <SecondFactorForm
        asked={asked}
        goOn={signIn}
        onBack={(why) => {
          setAsked(null);
          setProblem(why);
        }}
      />
    );
  return (
    <RecordContextProvider value={undefined}>
      <Form
        onSubmit={submit}
        defaultValues={{ email, password: '' }}
        resolver={contractResolver(adminAuth.login.body)}
        noValidate
        disableInvalidFormNotification
      >
        {problem && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {problem}
          </Alert>
        )}
        <TextInput
          source="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus={!email}
        />
        <PasswordInput
          source="password"
          label="Password"
          autoComplete="current-password"
          autoFocus={Boolean(email)}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={busy}
          sx={{ mt: 2 }}
        >
          {busy ? 'Signing in…' : 'Sign in'}
        </Button>
        {children}
      </Form>
    </RecordContextProvider>
  );
}

/** Over whatever page it is, when the session has ended: sign in again, and nothing typed is lost. */
export function SignInAgain() {
  const titleId = useId();
  const logout = useLogout();
  const readAgain = useRefetchAll();
  const { identity } = useGetIdentity();
  const ended = useStore(sessionEnded);
  if (!ended) return null;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} scroll="body">
      <DialogTitle id={titleId}>Please sign in again</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {errorMessage('session_expired')} What you have typed stays as it is.
        </Typography>
        <SignInForm
          email={(identity as Identity | undefined)?.email ?? ''}
          signIn={async (values) => {
            await authProvider.login(values);
            await readAgain();
          }}
        >
          <Button color="secondary" fullWidth onClick={() => logout()} sx={{ mt: 1 }}>
            Leave the desk
          </Button>
        </SignInForm>
      </DialogContent>
    </Dialog>
  );
}
