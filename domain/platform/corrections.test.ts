import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { creditFigures } from '#domain/tiffin/ledger.ts';
import { leftToBook } from '#domain/tiffin/ledger-text.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';
import {
  SUBSCRIPTION_CORRECTIONS,
  undoneCreditsText,
} from '#domain/tiffin/subscription-corrections.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { INQUIRY_CORRECTIONS } from '../catering/inquiry-corrections.ts';
import {
  SNACK_CORRECTIONS,
  snackCorrectionsOf,
  snackOrderCorrectionText,
  statesNotReached,
  takesStock,
} from '../snacks/order-corrections.ts';
import { notDeliveredAfter } from '../tiffin/not-delivered.ts';
import {
  correctCredits,
  creditCorrectionText,
  TIFFIN_ORDER_CORRECTIONS,
  tiffinCorrectionsOf,
  tiffinOrderCorrectionText,
} from '../tiffin/order-corrections.ts';
import {
  type CorrectionRule,
  checkCorrection,
  correctionLine,
  stateChangeText,
  withCorrectionNote,
} from './corrections.ts';

const TODAY = '2026-11-20';

type Labels = { labels: Record<string, string> };
type Rules = Record<string, CorrectionRule<string>>;

it('is told in the kitchen’s note by whom it was put right, and when', () => {
  const made = { at: '2026-11-20T15:00:00Z', by: 'Priya' };
  expect(correctionLine(made, 'It was handed over.')).toBe(
    'Corrected Nov 20, 2026, 10:00 AM by Priya: It was handed over.',
  );
});

describe('the tables of corrections', () => {
  it.each<[string, Rules, Labels]>([
    ['tiffins', TIFFIN_ORDER_CORRECTIONS, TIFFIN_ORDER_STATES],
    ['snack orders', SNACK_CORRECTIONS, SNACK_ORDER_STATES],
    ['plans', SUBSCRIPTION_CORRECTIONS, SUBSCRIPTION_STATES],
    ['inquiries', INQUIRY_CORRECTIONS, INQUIRY_STATES],
  ])('of %s know their states, and say each once', (_of, table, { labels }) => {
    const rules = Object.values(table);
    for (const { from, to } of rules)
      for (const status of [...from, to]) expect(labels).toHaveProperty(status);
    expect(new Set(rules.map(({ label }) => label)).size).toBe(rules.length);
  });

  it('let nothing of a day that is over be booked or cooked', () => {
    const past = { day: '2026-11-19', quantity: 1, held: 0, used: 1, notDelivered: null };
    for (const status of [
      'preparing',
      'out_for_delivery',
      'delivered',
      'cancelled',
      'skipped',
    ] as const)
      for (const key of tiffinCorrectionsOf({ ...past, status }, TODAY))
        expect(['scheduled', 'confirmed', 'preparing']).not.toContain(
          TIFFIN_ORDER_CORRECTIONS[key].to,
        );
  });

  it('have a tiffin on its way on its own day alone, when somebody drives', () => {
    const delivered = { status: 'delivered', quantity: 1, held: 0, used: 1 } as const;
    const truths = (day: string) =>
      tiffinCorrectionsOf({ ...delivered, notDelivered: null, day }, TODAY);
    expect(truths(TODAY)).toContain('on-the-way');
    expect(truths('2026-11-19')).toEqual(['not-handed-over', 'handed-over-in-vain', 'skipped']);
    expect(truths('2026-11-21')).not.toContain('on-the-way');
  });

  it('leave a credit alone that nobody has decided about', () => {
    const cancelled = { status: 'cancelled', day: TODAY, quantity: 1, held: 0, used: 1 } as const;
    expect(tiffinCorrectionsOf({ ...cancelled, notDelivered: 'kept' }, TODAY)).toContain(
      'credit-back',
    );
    expect(tiffinCorrectionsOf({ ...cancelled, notDelivered: 'undecided' }, TODAY)).not.toContain(
      'credit-back',
    );
  });

  it('refuse what was corrected meanwhile, and what does not fit', () => {
    const check = (correction: 'delivered' | 'skipped', from: 'delivered' | 'cancelled') =>
      checkCorrection(
        TIFFIN_ORDER_CORRECTIONS,
        TIFFIN_ORDER_STATES,
        { status: 'delivered', day: TODAY },
        { correction, from },
        TODAY,
      );
    expect(check('skipped', 'cancelled')).toEqual({
      refused: 'correction_overtaken',
      details: { status: 'delivered' },
    });
    expect(check('delivered', 'delivered')).toEqual({
      refused: 'correction_does_not_fit',
      details: { status: 'delivered', day: 'Fri, Nov 20' },
    });
    expect(check('skipped', 'delivered')).toMatchObject({ to: 'skipped' });
  });
});

const effect = fc.constantFrom('free', 'reserved', 'consumed', 'forfeited');
const quantity = fc.integer({ min: 1, max: 5 });

describe('the credits of a corrected tiffin', () => {
  it('are what they should be by one entry, and no credit is lost, whatever follows what', () => {
    fc.assert(
      fc.property(quantity, fc.array(effect, { minLength: 1, maxLength: 8 }), (count, effects) => {
        const bought = { kind: 'purchase', availableChange: 50, reservedChange: 0 } as const;
        const ledger: Parameters<typeof creditFigures>[0] = [{ ...bought, orderId: null }];
        const entries = [...ledger];
        let order = { quantity: count, held: 0, used: 0 };
        for (const one of effects) {
          const { entry, held, used } = correctCredits(order, one);
          const [words] = creditCorrectionText(entry, creditFigures(entries).available);
          if (entry) entries.push({ ...entry, orderId: 'a' });
          order = { quantity: count, held, used };
          const left = leftToBook(50 - held - used);
          expect(words?.endsWith(`: ${left}.`)).toBe(entry ? true : undefined);
          expect(creditFigures(entries)).toEqual({
            total: 50,
            available: 50 - held - used,
            reserved: held,
            used,
          });
        }
      }),
    );
  });
});

