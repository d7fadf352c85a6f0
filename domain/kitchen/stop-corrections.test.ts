import { describe, expect, it } from 'vitest';
import {
  SNACK_STOP_CORRECTIONS,
  stopCorrectionsOf,
  TIFFIN_STOP_CORRECTIONS,
} from './stop-corrections.ts';

const offered = (kind: 'tiffin' | 'snacks') =>
  stopCorrectionsOf({ kind, stage: 'delivered' }).map(({ key, to }) => [key, to]);

describe('what a driver can put right', () => {
  it('is a door that was ticked off too early', () => {
    expect(offered('tiffin')).toEqual([
      ['not-delivered', 'not_delivered'],
      ['on-the-way', 'on_the_way'],
    ]);
    expect(offered('snacks')).toEqual([
      ['not-delivered', 'not_delivered'],
      ['on-the-way', 'to_load'],
    ]);
    expect(stopCorrectionsOf({ kind: 'tiffin', stage: 'on_the_way' })).toEqual([]);
  });

  it('leaves it to the kitchen whether the credit of a tiffin comes back', () => {
    expect(TIFFIN_STOP_CORRECTIONS['not-delivered']?.as).toBe('handed-over-in-vain');
    expect(TIFFIN_STOP_CORRECTIONS['on-the-way']?.as).toBe('on-the-way');
    expect(SNACK_STOP_CORRECTIONS['not-delivered']?.as).toBe('not-handed-over');
    expect(SNACK_STOP_CORRECTIONS['on-the-way']?.as).toBe('still-here');
  });
});
