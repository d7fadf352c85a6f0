import { describe, expect, it } from 'vitest';
import { SubscriptionStatus } from '#contract/tiffin/subscriptions.ts';
import { buildOrder, buildSubscription } from '#test/builders/build-order.ts';
import { isRunning, scheduleButtonLabel, subscriptionHeadline } from './headline.ts';

const headline = (values: Parameters<typeof buildSubscription>[0]) =>
  subscriptionHeadline(buildSubscription(values), 'Asha');

describe('the head of the confirmation', () => {
  it('thanks for a request, and says what it waits for', () => {
    const { title, lead } = headline({ status: 'pending_approval' });
    expect(title).toBe('Thank you, Asha.');
    expect(lead).toContain('When your payment is here we approve it');
  });

  it('tells a request that was declined from a plan that ended', () => {
    const none = { remainingCredits: 0, reservedCredits: 0, usedCredits: 0 };
    expect(headline({ status: 'cancelled', ...none }).title).toBe(
      'This subscription did not start.',
    );
    expect(headline({ status: 'cancelled', ...none, usedCredits: 3 }).title).toBe(
      'This subscription is cancelled.',
    );
  });

  it.each(SubscriptionStatus.options)('has words for %s', (status) => {
    const { title, lead } = headline({ status });
    expect(title.length).toBeGreaterThan(5);
    expect(lead.length).toBeGreaterThan(20);
  });
});

it('asks for payment and bookings only while there is something to look forward to', () => {
  expect(SubscriptionStatus.options.filter((status) => isRunning({ status }))).toEqual([
    'pending_approval',
    'active',
    'paused',
  ]);
});

it('calls a tiffin the first one only while none was booked', () => {
  expect(scheduleButtonLabel(buildSubscription({ orders: [] }))).toBe('Schedule Your First Tiffin');
  expect(scheduleButtonLabel(buildSubscription({ orders: [buildOrder()] }))).toBe(
    'Schedule a Tiffin',
  );
  expect(headline({ status: 'active', orders: [buildOrder()] }).lead).not.toContain('first');
});
