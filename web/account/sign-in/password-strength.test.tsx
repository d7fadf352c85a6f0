import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ACCOUNT_ERRORS } from '#contract/account/errors.ts';
import { Form } from '#web/platform/form/form.tsx';
import { PasswordField } from '#web/platform/form/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

const WHY = ACCOUNT_ERRORS.password_names_you[1];

/** A form in which Meera has typed her name, before or after it was refused. */
function Typed({ refused, children }: { refused: boolean; children: ReactNode }) {
  const form = useForm({
    defaultValues: { newPassword: 'Meera-Patel-1' },
    ...(refused && { errors: { newPassword: { type: 'server', message: WHY } } }),
  });
  return (
    <Form form={form} onSubmit={() => {}}>
      {children}
    </Form>
  );
}

const seen = (refused: boolean): number =>
  renderToStaticMarkup(
    <Typed refused={refused}>
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        meter={<PasswordStrength name="newPassword" own={['Meera']} />}
      />
    </Typed>,
  )
    // What is there for screen readers alone is not seen.
    .replace(/<p role="status".*?<\/p>/s, '')
    .split(WHY).length - 1;

it('shows why a password is guessed, once, before and after it was refused', () => {
  expect(seen(false)).toBe(1);
  expect(seen(true)).toBe(1);
});
