import { describe, expect, it } from 'vitest';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import {
  correctCredits,
  creditCorrectionText,
  isToBeCooked,
  tiffinCorrectionsOf,
  tiffinOrderCorrectionText,
} from './order-corrections.ts';

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;

/** An order of two tiffins; what it holds and has used is by its state. */
function order(status: TiffinOrderStatus, day: string, given: { used?: number } = {}) {
  const hasUsed = ['preparing', 'out_for_delivery', 'delivered'].includes(status);
  const holds = status === 'scheduled' || status === 'confirmed';
  const credits = { quantity: 2, held: holds ? 2 : 0, used: hasUsed ? 2 : 0 };
  return { status, day, notDelivered: null, ...credits, ...given };
}

const offered = (...given: Parameters<typeof order>) => tiffinCorrectionsOf(order(...given), TODAY);

describe('what can be true of a tiffin instead', () => {
  it('is what its state and day leave open', () => {
    const inVain = ['not-handed-over', 'handed-over-in-vain'];
    expect(offered('delivered', YESTERDAY)).toEqual([...inVain, 'skipped']);
    expect(offered('delivered', TODAY)).toEqual([
      ...[...inVain, 'on-the-way', 'cooking', 'not-cooked', 'skipped'],
    ]);
    expect(offered('delivered', TOMORROW)).toEqual([
      ...[...inVain, 'cooking', 'not-cooked', 'skipped'],
    ]);
    expect(offered('out_for_delivery', TODAY)).toEqual(['cooking', 'not-cooked', 'skipped']);
    expect(offered('preparing', TODAY)).toEqual(['not-cooked', 'skipped']);
    expect(offered('confirmed', TODAY)).toEqual(['skipped']);
    expect(offered('skipped', TODAY)).toEqual(['delivered', 'booked']);
    expect(offered('skipped', YESTERDAY)).toEqual(['delivered']);
    expect(offered('skipped', TOMORROW)).toEqual(['booked']);
    expect(offered('scheduled', TODAY)).toEqual([]);
  });

  it('moves the credits of a cancelled one only where they are somewhere else', () => {
    expect(offered('cancelled', YESTERDAY)).toEqual(['delivered', 'skipped', 'credit-used']);
    expect(offered('cancelled', YESTERDAY, { used: 2 })).toEqual([
      ...['delivered', 'skipped', 'credit-back'],
    ]);
    const undecided = {
      ...order('cancelled', YESTERDAY, { used: 2 }),
      notDelivered: 'undecided' as const,
    };
    expect(tiffinCorrectionsOf(undecided, TODAY)).toEqual([...['delivered', 'skipped']]);
  });

  it('is cooked for its day only where it is booked again or was not cooked', () => {
    expect(isToBeCooked('booked')).toBe(true);
    expect(isToBeCooked('not-cooked')).toBe(true);
    expect(isToBeCooked('cooking')).toBe(false);
    expect(isToBeCooked('skipped')).toBe(false);
  });
});

describe('the credits of a tiffin that is put right', () => {
  const delivered = { quantity: 2, held: 0, used: 2 };
  const cancelled = { quantity: 2, held: 0, used: 0 };
  const booked = { quantity: 2, held: 2, used: 0 };
  const entryOf = (...given: Parameters<typeof correctCredits>) => {
    const { entry, held, used } = correctCredits(...given);
    return { moved: entry && [entry.availableChange, entry.reservedChange], held, used };
  };

  it('are free, set aside or used, and none is lost between', () => {
    expect(entryOf(delivered, 'free')).toEqual({ moved: [2, 0], held: 0, used: 0 });
    expect(entryOf(delivered, 'reserved')).toEqual({ moved: [0, 2], held: 2, used: 0 });
    expect(entryOf(delivered, 'consumed')).toEqual({ moved: null, held: 0, used: 2 });
    expect(entryOf(delivered, 'forfeited')).toEqual({ moved: null, held: 0, used: 2 });
    expect(entryOf(cancelled, 'consumed')).toEqual({ moved: [-2, 0], held: 0, used: 2 });
    expect(entryOf(cancelled, 'forfeited')).toEqual({ moved: [-2, 0], held: 0, used: 2 });
    expect(entryOf(cancelled, 'reserved')).toEqual({ moved: [-2, 2], held: 2, used: 0 });
    expect(entryOf(booked, 'free')).toEqual({ moved: [2, -2], held: 0, used: 0 });
    expect(entryOf(booked, 'consumed')).toEqual({ moved: [0, -2], held: 0, used: 2 });
  });

  it('are told with what is left to book', () => {
    const said = (...given: Parameters<typeof correctCredits>) =>
      creditCorrectionText(correctCredits(...given).entry, null);
    expect(said(delivered, 'free')).toEqual(['2 credits came back.']);
    expect(said({ ...delivered, quantity: 1, used: 1 }, 'free')).toEqual(['1 credit came back.']);
    expect(said(cancelled, 'reserved')).toEqual(['2 credits were set aside for it.']);
    expect(said({ ...cancelled, quantity: 1 }, 'consumed')).toEqual(['1 credit was used for it.']);
    expect(said(delivered, 'reserved')).toEqual(['2 credits were set aside for it again.']);
    expect(said(booked, 'consumed')).toEqual(['2 credits that were set aside for it were used.']);
    expect(said(delivered, 'consumed')).toEqual([]);
    expect(creditCorrectionText(correctCredits(delivered, 'free').entry, 5)).toEqual([
      expect.stringMatching(/^2 credits came back: .*\b7\b.*\.$/),
    ]);
  });

  it('stay used in words, too, where nobody ate it', () => {
    const to = { to: 'cancelled', credits: 'forfeited', notDelivered: 'kept' } as const;
    expect(tiffinOrderCorrectionText(order('delivered', TODAY), to, null)).toEqual([
      'It is not delivered; we had it as delivered.',
      'The 2 credits stay used.',
    ]);
    const one = { ...order('delivered', TODAY), quantity: 1, used: 1 };
    expect(tiffinOrderCorrectionText(one, to, null)[1]).toBe('The credit stays used.');
    const undecided = { ...to, notDelivered: 'undecided' } as const;
    expect(tiffinOrderCorrectionText(one, undecided, null)[1]).toBe(
      'The kitchen decides about the credit, and tells you.',
    );
    const back = { to: 'cancelled', credits: 'free', notDelivered: null } as const;
    expect(tiffinOrderCorrectionText(one, back, null)[1]).toBe('1 credit came back.');
  });
});
