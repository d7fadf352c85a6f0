import { describe, expect, it } from 'vitest';
import { RegisterForm, ResetForm } from './new-password-schemas.ts';

const asha = {
  first_name: 'Asha',
  last_name: 'Patel',
  email: 'asha@example.com',
  mobile_number: '905 555 0123',
  password: 'Ghar-ka-khana1',
  confirmPassword: 'Ghar-ka-khana1',
  terms: true,
};

const mistakes = (schema: typeof RegisterForm | typeof ResetForm, typed: object) => {
  const { error } = schema.safeParse(typed);
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path[0], issue.message]));
};

describe('the registration form', () => {
  it('takes what is right, and writes the phone the way the kitchen keeps it', () => {
    expect(RegisterForm.parse(asha)).toMatchObject({ mobile_number: '+19055550123' });
  });

  it.each([
    [{ first_name: ' A ' }, 'first_name', /at least 2 characters/],
    [{ last_name: '' }, 'last_name', /last name/],
    [{ email: 'asha' }, 'email', /^Please enter a valid email address/],
    [
      { mobile_number: 'call me' },
      'mobile_number',
      'Please enter a valid phone number (e.g., +1234567890)',
    ],
    [
      { password: 'ghar', confirmPassword: 'ghar' },
      'password',
      /at least 8 characters.*uppercase.*number.*special/,
    ],
    [
      { confirmPassword: 'Ghar-ka-khana2' },
      'confirmPassword',
      'Passwords do not match. Please make sure both passwords are identical',
    ],
    [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
    [{ terms: false }, 'terms', 'You must agree to the terms and conditions to continue'],
  ])('refuses %j', (wrong, field, message) => {
    const found = mistakes(RegisterForm, { ...asha, ...wrong });
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).toMatch(message);
  });

  it('names every mistake at once, also a confirmation that differs', () => {
    const found = mistakes(RegisterForm, {
      first_name: '',
      last_name: 'P',
      email: '',
      mobile_number: '',
      password: 'ghar',
      confirmPassword: 'khana',
      terms: false,
    });
    expect(Object.keys(found).sort()).toEqual(Object.keys(asha).sort());
  });
});

describe('the form for a new password', () => {
  it.each([
    [
      '',
      '',
      { newPassword: 'Password is required', confirmPassword: 'Please confirm your password' },
    ],
    ['short', 'short', { newPassword: 'Password must be at least 8 characters' }],
    [
      'lowercase',
      'lowercase',
      { newPassword: expect.stringMatching(/uppercase.*number.*special/) },
    ],
    [
      'Ghar-ka-khana1',
      'Ghar-ka-khana2',
      {
        confirmPassword: 'Passwords do not match. Please make sure both passwords are identical',
      },
    ],
    ['Ghar-ka-khana1', 'Ghar-ka-khana1', {}],
  ])('%j, confirmed with %j', (newPassword, confirmPassword, expected) => {
    expect(mistakes(ResetForm, { newPassword, confirmPassword })).toEqual(expected);
  });
});
