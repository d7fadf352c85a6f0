import { describe, expect, it } from 'vitest';
import { SubscribeBody } from './subscriptions.ts';
import { tiffinOrders } from './tiffin-orders.ts';

const { body: ScheduleBody } = tiffinOrders.schedule;
const { body: SkipBody } = tiffinOrders.skip;

describe('an address that is typed', () => {
  const addressOf = {
    plan: SubscribeBody.shape.customerAddress,
    tiffin: ScheduleBody.shape.deliveryAddress,
  };

  it.each(['plan', 'tiffin'] as const)(
    'of a %s keeps nothing that breaks mails or paper',
    (what) => {
      const typed = ' 12 King St\u0007\u001b[31m, Oshawa ';
      expect(addressOf[what].parse(typed)).toBe('12 King St[31m, Oshawa');
    },
  );

  it('is asked for once where there is none', () => {
    const said = addressOf.tiffin.safeParse('').error?.issues.map(({ message }) => message);
    expect(said).toEqual(['Please provide a delivery address']);
  });
});

describe('a skip', () => {
  const messageFor = (body: object) => SkipBody.safeParse(body).error?.issues[0]?.message;

  it('says which subscription or which order is meant', () => {
    const missing = 'Subscription data not available. Please refresh the page.';
    for (const subscriptionId of [undefined, null, ''])
      expect(messageFor({ subscriptionId, skipDate: '2026-12-03' })).toBe(missing);
    expect(messageFor({ orderId: 'some-order' })).toBeUndefined();
  });
});
