import type { ReactNode } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { exactPriceOfOneTiffin } from '#domain/money/plan-price.ts';
import { formatDate, formatDay, formatSlot } from '#domain/platform/days.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { InstantText } from '#web/account/session/instant-text.tsx';
import { TextLink } from '#web/account/sign-in/text-link.tsx';
import { formatPhone } from '#web/kitchen/business.ts';
import { balanceText } from '#web/money/balance-text.ts';
import { PaymentList } from '#web/money/payment-list.tsx';
import { historyPath, managementPath } from '#web/paths.ts';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { DetailsSection } from '#web/platform/ui/details-section.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';
import { SkipButton } from '#web/tiffin/orders/order-buttons.tsx';
import { skipDeadlineText, tiffinsOf, unskipDeadlineText } from '#web/tiffin/orders/order-text.ts';
import { CreditMeter, EndedCredits } from '#web/tiffin/orders/subscription-card.tsx';
import { SubscriptionStatus } from '#web/tiffin/orders/subscription-status.tsx';
import { billingCycleLabel, periodText } from '#web/tiffin/orders/subscription-text.ts';
import { TiffinStatus } from '#web/tiffin/orders/tiffin-status.tsx';
import { isToCome } from '#web/tiffin/orders/upcoming.ts';
import { progressOf } from './progress.ts';

function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 py-1 sm:grid-cols-[11rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `C$10.99 per tiffin, monthly`; `Monthly` where the price of one is no whole number of cents. */
function billingText({ billingCycle, priceBreakdown, tiffinCount }: Subscription): string {
  const cycle = billingCycleLabel(billingCycle);
  const price = exactPriceOfOneTiffin({ subtotal: priceBreakdown.subtotal, tiffinCount });
  return price === null ? cycle : `${formatMoney(price)} per tiffin, ${cycle.toLowerCase()}`;
}

/** The details show this many; the history has the rest. */
const SHOWN = 20;

function Delivery({ order }: { order: TiffinOrder }) {
  const until = skipDeadlineText(order) ?? unskipDeadlineText(order);
  return (
    <li className="relative grid gap-1 border-l-2 border-line pb-5 pl-5 last:pb-1">
      <span
        aria-hidden="true"
        className={`absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 border-card ${isToCome(order) ? 'bg-turmeric' : order.status === 'delivered' ? 'bg-leaf' : 'bg-steel'}`}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{formatDay(order.deliveryDate)}</span>
        <TiffinStatus order={order} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-ink-soft tabular-nums">
        <span>
          {formatSlot(order.deliveryTimeSlot)}, {tiffinsOf(order)}
        </span>
        <span className="whitespace-nowrap">{order.orderNumber}</span>
      </p>
      {until && <p className="text-sm text-ink-soft">{until}</p>}
      <div className="mt-1 flex flex-wrap gap-2 empty:hidden" aria-live="polite">
        <SkipButton order={order} label="Skip Order" />
      </div>
    </li>
  );
}

/** The deliveries of a plan along a line, latest first; scheduled ones can be skipped here. */
function DeliveryHistory({ subscription }: { subscription: Subscription }) {
  const { orders, subscriptionNumber } = subscription;
  if (orders.length === 0) return <p className="text-ink-soft">Nothing has been booked yet.</p>;
  return (
    <>
      <ol className="ml-1.5">
        {orders.slice(0, SHOWN).map((order) => (
          <Delivery key={order.id} order={order} />
        ))}
      </ol>
      {orders.length > SHOWN && (
        <p className="mt-3">
          <TextLink to={historyPath(subscriptionNumber)}>View order history</TextLink>
        </p>
      )}
    </>
  );
}

/** Everything about one plan: usage, billing, plan, customer, deliveries. */
export function SubscriptionDialog({
  subscription,
  onClose,
}: {
  subscription: Subscription;
  onClose: () => void;
}) {
  const { priceBreakdown, totalAmount, balance, customerInfo } = subscription;
  const hasEnded = subscription.status === 'cancelled';
  const paid = balanceText(balance, { hasEnded });
  const progress = progressOf(subscription);
  const waiting = subscription.status === 'pending_approval';
  const forDoor = doorText(subscription);
  const planFacts: [string, ReactNode][] = [
    ['Plan', subscription.planName],
    ['Number', subscription.subscriptionNumber],
    ['Status', <SubscriptionStatus key="status" status={subscription.status} />],
    ['Billing cycle', billingCycleLabel(subscription.billingCycle)],
    ['Start date', formatDate(subscription.startDate)],
    ['Period', periodText(subscription)],
    ...(subscription.memberName ? [['For', subscription.memberName] as [string, ReactNode]] : []),
    ['Diet', DIET_LABELS[subscription.diet]],
    ['Allergies', subscription.allergies || 'None'],
    ['Special instructions', subscription.specialInstructions ?? 'None'],
    ...(forDoor ? [['For the door', forDoor] as [string, ReactNode]] : []),
    ['Asked for on', <InstantText key="asked" at={subscription.createdAt} />],
    ...(subscription.adminNotes
      ? [['From the kitchen', subscription.adminNotes] as [string, ReactNode]]
      : []),
    ...(subscription.endReason
      ? [['Why it ended', subscription.endReason] as [string, ReactNode]]
      : []),
  ];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={subscription.planName}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={managementPath(subscription.subscriptionNumber)}>Manage plan</LinkButton>
        </>
      }
    >
      <DetailsSection title="Credits">
        {waiting ? (
          <p>{subscription.totalCredits} tiffins after approval.</p>
        ) : hasEnded ? (
          <EndedCredits subscription={subscription} />
        ) : (
          <div className="grid gap-3">
            <CreditMeter subscription={subscription} legend={false} />
            <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {(
                [
                  ['Remaining', subscription.remainingCredits],
                  ['Booked', subscription.reservedCredits],
                  ['Used', `${subscription.usedCredits} / ${subscription.totalCredits}`],
                  ['Progress', `${progress}%`],
                ] as const
              ).map(([label, value]) => (
                <div key={label} className="rounded-control bg-sunken px-3.5 py-2.5">
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="text-lg font-bold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </DetailsSection>
      <DetailsSection title="Billing">
        <PriceTable
          rows={[
            {
              label: 'Subtotal',
              note: billingText(subscription),
              cents: priceBreakdown.subtotal,
            },
            { label: 'Delivery', cents: priceBreakdown.deliveryFee, free: 'Free' },
            {
              label: `Tax (${formatPercent(priceBreakdown.taxPercentage)})`,
              cents: priceBreakdown.taxAmount,
            },
          ]}
          total={{ label: 'Total', cents: totalAmount }}
        />
        {paid && <p className="mt-2 text-ink-soft">{paid}</p>}
        {balance.received > 0 && (
          <div className="mt-3">
            <PaymentList number={subscription.subscriptionNumber} />
          </div>
        )}
      </DetailsSection>
      <DetailsSection title="Plan">
        <Facts facts={planFacts} />
      </DetailsSection>
      <DetailsSection title="Customer">
        <Facts
          facts={[
            ['Name', customerInfo.name],
            ['Email', customerInfo.email],
            ['Phone', formatPhone(customerInfo.phone)],
            ['Address', addressLine(customerInfo.address, subscription)],
          ]}
        />
      </DetailsSection>
      <DetailsSection title="Delivery history">
        <DeliveryHistory subscription={subscription} />
      </DetailsSection>
    </Dialog>
  );
}
