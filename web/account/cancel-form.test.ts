import { describe, expect, it } from 'vitest';
import { CANCEL_CHOICES, CancelForm, reasonOf } from './cancel-form.ts';

const mistake = (typed: unknown) => CancelForm.safeParse(typed).error?.issues[0]?.message;

describe('the reason to cancel', () => {
  it('is one of the six that are offered', () => {
    expect(CANCEL_CHOICES.map(({ label }) => label)).toEqual([
      'Changed my mind',
      'Found better alternative',
      'Order placed by mistake',
      'Delivery time not suitable',
      'Price too high',
      'Other',
    ]);
  });

  it('has to be chosen, and Other to be told', () => {
    expect(mistake({ reason: '', otherReason: '' })).toBe('Please choose a reason.');
    expect(mistake({ reason: 'Other', otherReason: '   ' })).toBe('Please tell us the reason.');
    expect(mistake({ reason: 'Price too high', otherReason: '' })).toBeUndefined();
  });

  it('is written down as it was told', () => {
    expect(reasonOf({ reason: 'Price too high', otherReason: 'kept from before' })).toBe(
      'Price too high',
    );
    expect(reasonOf({ reason: 'Other', otherReason: 'Moving house' })).toBe('Moving house');
  });
});
