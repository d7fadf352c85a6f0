import { describe, expect, it } from 'vitest';
import { cycleChoices, NEW_VARIANTS, variantOfKind } from './plan-body.ts';

describe('the kind of a plan', () => {
  it('says how it is billed', () => {
    expect(cycleChoices('catering').map(({ id }) => id)).toEqual(['basic', 'premium', 'other']);
    for (const kind of ['tiffin', 'catering'] as const)
      expect(cycleChoices(kind).map(({ id }) => id)).toContain(NEW_VARIANTS[kind].billingCycle);
  });

  it('changes what does not fit it, and keeps what was typed', () => {
    const typed = { ...NEW_VARIANTS.tiffin, price: 1699, features: [{ text: '3 rotis' }] };
    expect(variantOfKind('catering', typed)).toMatchObject({
      billingCycle: 'basic',
      unit: '/person',
      tiffinCount: 1,
      price: 1699,
      features: [{ text: '3 rotis' }],
    });
    expect(variantOfKind('tiffin', typed)).toBe(typed);
  });
});
