import type { IfICancel } from '#contract/tiffin/subscriptions.ts';
import { formatMoney, formatPercent } from '#domain/money/money.ts';
import { creditsWords } from '#web/tiffin/orders/deadline-words.ts';
import { DeliveryLines } from '#web/tiffin/orders/delivery-lines.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { PriceLines } from '#web/platform/ui/price-lines.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** What unused credits cost, and what the kitchen does about them: money moves outside the site. */
function Unused({ outcome }: { outcome: IfICancel }) {
  const { unusedCredits, cost, taxPercentage, payBack } = outcome;
  const beyond = payBack - cost.total;
  if (unusedCredits === 0 && payBack === 0)
    return <p>No credit is left, so nothing is to be paid back.</p>;
  return (
    <div>
      <h3 className="mb-1 font-sans text-base font-semibold tracking-normal">
        {creditsWords(unusedCredits)} unused
      </h3>
      <PriceLines
        lines={[
          { label: 'Tiffins', cents: cost.subtotal },
          ...(cost.deliveryFee > 0 ? [{ label: 'Delivery', cents: cost.deliveryFee }] : []),
          { label: `Tax (${formatPercent(taxPercentage)})`, cents: cost.taxAmount },
        ]}
        total={{ label: 'What they cost', cents: cost.total }}
      />
      <p className="mt-3 text-ink-soft">
        {payBack > 0 ? (
          <>
            The kitchen pays you back <strong className="text-ink">{formatMoney(payBack)}</strong>{' '}
            {beyond > 0 && `(${formatMoney(beyond)} of it was paid beyond the price) `}
            outside this site, and will be in touch about how.
          </>
        ) : (
          'What was paid does not cover them, so nothing is paid back.'
        )}
      </p>
    </div>
  );
}

/** Everything that cancelling does, before it is done. */
export function WhatHappens({
  outcome,
  canPause,
}: {
  outcome: IfICancel;
  /** Whether it can still be paused in its place; else it is paused already. */
  canPause: boolean;
}) {
  const { released, stillComing } = outcome;
  return (
    <div className="grid gap-4">
      {released.length + stillComing.length === 0 && <p>Nothing is booked in it.</p>}
      <DeliveryLines title="These no longer come, with their credits back:" deliveries={released} />
      <DeliveryLines
        title="Still coming, since it is too late to stop them:"
        deliveries={stillComing}
      />
      <Unused outcome={outcome} />
      <Banner kind="info">
        {canPause
          ? 'Credits never expire. If you only need a break, pause the plan instead and go on whenever you like.'
          : 'Credits never expire: they wait for you as long as the plan stays paused.'}
      </Banner>
    </div>
  );
}

/** The room that it takes while it is worked out. */
export const WhatHappensSkeleton = () => (
  <Skeleton label="Working out what would happen…" className="grid gap-3">
    <Bone className="h-5 w-3/4" />
    <Bone className="h-5 w-2/3" />
    <Bone className="mt-2 h-6 w-1/2" />
    <Bone className="h-5" />
    <Bone className="h-5" />
    <Bone className="h-9" />
    <Bone className="h-20" />
  </Skeleton>
);
