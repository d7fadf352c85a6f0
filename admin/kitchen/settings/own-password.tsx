import { useNotify } from 'react-admin';
import { Section } from '#admin/platform/parts/section.tsx';
import { PasswordForm } from '#admin/kitchen/sign-in/password-form.tsx';

/** Changes the own password; everywhere else one is signed out. */
export function OwnPassword() {
  const notify = useNotify();
  return (
    <Section title="Your password">
      <PasswordForm
        currentLabel="Current password"
        onDone={() =>
          notify('Your password is changed. You are signed out everywhere else.', {
            type: 'success',
          })
        }
      />
    </Section>
  );
}
