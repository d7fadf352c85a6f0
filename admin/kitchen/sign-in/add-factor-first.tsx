import { Button, Typography } from '@mui/material';
import { useLogout } from 'react-admin';
import { OwnFactors } from '#admin/kitchen/sign-in/factors.tsx';
import { SignInFrame } from './frame.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Stands before the desk while an owner who needs a second factor has none. */
export function AddFactorFirst() {
  const logout = useLogout();
  return (
    <SignInFrame title="Add a second factor">
      <SignInAgain />
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        Owners of this kitchen sign in with more than a password. Add a second factor; then the desk
        opens.
      </Typography>
      <OwnFactors />
      <Button color="secondary" onClick={() => logout()} sx={{ mt: 2 }}>
        Sign out
      </Button>
    </SignInFrame>
  );
}