describe('the words of a correction', () => {
  const order = { status: 'delivered', notDelivered: null, day: TODAY, quantity: 2 } as const;
  const words = (
    correction: keyof typeof TIFFIN_ORDER_CORRECTIONS,
    { left = 5 as number | null, used = 2, held = 0, quantity = 2 } = {},
  ) =>
    tiffinOrderCorrectionText(
      { ...order, quantity, held, used },
      {
        ...TIFFIN_ORDER_CORRECTIONS[correction],
        notDelivered: notDeliveredAfter(correction, null),
      },
      left,
    );

  it('say how it is, and how many credits are left', () => {
    expect(words('not-handed-over')).toEqual([
      'It is not delivered; we had it as delivered.',
      '2 credits came back: 7 are left to book.',
    ]);
    expect(words('cooking')).toEqual(['It is being prepared; we had it as delivered.']);
    expect(words('not-cooked')[1]).toBe(
      '2 credits were set aside for it again: 5 are left to book.',
    );
    expect(words('delivered', { used: 0 })).toEqual([
      '2 credits were used for it: 3 are left to book.',
    ]);
    expect(words('booked', { used: 0, left: 2 })[1]).toBe(
      '2 credits were set aside for it: none are left to book.',
    );
    expect(words('delivered', { used: 0, held: 2 })).toEqual([
      '2 credits that were set aside for it were used: 5 are left to book.',
    ]);
    expect(words('delivered', { used: 0, quantity: 1, left: 2 })).toEqual([
      '1 credit was used for it: 1 is left to book.',
    ]);
  });

  it('say that a credit stays used, and who decides where that is open', () => {
    expect(words('handed-over-in-vain')[1]).toBe('The 2 credits stay used: 5 are left to book.');
    expect(words('handed-over-in-vain', { used: 1, quantity: 1, left: 7 })[1]).toBe(
      'The credit stays used: 7 are left to book.',
    );
    const inVain = TIFFIN_ORDER_CORRECTIONS['handed-over-in-vain'];
    const undecided = { ...inVain, notDelivered: 'undecided' as const };
    expect(tiffinOrderCorrectionText({ ...order, held: 0, used: 2 }, undecided, 5).at(-1)).toBe(
      'The kitchen decides about the credit, and tells you.',
    );
  });

  it('name none that are left in a plan that is cancelled', () => {
    expect(words('not-handed-over', { left: null })[1]).toBe('2 credits came back.');
  });

  it('are those of a neighbour for every state', () => {
    expect(stateChangeText(SUBSCRIPTION_STATES, 'active', 'pending_approval')).toEqual([
      'It is waiting for our approval; we had it as active.',
    ]);
    for (const [states, waiting] of [
      [TIFFIN_ORDER_STATES, 'pending_confirmation'],
      [SNACK_ORDER_STATES, 'pending'],
    ] as const)
      expect(stateChangeText(states, 'cancelled', waiting)).toEqual([
        'It is waiting for our answer; we had it as cancelled.',
      ]);
    const ready = { status: 'delivered', day: TODAY, deliveryType: 'pickup' } as const;
    expect(snackOrderCorrectionText(ready, 'ready')).toEqual([
      'It is ready; we had it as picked up.',
    ]);
    expect(undoneCreditsText(1)).toBe(
      '1 credit waits for the approval: none are left to book until then.',
    );
    expect(undoneCreditsText(2)).toBe(
      '2 credits wait for the approval: none are left to book until then.',
    );
  });
});

describe('a corrected snack order', () => {
  const step = (status: SnackOrderStatus, second: number) => ({
    status,
    at: { epochMilliseconds: second },
  });

  it('takes of its day unless it was cancelled before it was carried to a door', () => {
    const steps = [step('pending', 1), step('ready', 2), step('undelivered', 3)];
    expect(takesStock('delivered', steps)).toBe(true);
    expect(takesStock('cancelled', [...steps, step('cancelled', 4)])).toBe(true);
    expect(takesStock('cancelled', [step('pending', 1), step('cancelled', 2)])).toBe(false);
    // It was carried out once, was ready to be carried out again, and was cancelled then.
    expect(takesStock('cancelled', [...steps, step('ready', 5), step('cancelled', 6)])).toBe(false);
  });

  it('has nothing in its timeline that lies beyond', () => {
    expect(statesNotReached('delivered', 'confirmed')).toEqual([
      'preparing',
      'ready',
      'undelivered',
      'delivered',
      'cancelled',
    ]);
    expect(statesNotReached('delivered', 'ready')).toEqual(['delivered']);
    expect(statesNotReached('cancelled', 'delivered')).toEqual(['cancelled']);
  });

  it('comes back from a door only when it was brought to one', () => {
    const order = { status: 'delivered', day: TODAY } as const;
    const fails = (deliveryType: 'pickup' | 'delivery') =>
      snackCorrectionsOf({ ...order, deliveryType }, TODAY).includes('not-handed-over');
    expect([fails('pickup'), fails('delivery')]).toEqual([false, true]);
  });
});

it('the note keeps the latest words', () => {
  expect(withCorrectionNote(null, 'Corrected')).toBe('Corrected');
  expect(withCorrectionNote('Ring twice', 'Corrected')).toBe('Ring twice\nCorrected');
  const long = withCorrectionNote('x'.repeat(2000), 'Corrected');
  expect([long.length, long.endsWith('\nCorrected')]).toEqual([2000, true]);
});
