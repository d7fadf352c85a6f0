import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { type RegisterBody, TERMS_VERSION } from '#contract/account/accounts.ts';
import { useFormDraft } from '#web/account/session/drafts.ts';
import { register, registrationMessage } from '#web/account/sign-in/sign-in.ts';
import { loginPath, paths } from '#web/paths.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Checkbox } from '#web/platform/form/choices.tsx';
import { Form, SubmitButton } from '#web/platform/form/form.tsx';
import { useFormValue } from '#web/platform/form/form-context.ts';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { showServerErrors } from '#web/platform/form/server-errors.ts';
import { EmailField, TextField } from '#web/platform/form/text-field.tsx';
import { useZodForm } from '#web/platform/form/use-zod-form.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { RegisterForm as RegisterFormSchema } from './new-password-schemas.ts';
import { PasswordStrength, useCheckAgain } from './password-strength.tsx';
import { useReturnTarget } from './return-target.ts';
import { TextLink } from './text-link.tsx';

type RegisterInputs = z.output<typeof RegisterFormSchema>;

/** The registration payload; the terms that are shown are the current ones. */
function bodyOf(typed: RegisterInputs): z.output<typeof RegisterBody> {
  const { first_name, last_name, email, password, mobile_number } = typed;
  return {
    name: `${first_name} ${last_name}`,
    first_name,
    last_name,
    email,
    password,
    mobile_number,
    role_name: 'customer',
    address: null,
    profile_photo: null,
    terms_version: TERMS_VERSION,
  };
}

/** `leaving`: the registration has succeeded and the next page is on its way. */
export function RegisterForm({ leaving }: { leaving: boolean }) {
  const form = useZodForm(RegisterFormSchema, { terms: false });
  useCheckAgain(form, 'password', 'confirmPassword');
  // Reading the terms on the way costs nothing that was typed.
  const { forget } = useFormDraft(form, {
    page: 'register',
    customerId: 'visitor',
    except: ['password', 'confirmPassword'],
  });
  const first = useFormValue('first_name', form);
  const last = useFormValue('last_name', form);
  const email = useFormValue('email', form);
  const { passOn } = useReturnTarget();
  const toast = useToast();
  const { submit, busy, error } = useSubmit((typed: RegisterInputs) => register(bodyOf(typed)));

  useEffect(() => {
    if (error && error.errors.length > 0) showServerErrors(form, error);
    else if (error?.code === 'email_taken') form.setFocus('email');
  }, [error, form]);

  async function send(typed: RegisterInputs) {
    if (!(await submit(typed))) return;
    forget();
    toast({ message: `Welcome, ${typed.first_name}. Your account is ready.` });
  }

  return (
    <Form form={form} onSubmit={send}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="first_name" label="First name" autoComplete="given-name" />
        <TextField name="last_name" label="Last name" autoComplete="family-name" />
      </div>
      <EmailField name="email" />
      <TextField
        name="mobile_number"
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="For the driver at your door. Ten digits are enough in Canada."
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        meter={<PasswordStrength name="password" own={[first ?? '', last ?? '', email ?? '']} />}
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <Checkbox name="terms">
        I agree to the <TextLink to={paths.terms}>terms and conditions</TextLink> and have read the{' '}
        <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </Checkbox>
      {error && (
        <Banner
          kind="error"
          action={
            error.code === 'email_taken' && (
              <TextLink to={loginPath(passOn)} state={{ email: form.getValues('email') }}>
                Log in with this address
              </TextLink>
            )
          }
        >
          {registrationMessage(error)}
        </Banner>
      )}
      <SubmitButton busy={busy || leaving} busyText="Creating your account...">
        Create account
      </SubmitButton>
    </Form>
  );
}
