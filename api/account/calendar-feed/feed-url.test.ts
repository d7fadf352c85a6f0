import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { customerOfFeed, feedSecret, isFeedOf } from './feed-url.ts';

const SECRET = 'a secret of tests, at least 32 characters long';
const owner = { customerId: randomUUID(), renewals: 0 };
const feed = feedSecret(SECRET, owner);

describe('the address of a calendar', () => {
  it('is the same each time it is shown, and names its customer', () => {
    expect(feedSecret(SECRET, owner)).toBe(feed);
    expect(feed).toMatch(/^[\w-]{43}$/);
    expect(customerOfFeed(feed)).toBe(owner.customerId);
    expect(isFeedOf(SECRET, feed, owner)).toBe(true);
  });

  it('is another one after a renewal, and the one before opens nothing', () => {
    const renewed = { ...owner, renewals: 1 };
    expect(feedSecret(SECRET, renewed)).not.toBe(feed);
    expect(isFeedOf(SECRET, feed, renewed)).toBe(false);
  });

  it('opens nobody else’s, and nothing that another program signed', () => {
    expect(isFeedOf(SECRET, feed, { ...owner, customerId: randomUUID() })).toBe(false);
    expect(isFeedOf(`${SECRET}!`, feed, owner)).toBe(false);
  });

  it('cannot be changed by a character', () => {
    for (let place = 0; place < feed.length; place++) {
      const changed =
        feed.slice(0, place) + (feed[place] === 'A' ? 'B' : 'A') + feed.slice(place + 1);
      expect(isFeedOf(SECRET, changed, owner)).toBe(false);
    }
  });

  it.each(['', 'a', 'x'.repeat(43), `${feed}A`, `${feed}=`, '../../etc'])(
    'is no other text: %s',
    (text) => {
      const customerId = customerOfFeed(text);
      expect(customerId === null || !isFeedOf(SECRET, text, { customerId, renewals: 0 })).toBe(
        true,
      );
    },
  );
});
