import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildSubscription } from '#test/builders/build-order.ts';
import { SubscriptionDetails } from './subscription-details.tsx';

const shown = (subtotal: number, tiffinCount: number) => {
  const priceBreakdown = { subtotal, deliveryFee: 0, taxAmount: 0, taxPercentage: 0 };
  const subscription = buildSubscription({ priceBreakdown, tiffinCount, pricePerTiffin: 3333 });
  return renderToStaticMarkup(<SubscriptionDetails subscription={subscription} />);
};

describe('what one tiffin of a subscription costs', () => {
  it('stands beside the subtotal that it comes to', () => {
    expect(shown(9999, 3)).toContain('C$33.33 a tiffin');
  });

  it('is not said where it would not come to the subtotal', () => {
    expect(shown(10_000, 3)).not.toContain('a tiffin');
  });
});
