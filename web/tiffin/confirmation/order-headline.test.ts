import { describe, expect, it } from 'vitest';
import { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { DEFAULT_RULES } from '#web/kitchen/kitchen-rules.ts';
import { tiffinOrderHeadline } from './order-headline.ts';

const order = {
  deliveryDate: '2026-11-25',
  deliveryTimeSlot: '18:00-19:00' as const,
  notDelivered: null,
};

describe('the head of a booked tiffin', () => {
  it('says when it comes, and greets what was just booked', () => {
    const just = tiffinOrderHeadline({ ...order, status: 'scheduled' }, true, DEFAULT_RULES);
    expect(just.title).toBe('Booked. See you then.');
    expect(just.lead).toBe(
      'We cook for you on Wed, Nov 25 and bring it between 6:00 PM and 7:00 PM.',
    );
    expect(tiffinOrderHeadline({ ...order, status: 'scheduled' }, false, DEFAULT_RULES).title).toBe(
      'Your tiffin is booked.',
    );
  });

  it('explains why one waits for the kitchen', () => {
    const { lead } = tiffinOrderHeadline(
      { ...order, status: 'pending_confirmation' },
      true,
      DEFAULT_RULES,
    );
    expect(lead).toMatch(/already full/);
    expect(lead).toMatch(/by 6:00 PM the day before at the latest/);
    expect(lead).toMatch(/your credits come back/);
  });

  it('does not call it cancelled where it was brought in vain', () => {
    const brought = { ...order, status: 'cancelled', notDelivered: 'undecided' } as const;
    const { title, lead } = tiffinOrderHeadline(brought, false, DEFAULT_RULES);
    expect(title).toBe('We could not hand it over.');
    expect(lead).not.toMatch(/nobody|brought/);
  });

  it('has words of its own for every state', () => {
    const titles = TiffinOrderStatus.options.map(
      (status) => tiffinOrderHeadline({ ...order, status }, false, DEFAULT_RULES).title,
    );
    expect(new Set(titles).size).toBe(titles.length);
  });
});
