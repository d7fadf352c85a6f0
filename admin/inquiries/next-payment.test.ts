import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdminInquiry } from '#contract/admin/catering.ts';
import type { Quote } from '#contract/catering-quotes.ts';
import { nextPayment } from './next-payment.ts';

type Paid = Parameters<typeof nextPayment>[0];

const quote = (given: Partial<Quote>): Quote =>
  ({ version: 1, total: 100_000, deposit: 25_000, state: 'accepted', ...given }) as Quote;

const inquiry = (given: Partial<AdminInquiry> = {}): Paid => ({
  status: 'confirmed',
  quotes: [quote({})],
  paidAmount: 0,
  ...given,
});

describe('the payment that is suggested', () => {
  it('is the deposit first, then the rest', () => {
    expect(nextPayment(inquiry())).toEqual({ what: 'deposit', amount: 25_000 });
    expect(nextPayment(inquiry({ paidAmount: 25_000 }))).toEqual({
      what: 'balance',
      amount: 75_000,
    });
  });

  it('is what is missing of a deposit that was paid in part', () => {
    expect(nextPayment(inquiry({ paidAmount: 10_000 }))).toEqual({
      what: 'deposit',
      amount: 15_000,
    });
  });

  it('is all of it where no deposit was asked for', () => {
    expect(nextPayment(inquiry({ quotes: [quote({ deposit: 0 })] }))).toEqual({
      what: 'balance',
      amount: 100_000,
    });
  });

  it('is nothing when all is paid, and nothing before a version is accepted', () => {
    expect(nextPayment(inquiry({ paidAmount: 100_000 }))).toBeNull();
    expect(nextPayment(inquiry({ quotes: [quote({ state: 'open' })] }))).toBeNull();
    expect(nextPayment(inquiry({ quotes: [] }))).toBeNull();
  });

  it('goes back when the event is cancelled or too much was paid', () => {
    expect(nextPayment(inquiry({ status: 'cancelled', paidAmount: 25_000 }))).toEqual({
      what: 'pay-back',
      amount: -25_000,
    });
    expect(nextPayment(inquiry({ status: 'cancelled' }))).toBeNull();
    expect(nextPayment(inquiry({ paidAmount: 100_500 }))).toEqual({
      what: 'pay-back',
      amount: -500,
    });
  });

  it('is of the accepted version, not of one before it', () => {
    const quotes = [quote({ state: 'replaced', total: 5, deposit: 5 }), quote({ version: 2 })];
    expect(nextPayment(inquiry({ quotes }))).toEqual({ what: 'deposit', amount: 25_000 });
  });

  it('settles everything in at most three payments that are followed', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -5, max: 1_000_000 }), (total, share, paid) => {
        const deposit = Math.min(total, share);
        let now = inquiry({ quotes: [quote({ total, deposit })], paidAmount: paid });
        for (let turn = 0; turn < 3; turn++) {
          const next = nextPayment(now);
          if (next) now = { ...now, paidAmount: now.paidAmount + next.amount };
        }
        expect(nextPayment(now)).toBeNull();
        expect(now.paidAmount).toBe(total);
      }),
    );
  });
});
