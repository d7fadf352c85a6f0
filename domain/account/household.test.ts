import { describe, expect, it } from 'vitest';
import { forMemberText, nameOnBox } from './household.ts';

describe('the name on a box', () => {
  it('is the household member’s, with whose household it is', () => {
    expect(nameOnBox({ customerName: 'Asha Patel', memberName: 'Meera' })).toBe(
      'Meera (Asha Patel)',
    );
  });

  it('is the account holder’s alone on their own', () => {
    expect(nameOnBox({ customerName: 'Asha Patel', memberName: null })).toBe('Asha Patel');
  });
});

describe('who something is for', () => {
  it('is said of a household member, and not of the account holder', () => {
    expect(forMemberText({ memberName: 'Meera' })).toBe('for Meera');
    expect(forMemberText({ memberName: null })).toBe('');
  });
});
