import type { ReactNode } from 'react';
import { pricingPath } from '#web/paths.ts';
import type { Offer } from '#web/pricing/offers.ts';
import { selectionPath } from '#web/pricing/selection.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The head of the checkout, the same while it loads and after. */
export function CheckoutFrame({ offer, children }: { offer?: Offer; children: ReactNode }) {
  const back = offer
    ? selectionPath({ service: 'tiffin', plan: offer.variant.billingCycle })
    : pricingPath();
  return (
    <div className="wrap">
      <PageHeading
        title="Start your tiffin"
        lead="Tell us where it goes and when it starts. You pay nothing on this page."
        back={{ to: back, label: 'Plans and prices' }}
      />
      {children}
    </div>
  );
}
