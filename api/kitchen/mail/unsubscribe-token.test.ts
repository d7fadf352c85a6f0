import { describe, expect, it } from 'vitest';
import {
  readUnsubscribeToken,
  type UnsubscribeSubject,
  unsubscribeToken,
} from './unsubscribe-token.ts';

const SECRET = 'a secret of at least thirty-two characters';
const ASHA = '11111111-1111-4111-8111-111111111111';
const RAVI = '22222222-2222-4222-8222-222222222222';
const asha: UnsubscribeSubject = { choice: 'promotions', customerId: ASHA };
const token = unsubscribeToken(SECRET, asha);

describe('an unsubscribe token', () => {
  it('says whose mails and which choice', () => {
    expect(readUnsubscribeToken(SECRET, token)).toEqual(asha);
    const inquiry: UnsubscribeSubject = { choice: 'orderUpdates', inquiryId: RAVI };
    expect(readUnsubscribeToken(SECRET, unsubscribeToken(SECRET, inquiry))).toEqual(inquiry);
  });

  it('needs no escaping in an address', () => {
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['another choice', token.replace('promotions', 'orderUpdates')],
    ['another person', token.replace(ASHA, RAVI)],
    ['an inquiry instead of a person', token.replace('.c.', '.i.')],
    ['a choice that there is not', token.replace('promotions', 'email')],
    ['a changed signature', token.replace(/.{3}$/, 'AAA')],
    ['half a signature', token.slice(0, -20)],
    ['no signature', token.slice(0, token.lastIndexOf('.') + 1)],
    ['something behind it', `${token}.x`],
    ['nothing', ''],
    ['words', 'unsubscribe me please'],
  ])('with %s is none of ours', (_, tampered) => {
    expect(readUnsubscribeToken(SECRET, tampered)).toBeNull();
  });

  it('of another program is none of ours', () => {
    expect(readUnsubscribeToken('another secret of thirty-two characters', token)).toBeNull();
  });
});
