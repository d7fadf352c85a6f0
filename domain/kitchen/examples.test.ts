import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE, isExample, publicProfileOf } from '#domain/kitchen/settings.ts';

describe('what a new kitchen comes with', () => {
  it('tells nobody where to call, to write, to come or to pay', () => {
    expect(publicProfileOf(DEFAULT_PROFILE)).toEqual({
      ...DEFAULT_PROFILE,
      ...{ phone: null, email: null, address: null, paymentWays: [] },
    });
  });

  it('gives way to what the owner enters, one by one', () => {
    const interac = { name: 'Interac e-Transfer', details: 'Send to pay@rasoi.test.' };
    const [, upi] = DEFAULT_PROFILE.paymentWays;
    const profile = {
      ...DEFAULT_PROFILE,
      ...{ phone: '+19055550117', email: 'hema@rasoi.test', address: '12 Cardamom Lane, Oshawa' },
      paymentWays: [interac, ...(upi ? [upi] : [])],
    };
    expect(publicProfileOf(profile)).toEqual({ ...profile, paymentWays: [interac] });
  });

  it.each(['pay@rasoi.test', '+19055550117', '12 Exampler Street'])('is not %j', (text) => {
    expect(isExample(text)).toBe(false);
  });

  it.each(['hello@dabba-kitchen.example.com', 'dabba@example', 'EXAMPLE BANK, account 0'])(
    'is %j',
    (text) => {
      expect(isExample(text)).toBe(true);
    },
  );
});
