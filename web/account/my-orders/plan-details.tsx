import type { ReactNode } from 'react';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { formatDate } from '#domain/platform/days.ts';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import { DIET_NAMES } from '#domain/tiffin/diets.ts';
import { formatPhone } from '#web/kitchen/business.ts';
import { balanceWords } from '#web/money/balance-words.ts';
import { managementPath } from '#web/paths.ts';
import { PaymentList } from '#web/money/payment-list.tsx';
import { When } from '#web/account/session/when.tsx';
import { CreditMeter } from '#web/tiffin/orders/credit-meter.tsx';
import { EndedCredits } from '#web/tiffin/orders/ended-credits.tsx';
import { cycleWords, periodWords } from '#web/tiffin/orders/plan-words.ts';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { PriceLines } from '#web/platform/ui/price-lines.tsx';
import { StatusBadge } from '#web/platform/ui/status-badge.tsx';
import { DeliveryHistory } from './delivery-history.tsx';
import { DetailsPart } from './details-part.tsx';
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

/** Everything about one plan: usage, billing, plan, customer, deliveries. */
export function PlanDetails({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  const { priceBreakdown, totalAmount, balance, customerInfo } = plan;
  const hasEnded = plan.status === 'cancelled';
  const paid = balanceWords(balance, { hasEnded });
  const progress = progressOf(plan);
  const waiting = plan.status === 'pending_approval';
  const planFacts: [string, ReactNode][] = [
    ['Plan', plan.planName],
    ['Number', plan.subscriptionNumber],
    ['Status', <StatusBadge key="status" status={plan.status} />],
    ['Billing cycle', cycleWords(plan.billingCycle)],
    ['Start date', formatDate(plan.startDate)],
    ['Period', periodWords(plan)],
    ['Diet', DIET_NAMES[plan.diet]],
    ['Allergies', plan.allergies || 'None'],
    ['Special instructions', plan.specialInstructions ?? 'None'],
    ...(plan.doorNote ? [['Note for the door', plan.doorNote] as [string, ReactNode]] : []),
    ['Asked for on', <When key="asked" at={plan.createdAt} />],
    ...(plan.adminNotes ? [['From the kitchen', plan.adminNotes] as [string, ReactNode]] : []),
    ...(plan.endReason ? [['Why it ended', plan.endReason] as [string, ReactNode]] : []),
  ];
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={plan.planName}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={managementPath(plan.subscriptionNumber)}>Manage plan</LinkButton>
        </>
      }
    >
      <DetailsPart title="Credits">
        {waiting ? (
          <p>{plan.totalCredits} tiffins after approval.</p>
        ) : hasEnded ? (
          <EndedCredits plan={plan} />
        ) : (
          <div className="grid gap-3">
            <CreditMeter subscription={plan} legend={false} />
            <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {(
                [
                  ['Remaining', plan.remainingCredits],
                  ['Booked', plan.reservedCredits],
                  ['Used', `${plan.usedCredits} / ${plan.totalCredits}`],
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
      </DetailsPart>
      <DetailsPart title="Billing">
        <PriceLines
          lines={[
            {
              label: 'Subtotal',
              note: `${formatMoney(plan.pricePerTiffin)} per tiffin, ${cycleWords(plan.billingCycle).toLowerCase()}`,
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
            <PaymentList number={plan.subscriptionNumber} />
          </div>
        )}
      </DetailsPart>
      <DetailsPart title="Plan">
        <Facts facts={planFacts} />
      </DetailsPart>
      <DetailsPart title="Customer">
        <Facts
          facts={[
            ['Name', customerInfo.name],
            ['Email', customerInfo.email],
            ['Phone', formatPhone(customerInfo.phone)],
            ['Address', customerInfo.address],
          ]}
        />
      </DetailsPart>
      <DetailsPart title="Delivery history">
        <DeliveryHistory plan={plan} />
      </DetailsPart>
    </Dialog>
  );
}
