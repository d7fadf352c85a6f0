import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId, useSyncExternalStore } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import type { Identity } from '#admin/platform/client/auth-provider.ts';
import { authProvider, sessionEnded } from '#admin/platform/client/services.ts';
import { useReadAgain } from '#admin/platform/client/use-call.ts';
import { errorMessage } from '#contract/platform/errors.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Over whatever page it is, when the session has ended: sign in again, and nothing typed is lost. */
export function SignInAgain() {
  const titleId = useId();
  const logout = useLogout();
  const readAgain = useReadAgain();
  const { identity } = useGetIdentity();
  const ended = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.isRaised);
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
