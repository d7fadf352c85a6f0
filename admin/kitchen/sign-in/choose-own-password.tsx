import { Button, Typography } from '@mui/material';
import { useLogout, useNotify } from 'react-admin';
import { SignInFrame } from './frame.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Stands before the desk while a printed or handed-out password is still in use. */
export function ChooseOwnPassword() {
  const notify = useNotify();
  const logout = useLogout();
  return (
    <SignInFrame title="Choose your own password">
      <SignInAgain />
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        The password you signed in with was handed to you. Choose one that only you know; then the
        desk opens.
      </Typography>
      <PasswordForm
        currentLabel="The password you were given"
        onDone={() => notify('Your password is changed. Welcome.', { type: 'success' })}
      />
      <Button color="secondary" onClick={() => logout()} sx={{ mt: 1 }}>
        Sign out
      </Button>
    </SignInFrame>
  );
}
