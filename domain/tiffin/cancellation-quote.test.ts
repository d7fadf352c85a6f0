import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import { instantAt } from '#domain/platform/days.ts';
import { cancellationQuote } from './cancellation-quote.ts';

const kitchen = { settings: DEFAULT_SETTINGS, closures: [] };
const now = instantAt('2026-11-18', '10:00');

/** Twenty tiffins for C$248.37: C$219.80 and 13 % tax. */
const bought = { tiffinCount: 20, subtotal: 21980, deliveryFee: 0, taxAmount: 2857 };

const booked = (
  id: string,
  deliveryDate: string,
  status: TiffinOrderStatus = 'scheduled',
  quantity = 1,
) => ({ id, deliveryDate, deliveryTimeSlot: '14:00-15:00' as const, status, quantity });

/** What came for it, of which some went back as a courtesy. */
const came = (received: number, courtesy = 0) => ({
  totals: { received, paidBack: courtesy, reduced: courtesy, waived: 0 },
});

const plan = { orders: [], available: 12, bought, given: 0, ...came(24837) };

describe('if I cancel now', () => {
  it('what can still be stopped with its credit is released, and counts as unused', () => {
    const orders = [
      booked('today', '2026-11-18', 'confirmed'),
      booked('cooking', '2026-11-18', 'preparing'),
      booked('on its way', '2026-11-18', 'out_for_delivery'),
      booked('tomorrow, confirmed', '2026-11-19', 'confirmed', 2),
      booked('next week', '2026-11-24'),
      booked('full', '2026-11-25', 'pending_confirmation', 3),
    ];
    const { released, stillComing, unusedCredits } = cancellationQuote(
      { ...plan, orders },
      now,
      kitchen,
    );
    expect(released.map(({ id }) => id)).toEqual(['tomorrow, confirmed', 'next week', 'full']);
    expect(stillComing.map(({ id }) => id)).toEqual(['today', 'cooking', 'on its way']);
    expect(unusedCredits).toBe(12 + 2 + 1 + 3);
  });

  it('a delivery of tomorrow is released until midnight, and comes after it', () => {
    const orders = [booked('tomorrow', '2026-11-19', 'confirmed')];
    const at = (day: string, time: string) =>
      cancellationQuote({ ...plan, orders }, instantAt(day, time), kitchen).released.length;
    expect(at('2026-11-18', '23:59')).toBe(1);
    expect(at('2026-11-19', '00:00')).toBe(0);
  });

  it('one of a past day that nobody has ticked off is not said to come', () => {
    const orders = [booked('yesterday', '2026-11-17', 'confirmed')];
    expect(cancellationQuote({ ...plan, orders }, now, kitchen)).toMatchObject({
      released: [],
      stillComing: [],
      unusedCredits: 12,
    });
  });

  it('unused credits are worth what was paid for them, each line rounded once', () => {
    expect(cancellationQuote({ ...plan, available: 7 }, now, kitchen)).toMatchObject({
      cost: { subtotal: 7693, deliveryFee: 0, taxAmount: 1000, total: 8693 },
      payBack: 8693,
    });
  });

  it('an untouched plan is worth all of its price', () => {
    expect(cancellationQuote({ ...plan, available: 20 }, now, kitchen).payBack).toBe(24837);
  });

  it('credits that were a gift are worth nothing', () => {
    expect(cancellationQuote({ ...plan, available: 22, given: 2 }, now, kitchen).payBack).toBe(
      24837,
    );
  });

  it('credits that were a gift are the last to be used', () => {
    const worth = (available: number) =>
      cancellationQuote({ ...plan, available, given: 5 }, now, kitchen).payBack;
    expect(worth(5)).toBe(0);
    expect(worth(15)).toBe(cancellationQuote({ ...plan, available: 10 }, now, kitchen).payBack);
  });

  it('what came beyond the price goes back with the rest', () => {
    expect(
      cancellationQuote({ ...plan, available: 20, ...came(30_000) }, now, kitchen).payBack,
    ).toBe(30_000);
  });

  it('what the kitchen gave back as a courtesy stays given, as far as there is anything left', () => {
    const worth = (available: number) =>
      cancellationQuote({ ...plan, available, ...came(24837, 3000) }, now, kitchen).payBack;
    expect(worth(7)).toBe(8693);
    expect(worth(20)).toBe(21837);
  });

  it('the kitchen can stop what its customer no longer could', () => {
    const orders = [booked('today', '2026-11-18', 'confirmed')];
    expect(cancellationQuote({ ...plan, orders }, now, kitchen, () => true)).toMatchObject({
      stillComing: [],
      unusedCredits: 13,
    });
  });

  it('what was eaten and not paid yet is taken off, and nothing is asked for', () => {
    const worth = (paid: number) =>
      cancellationQuote({ ...plan, available: 10, ...came(paid) }, now, kitchen);
    expect(worth(0).payBack).toBe(0);
    expect(worth(12418).payBack).toBe(0);
    expect(worth(15000)).toMatchObject({ cost: { total: 12419 }, payBack: 2582 });
  });

  it('never pays back more than was paid, nor a negative amount', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40_000), fc.nat(50_000), (available, paid, subtotal) => {
        const { cost, payBack } = cancellationQuote(
          { ...plan, available, ...came(paid), bought: { ...bought, subtotal } },
          now,
          kitchen,
        );
        expect(payBack).toBeGreaterThanOrEqual(0);
        const beyond = Math.max(0, paid - subtotal - bought.taxAmount);
        expect(payBack).toBeLessThanOrEqual(Math.min(paid, cost.total + beyond));
      }),
    );
  });
});
