import { describe, expect, it } from 'vitest';
import { EMPTY_INQUIRY } from './inquiry-form.ts';
import { prefilled } from './stored-inquiry.ts';

const user = {
  first_name: 'Asha',
  last_name: 'Patel',
  email: 'asha@example.com',
  phone: '+19055550123',
};

describe('what an account fills in', () => {
  it('is everything that is empty', () => {
    expect(prefilled(EMPTY_INQUIRY, user)).toEqual({
      firstName: 'Asha',
      lastName: 'Patel',
      email: 'asha@example.com',
      phoneNumber: '(905) 555-0123',
    });
  });

  it('is nothing that somebody has typed, and nothing that the account does not know', () => {
    const typed = { ...EMPTY_INQUIRY, firstName: 'Ba', lastName: ' ' };
    expect(prefilled(typed, { ...user, phone: null })).toEqual({
      lastName: 'Patel',
      email: 'asha@example.com',
    });
  });
});
