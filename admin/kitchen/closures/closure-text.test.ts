import { describe, expect, it } from 'vitest';
import type {
  AffectedByClosure,
  AffectedTiffinOrder,
  ClosureFigures,
} from '#contract/kitchen/closure-effects.ts';
import type { NoFreeSlotReason } from '#domain/kitchen/find-free-slots.ts';
import {
  closureDoneText,
  closureOutcomeText,
  noFreeSlotText,
  notAskedText,
} from './closure-text.ts';

const affected = (change: Partial<AffectedByClosure>): AffectedByClosure => ({
  tiffins: [],
  snackOrders: [],
  events: [],
  delivered: { orders: 0, tiffins: 0, snackOrders: 0 },
  notDelivered: { orders: 0, tiffins: 0, undecided: 0 },
  usualCustomers: 0,
  targets: [],
  snackTargets: [],
  ...change,
});

it('names whose tiffins fit nowhere, by the reason', () => {
  const left = (orderNumber: string, customerName: string, noPlace: NoFreeSlotReason) => ({
    order: { orderNumber, customerName } as AffectedTiffinOrder,
    effect: { does: 'give_back', noPlace } as const,
  });
  expect(
    noFreeSlotText([
      left('TF-2026-00012', 'Asha Patel', 'full'),
      left('TF-2026-00014', 'Ravi Shah', 'rests'),
      left('TF-2026-00015', 'Meera Shah', 'full'),
    ]),
  ).toEqual([
    'Asha Patel (TF-2026-00012), Meera Shah (TF-2026-00015): no room for them at that hour',
    'Ravi Shah (TF-2026-00014): their plan is paused then',
  ]);
});

it('says that customers are written to only where mails leave', () => {
  const figures = { customers: 9, creditsBack: 2, toPayBack: 1798 } as ClosureFigures;
  expect(closureOutcomeText(figures)).toMatch(/^9 customers are written to, 2 credits come back, /);
  expect(closureDoneText(figures)).toMatch(/^Closed. 9 customers were written to, /);
  expect(closureOutcomeText(figures, false)).toMatch(/^9 customers are to be told by you, /);
  expect(closureDoneText(figures, false)).toMatch(/^Closed. 9 customers are to be told by you, /);
});

describe('what a closing does not ask about', () => {
  it('is said all the same, so that the figures add up to those of the day', () => {
    expect(
      notAskedText(
        affected({
          delivered: { orders: 3, tiffins: 4, snackOrders: 1 },
          notDelivered: { orders: 1, tiffins: 2, undecided: 1 },
        }),
      ),
    ).toEqual([
      'Nothing that is still to come is booked.',
      'Delivered already, and not touched: 3 orders, 4 tiffins.',
      'Could not be handed over, and not touched: 1 order, 2 tiffins. It waits for a decision about its credit.',
      'Handed over already, and not touched: 1 snack order.',
    ]);
  });

  it('says of how many a decision about the credit is waited for', () => {
    const said = (orders: number, undecided: number) =>
      notAskedText(affected({ notDelivered: { orders, tiffins: orders, undecided } }))[1];
    expect(said(2, 0)).toBe('Could not be handed over, and not touched: 2 orders, 2 tiffins.');
    expect(said(3, 1)).toContain('. 1 of them waits for a decision about its credit.');
    expect(said(3, 2)).toContain('. 2 of them wait for a decision about their credits.');
    expect(said(2, 2)).toContain('. They wait for a decision about their credits.');
  });
});
