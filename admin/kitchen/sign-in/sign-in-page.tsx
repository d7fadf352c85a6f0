import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useCheckAuth, useLogin, useLogout, useNavigate, useNotify } from 'react-admin';
import { DeskBrand } from '#admin/kitchen/desk-brand.tsx';
import { OwnFactors } from './factors.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignInAgain, SignInForm } from './sign-in-form.tsx';

/** The quiet page before the desk: one card on paper. */
const SignInFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="main"
    sx={{
      minHeight: '100svh',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      p: 2,
    }}
  >
    <Box
      sx={{
        display: 'grid',
        alignItems: 'end',
        justifyItems: 'center',
        minHeight: 64,
        maxWidth: 420,
        textAlign: 'center',
        mb: 2,
      }}
    >
      <DeskBrand height={60} />
    </Box>
    <Card sx={{ width: '100%', maxWidth: 420, borderRadius: 5 }}>
      <CardContent sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography component="h1" variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  </Box>
);

/** Where staff sign in; whoever is signed in already goes on to the desk. */
export function SignInPage() {
  const login = useLogin();
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();

  useEffect(() => {
    document.title = "Sign in · The kitchen's desk";
    checkAuth({}, false).then(
      () => navigate('/'),
      () => undefined,
    );
  }, [checkAuth, navigate]);

  return (
    <SignInFrame title="The kitchen's desk">
      <SignInForm signIn={(values) => login(values)} />
    </SignInFrame>
  );
}

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
