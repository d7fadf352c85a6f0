import type { ReactNode } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { exactPriceOfOneTiffin } from '#domain/money/plan-price.ts';
import { formatDayLong, formatTime } from '#domain/platform/days.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import {
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  nextDayRule,
  skipSentence,
  useKitchenRules,
} from '#web/kitchen/kitchen-rules.ts';
import { BILLING_CYCLE_LABELS } from '#web/money/pricing/plan-text.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="shrink-0 text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-right font-medium break-words tabular-nums">{children}</dd>
    </div>
  );
}

/** What was bought and what it comes to; delivery and tax only where they cost something. */
export function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const { priceBreakdown, totalCredits, status, tiffinCount } = subscription;
  const { subtotal, deliveryFee, taxAmount, taxPercentage } = priceBreakdown;
  const pricePerTiffin = exactPriceOfOneTiffin({ subtotal, tiffinCount });
  return (
    <Card as="section" aria-labelledby="subscription-details">
      <h2 id="subscription-details" className="mb-2.5 text-title">
        Subscription details
      </h2>
      <dl className="mb-2 border-b border-line pb-3">
        <Fact label="Number">{subscription.subscriptionNumber}</Fact>
        <Fact label="Plan">{subscription.planName}</Fact>
        <Fact label="Billing cycle">{BILLING_CYCLE_LABELS[subscription.billingCycle]}</Fact>
        <Fact label="Credits">
          {totalCredits}
          {status === 'pending_approval' && ' after approval'}
        </Fact>
        <Fact label="Start date">{formatDayLong(subscription.startDate)}</Fact>
      </dl>
      <PriceTable
        rows={[
          {
            label: 'Subtotal',
            ...(pricePerTiffin !== null && { note: `${formatMoney(pricePerTiffin)} a tiffin` }),
            cents: subtotal,
          },
          ...(deliveryFee > 0 ? [{ label: 'Delivery fee', cents: deliveryFee }] : []),
          ...(taxAmount > 0
            ? [{ label: `Tax (${formatPercent(taxPercentage)})`, cents: taxAmount }]
            : []),
        ]}
        total={{ label: 'Total', cents: subscription.totalAmount }}
      />
    </Card>
  );
}

/** What to know before the first booking. Each booking shows its own deadlines. */
export function ImportantNotes() {
  const rules = useKitchenRules();
  const notes = [
    'Credits never expire.',
    `We deliver Monday to Friday, ${formatTime(DELIVERY_FROM)} to ${formatTime(DELIVERY_UNTIL)}.`,
    nextDayRule(rules),
    `${skipSentence(rules)} Every booking shows its own deadlines.`,
    'Same-day cancellations are not refunded.',
  ];
  return (
    <Card as="section" aria-labelledby="important-notes">
      <h2 id="important-notes" className="mb-3 text-title">
        Important notes
      </h2>
      <ul className="grid list-disc gap-2 pl-5 leading-snug marker:text-chilli-ink">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
