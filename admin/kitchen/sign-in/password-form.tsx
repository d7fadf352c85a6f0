import { Alert, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Form, PasswordInput, useAuthProvider, useGetIdentity } from 'react-admin';
import { type FieldErrors, type FieldValues, type Resolver, useFormContext } from 'react-hook-form';
import type { Identity } from '#admin/kitchen/sign-in/auth-provider.ts';
import { contractResolver } from '#admin/platform/client/body-of.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { accounts } from '#contract/account/accounts.ts';
import { missingPasswordCriteria } from '#contract/account/password.ts';
import { errorMessage } from '#contract/errors.ts';
import { ChangePasswordBody } from '#contract/kitchen/desk-auth.ts';
import { GUESSABLE_CODES, guessable } from '#domain/account/password.ts';

const FOR_GOOD = Number.POSITIVE_INFINITY;

/** What a good password still lacks, while it is typed. */
function StillMissing() {
  const typed: string = useFormContext().watch('newPassword') ?? '';
  const { identity } = useGetIdentity();
  const { name = '', email = '' } = (identity ?? {}) as Partial<Identity>;
  const { data } = useCall(
    accounts.commonPasswords,
    {},
    { enabled: typed !== '', staleTime: FOR_GOOD },
  );
  const common = useMemo(() => new Set(data), [data]);
  const missing = missingPasswordCriteria(typed);
  if (!typed) return null;
  const why = guessable(typed, { common, own: [name, email] });
  if (why)
    return (
      <Alert severity="warning" sx={{ my: 1 }}>
        {errorMessage(GUESSABLE_CODES[why])}
      </Alert>
    );
  return (
    <Alert severity={missing.length ? 'info' : 'success'} sx={{ my: 1 }}>
      {missing.length ? `Still missing: ${missing.join(', ')}` : 'A good password.'}
    </Alert>
  );
}

const checkBody = contractResolver(ChangePasswordBody);

/** The contract's check, and the same password typed twice. */
const check: Resolver = async (values, context, options) => {
  const checked = await checkBody(values, context, options);
  if (values.newPassword === values.repeated) return checked;
  const repeated = { type: 'same', message: 'The two passwords differ.' };
  return { values: {}, errors: { ...checked.errors, repeated } as FieldErrors };
};

/** Changes the own password; `onDone` when the server has taken it. */
export function PasswordForm({
  onDone,
  currentLabel,
}: {
  onDone: () => void;
  currentLabel: string;
}) {
  const authProvider = useAuthProvider();
  const [round, setRound] = useState(0);
  const { submit, busy, problem } = useSubmit(
    (values: FieldValues) => authProvider?.changePassword(values),
    () => {
      setRound(round + 1);
      onDone();
    },
  );
  return (
    <Form
      key={round}
      onSubmit={submit}
      defaultValues={{ currentPassword: '', newPassword: '', repeated: '' }}
      resolver={check}
      noValidate
      disableInvalidFormNotification
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <PasswordInput
        source="currentPassword"
        label={currentLabel}
        autoComplete="current-password"
      />
      <PasswordInput source="newPassword" label="New password" autoComplete="new-password" />
      <StillMissing />
      <PasswordInput
        source="repeated"
        label="New password, once more"
        autoComplete="new-password"
      />
      <Button type="submit" variant="contained" disabled={busy} sx={{ mt: 2 }}>
        {busy ? 'Saving…' : 'Change password'}
      </Button>
    </Form>
  );
}
