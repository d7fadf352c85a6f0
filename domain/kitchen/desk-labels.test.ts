import { describe, expect, it } from 'vitest';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { actorLabel, adminSnackStatusLabels } from './desk-labels.ts';

describe('the state of a snack order at the desk', () => {
  it('is picked up, not delivered, where somebody comes for it', () => {
    expect(adminSnackStatusLabels('pickup').delivered).toBe('Picked up');
    expect(adminSnackStatusLabels('delivery').delivered).toBe('Delivered');
    expect(adminSnackStatusLabels().delivered).toBe('Delivered');
  });

  it('is else the same for both ways', () => {
    for (const status of SnackOrderStatus.options.filter((one) => one !== 'delivered'))
      expect(adminSnackStatusLabels('pickup')[status]).toBe(
        adminSnackStatusLabels('delivery')[status],
      );
  });
});

it('whoever did something is a customer, the clock, or somebody by name', () => {
  expect(actorLabel('customer')).toBe('Customer');
  expect(actorLabel('clock')).toBe('By itself');
  expect(actorLabel('staff meera@example.com')).toBe('meera@example.com');
  expect(actorLabel('the staff of old')).toBe('the staff of old');
});
