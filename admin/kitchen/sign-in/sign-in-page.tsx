import { useEffect } from 'react';
import { useCheckAuth, useLogin, useNavigate } from 'react-admin';
import { SignInFrame } from './frame.tsx';
import { SignInForm } from './sign-in-form.tsx';

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
