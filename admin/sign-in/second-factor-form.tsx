import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, RecordContextProvider, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contractResolver } from '#admin/api/contract-resolver.ts';
import { failureCode, failureWords } from '#admin/api/failure.ts';
import { CodeBody, type SecondFactorAsked } from '#contract/admin/auth.ts';

type Props = {
  asked: SecondFactorAsked;
  /** Goes on with what the password began; what it throws is said above the form. */
  goOn: (shown: { pending: string; code: string }) => Promise<unknown>;
  /** Back to the password, with why. */
  onBack: (why: string | null) => void;
};

/** What comes after the password of somebody who has a second factor. */
export function SecondFactorForm({ asked: { pending, totp }, goOn, onBack }: Props) {
  const [isRecovering, setRecovering] = useState(!totp);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ code }: FieldValues) {
    setBusy(true);
    setProblem(null);
    try {
      await goOn({ pending, code });
    } catch (caught) {
      if (failureCode(caught) === 'sign_in_expired') onBack(failureWords(caught));
      else setProblem(failureWords(caught));
    } finally {
      setBusy(false);
    }
  }

  return (
    <RecordContextProvider value={undefined}>
      <Form
        key={String(isRecovering)}
        onSubmit={submit}
        defaultValues={{ code: '' }}
        resolver={contractResolver(CodeBody)}
        noValidate
        disableInvalidFormNotification
      >
        {problem && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {problem}
          </Alert>
        )}
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
        {totp && (
          <Button
            color="secondary"
            fullWidth
            onClick={() => setRecovering(!isRecovering)}
            sx={{ mt: 1 }}
          >
            {isRecovering ? 'Use the code of your app' : 'Use a recovery code'}
          </Button>
        )}
        <Button color="secondary" fullWidth onClick={() => onBack(null)} sx={{ mt: 1 }}>
          Back
        </Button>
      </Form>
    </RecordContextProvider>
  );
}
