import { describe, expect, it } from 'vitest';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { snackStatusWords } from './desk-words.ts';

describe('the state of a snack order at the desk', () => {
  it('is picked up, not delivered, where somebody comes for it', () => {
    expect(snackStatusWords('pickup').delivered).toBe('Picked up');
    expect(snackStatusWords('delivery').delivered).toBe('Delivered');
    expect(snackStatusWords().delivered).toBe('Delivered');
  });

  it('is else the same for both ways', () => {
    for (const status of SnackOrderStatus.options.filter((one) => one !== 'delivered'))
      expect(snackStatusWords('pickup')[status]).toBe(snackStatusWords('delivery')[status]);
  });
});
