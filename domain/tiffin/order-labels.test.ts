import { describe, expect, it } from 'vitest';
import { orderNote, skippedText } from './order-labels.ts';

describe('what the state of a tiffin means to its customer', () => {
  it('is what becomes of the credit, where it could not be handed over', () => {
    const inVain = { status: 'cancelled', notDelivered: 'undecided', creditKept: null } as const;
    expect(orderNote(inVain)).toBe(
      'We could not hand it over. The kitchen decides about the credit, and tells you.',
    );
    expect(orderNote({ ...inVain, notDelivered: 'kept' })).toBe(
      'We could not hand it over. It was cooked for you, so its credit counts as used.',
    );
  });

  it('is that its credit is used, where it was cancelled too late', () => {
    const cancelled = { status: 'cancelled', notDelivered: null } as const;
    const note = (change: object) => orderNote({ ...cancelled, creditKept: null, ...change });
    expect(note({ creditKept: 'late' })).toBe('Cancelled after midnight, credit used');
    expect(note({ creditKept: 'other', notDelivered: 'kept' })).toBe(
      'We could not hand it over. It was cooked for you, so its credit counts as used.',
    );
    expect(note({})).toBe('Credits refunded');
    expect(note({ status: 'skipped' })).toBe('Credits refunded');
  });
});

describe('a skip that went through', () => {
  it('is said in its fixed words', () => {
    expect(skippedText('Friday, November 20, 2026')).toBe(
      'Tiffin successfully skipped for Friday, November 20, 2026. Credits will be refunded.',
    );
  });
});
