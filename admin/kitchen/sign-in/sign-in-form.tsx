import { Alert, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form, PasswordInput, RecordContextProvider, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contractResolver } from '#admin/platform/client/contract-resolver.ts';
import { type FailureBody, failureCode, failureWords } from '#admin/platform/client/failure.ts';
import { adminAuth, SecondFactorAsked } from '#contract/kitchen/desk/auth.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

/** What the server asks for besides the password. */
const askedIn = (caught: unknown) =>
  SecondFactorAsked.parse((caught as { body?: FailureBody }).body?.data);

type Props = {
  /** Signs in; what it throws is said above the form. */
  signIn: (values: FieldValues) => Promise<unknown>;
  email?: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** E-mail and password of a member of staff. */
export function SignInForm({ signIn, email = '', children }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null);

  async function submit(values: FieldValues) {
    setBusy(true);
    setProblem(null);
    try {
      await signIn(values);
    } catch (caught) {
      if (failureCode(caught) === 'second_factor_required') setAsked(askedIn(caught));
      else setProblem(failureWords(caught));
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
        resolver={contractResolver(adminAuth.login.body as never)}
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
