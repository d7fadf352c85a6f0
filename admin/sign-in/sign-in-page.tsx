import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { Form, PasswordInput, TextInput, useCheckAuth, useLogin, useNavigate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contractResolver } from '#admin/api/contract-resolver.ts';
import { failureWords } from '#admin/api/failure.ts';
import { adminAuth } from '#contract/admin/auth.ts';
import { SignInFrame } from './frame.tsx';

/** Where staff sign in; whoever is signed in already goes on to the desk. */
export function SignInPage() {
  const login = useLogin();
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    document.title = "Sign in · The kitchen's desk";
    checkAuth({}, false).then(
      () => navigate('/'),
      () => undefined,
    );
  }, [checkAuth, navigate]);

  async function signIn(values: FieldValues) {
    setBusy(true);
    setProblem(null);
    try {
      await login(values);
    } catch (caught) {
      setProblem(failureWords(caught));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SignInFrame title="The kitchen's desk">
      <Form
        onSubmit={signIn}
        defaultValues={{ email: '', password: '' }}
        resolver={contractResolver(adminAuth.login.body as never)}
        noValidate
        disableInvalidFormNotification
      >
        {problem && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {problem}
          </Alert>
        )}
        <TextInput source="email" label="Email" type="email" autoComplete="username" autoFocus />
        <PasswordInput source="password" label="Password" autoComplete="current-password" />
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
      </Form>
    </SignInFrame>
  );
}
