import type { ReactNode } from 'react';
import { managementPath, pricingPath } from '#web/paths.ts';
import type { Offer } from '#web/money/pricing/offers.ts';
import { selectionPath } from '#web/money/pricing/selection.ts';
import { PageHeading } from '#web/platform/ui/page-heading.tsx';

/** The head of the checkout, the same while it loads and after. */
export function CheckoutFrame({
  offer,
  renews = null,
  children,
}: {
  offer?: Offer;
  /** The number of the plan that is renewed. */
  renews?: string | null;
  children: ReactNode;
}) {
  const back = offer
    ? selectionPath({ service: 'tiffin', plan: offer.variant.billingCycle })
    : pricingPath();
  return (
    <div className="wrap">
      <PageHeading
        title={renews ? 'Renew your plan' : 'Start your tiffin'}
        lead={
          renews
            ? `What we know from ${renews} is filled in. You pay nothing on this page.`
            : 'Tell us where it goes and when it starts. You pay nothing on this page.'
        }
        back={
          renews
            ? { to: managementPath(renews), label: 'Your plan' }
            : { to: back, label: 'Plans and prices' }
        }
      />
      {children}
    </div>
  );
}
