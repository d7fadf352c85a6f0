import { describe, expect, it } from 'vitest';
import { INQUIRY_STATES } from '#domain/catering/inquiry-states.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';
import { TIFFIN_ORDER_STATES } from '#domain/tiffin/order-states.ts';
import { SUBSCRIPTION_STATES } from '#domain/tiffin/subscription-states.ts';
import { statusLabel } from './status-badge.tsx';

const tables = {
  subscriptions: SUBSCRIPTION_STATES,
  'tiffin orders': TIFFIN_ORDER_STATES,
  'snack orders': SNACK_ORDER_STATES,
  inquiries: INQUIRY_STATES,
};

describe('the words of a state', () => {
  it.each(Object.entries(tables))('are those of its own table: %s', (_, { labels }) => {
    const states = Object.keys(labels);
    expect(Object.fromEntries(states.map((state) => [state, statusLabel(state)]))).toEqual(labels);
  });

  it('say of any other value that it is unknown', () => {
    expect(statusLabel('eaten')).toBe('Unknown');
  });
});
