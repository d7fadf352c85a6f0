import { describe, expect, it } from 'vitest';
import { missingPasswordCriteria } from '#contract/account/password.ts';
import { hashPassword, randomPassword, verifyPassword } from './passwords.ts';

describe('a stored password', () => {
  it('fits the password it was made from, in any form of its letters, and no other', async () => {
    const stored = await hashPassword('Café-Masala-1');
    expect(await verifyPassword('Café-Masala-1', stored)).toBe(true);
    expect(await verifyPassword('Cafe\u0301-Masala-1', stored)).toBe(true);
    expect(await verifyPassword('cafe-masala-1', stored)).toBe(false);
    expect(await hashPassword('Café-Masala-1')).not.toBe(stored);
  });

  it('keeps its own cost, so that the cost of new ones can be raised', async () => {
    // Of the reference implementation's own tests (phc-winner-argon2, src/test.c).
    const dearer =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', dearer)).toBe(true);
    expect(await verifyPassword('passwort', dearer)).toBe(false);
  });

  it('fits nothing when there is none or it is no hash of ours', async () => {
    for (const stored of [null, undefined, '', 'plain', '$2b$10$abc']) {
      expect(await verifyPassword('', stored)).toBe(false);
    }
  });
});

describe('a random password', () => {
  it('passes the rule for passwords', () => {
    for (let made = 0; made < 200; made++)
      expect(missingPasswordCriteria(randomPassword())).toEqual([]);
  });
});
