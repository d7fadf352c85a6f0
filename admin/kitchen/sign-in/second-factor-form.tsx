import { Alert, Button, Typography } from '@mui/material';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Form, RecordContextProvider, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { contractResolver } from '#admin/platform/client/contract-resolver.ts';
import { failureCode, failureWords } from '#admin/platform/client/failure.ts';
import { showPasskey } from '#admin/kitchen/sign-in/browser-passkeys.ts';
import { CodeBody, type SecondFactorAsked } from '#contract/kitchen/desk/auth.ts';

type Factor = { code: string } | { passkey: Record<string, unknown> };

type Props = {
  asked: SecondFactorAsked;
  /** Goes on with what the password began; what it throws is said above the form. */
  goOn: (shown: { pending: string } & Factor) => Promise<unknown>;
  /** Back to the password, with why. */
  onBack: (why: string | null) => void;
};

/** What comes after the password of somebody who has a second factor. */
export function SecondFactorForm({ asked: { pending, totp, passkey }, goOn, onBack }: Props) {
  const [isRecovering, setRecovering] = useState(!totp && !passkey);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function show(factor: Promise<Factor>) {
    setBusy(true);
    setProblem(null);
    try {
      await goOn({ pending, ...(await factor) });
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
