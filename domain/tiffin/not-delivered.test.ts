import { describe, expect, it } from 'vitest';
import { decidedAs, notDeliveredAfter } from './not-delivered.ts';

describe('a tiffin that could not be handed over', () => {
  it('has its credit back, or used, as the kitchen decides', () => {
    expect(decidedAs(true)).toBe('returned');
    expect(decidedAs(false)).toBe('kept');
  });

  it('is decided about by a correction, and only then', () => {
    expect(notDeliveredAfter('not-handed-over', null)).toBe('returned');
    expect(notDeliveredAfter('handed-over-in-vain', null)).toBe('kept');
    expect(notDeliveredAfter('credit-back', 'kept')).toBe('returned');
    expect(notDeliveredAfter('credit-back', null)).toBeNull();
    expect(notDeliveredAfter('credit-used', 'returned')).toBe('kept');
    expect(notDeliveredAfter('credit-used', null)).toBeNull();
    expect(notDeliveredAfter('delivered', 'kept')).toBeNull();
  });
});
