import { describe, expect, it } from 'vitest';
import { SnackOrderStatus } from '#contract/snacks/orders.ts';
import { buildBalance } from '#test/builders/build-balance.ts';
import { buildSnackOrder } from '#test/builders/build-snack-order.ts';
import { snackOrderHeadline } from './headline.ts';

const headline = (values: Parameters<typeof buildSnackOrder>[0]) =>
  snackOrderHeadline(buildSnackOrder(values));

describe('the head of a snack order', () => {
  it('has words of its own for every state', () => {
    const titles = SnackOrderStatus.options.map((status) => headline({ status }).title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('tells somebody who comes from somebody who waits at home', () => {
    const ways = ['pickup', 'delivery'] as const;
    expect(ways.map((delivery_type) => headline({ status: 'ready', delivery_type }).title)).toEqual(
      ['Ready to pick up.', 'Ready, and coming to you.'],
    );
    expect(
      ways.map((delivery_type) => headline({ status: 'delivered', delivery_type }).title),
    ).toEqual(['Picked up. Enjoy!', 'Delivered. Enjoy!']);
  });

  it.each(['pending', 'confirmed', 'preparing'] as const)('says when, while %s', (status) => {
    expect(headline({ status }).lead).toContain('Mon, Nov 23 at 2:00 PM');
  });

  it('promises a mail only where mails leave', () => {
    const order = buildSnackOrder({ status: 'pending' });
    expect(snackOrderHeadline(order).lead).toContain('We write to you as soon as it is confirmed');
    expect(snackOrderHeadline(order, false).lead).toContain(
      'You see it here as soon as it is confirmed',
    );
  });

  it('says of a state it does not know that it does not know it', () => {
    const fromNewerServer = JSON.parse('{"status":"eaten"}');
    expect(headline(fromNewerServer).lead).toContain('does not know yet');
  });

  it('names what is to be paid back', () => {
    expect(headline({ status: 'cancelled' }).lead).toContain('nothing is owed');
    const paid = headline({ status: 'cancelled', balance: buildBalance(0, 2032) }).lead;
    expect(paid).toContain('C$20.32');
    expect(paid).not.toContain('nothing is owed');
  });
});
