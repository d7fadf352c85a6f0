import { useEffect, useRef } from 'react';
import type { PlanGroup } from '#contract/money/plans.ts';
import { priceOfTiffinPlan } from '#domain/money/plan-price.ts';
import { formatMoney, formatPercent } from '#domain/platform/money.ts';
import { checkoutPath, chosenCateringPath, paths } from '#web/paths.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';
import { PriceTable } from '#web/platform/ui/price-table.tsx';
import { EmptyState } from '#web/platform/ui/states.tsx';
import { FeatureList } from './feature-list.tsx';
import { BILLING_CYCLE_LABELS, discountText, tiffinPriceRows, unitLabel } from './plan-text.ts';
import { cateringBoard, tiffinBoard } from './price-board.ts';
import { PriceBoard } from './price-board-table.tsx';
import { type PlanOffer, planOffersOf, type Selection, selectionPath } from './selection.ts';

/** By how many there are: one tiffin plan keeps a readable width, one of catering fills the page. */
const COLUMNS = {
  tiffin: ['max-w-lg', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-3'],
  catering: ['', 'md:grid-cols-2', 'md:grid-cols-2'],
};

/** Colours that a group may carry (`theme`, edited at the desk); any other is steel. */
const TINTS: Record<string, string> = {
  turmeric: 'bg-turmeric-tint',
  chilli: 'bg-chilli-tint',
  leaf: 'bg-leaf-tint',
};

/** The look of a plan's card: a popular one is held up. */
const planCardClass = ({ group }: PlanOffer): string =>
  `overflow-hidden rounded-card border bg-card shadow-card ${group.isPopular ? 'border-turmeric ring-4 ring-turmeric/25' : 'border-line'}`;

/** Name, badges and description of a plan, on its group's colour. */
function PlanHeading({ offer }: { offer: PlanOffer }) {
  const { group } = offer;
  return (
    <div className={`px-6 pt-5 pb-4 ${TINTS[group.theme] ?? 'bg-steel-tint'}`}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-title">{group.name}</h3>
        {group.isPopular && (
          <Badge tone="ink" className="mt-1">
            {group.popularBadge ?? 'Popular'}
          </Badge>
        )}
      </div>
      <p className="mt-1.5 leading-snug text-pretty">{group.description}</p>
    </div>
  );
}

/** One catering plan in full: priced by the guest, and the way to the inquiry. */
function CateringPlanCard({ offer }: { offer: PlanOffer }) {
  const { group, variant } = offer;
  return (
    <li className={planCardClass(offer)}>
      <PlanHeading offer={offer} />
      <div className="grid gap-x-12 gap-y-5 p-6 md:grid-cols-2">
        <FeatureList features={variant.features} />
        <div className="grid content-start gap-4">
          <p>
            <span className="font-heading text-section whitespace-nowrap tabular-nums">
              {formatMoney(variant.price)}
            </span>{' '}
            <span className="text-ink-soft">{unitLabel(variant.unit)}</span>
          </p>
          <dl className="grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4 tabular-nums">
            <dt className="text-ink-soft">Delivery</dt>
            <dd className="text-right font-medium">
              {variant.deliveryCharge === 0
                ? 'Free'
                : `${formatMoney(variant.deliveryCharge)} ${unitLabel(variant.unit)}`}
            </dd>
            <dt className="text-ink-soft">Tax on the plan</dt>
            <dd className="text-right font-medium">{formatPercent(variant.taxPercentage)}</dd>
          </dl>
          <LinkButton
            to={chosenCateringPath(variant.id)}
            prefetch="intent"
            kind={group.isPopular ? 'primary' : 'quiet'}
            className="w-full"
          >
            Choose Plan
            <span className="sr-only"> {group.name}</span>
          </LinkButton>
          <p className="text-sm text-ink-soft">
            You put the menu together and see what it comes to; nothing is paid yet.
          </p>
        </div>
      </div>
    </li>
  );
}

const AskLink = () => (
  <LinkButton to={paths.contact} kind="quiet">
    Contact Us
  </LinkButton>
);

/** A cycle without plans, said kindly, with a way to ask. */
function NoPlans({ selection: { service, plan } }: { selection: Selection }) {
  const words = BILLING_CYCLE_LABELS[plan].toLowerCase();
  const action = (
    <>
      <LinkButton to={selectionPath({ service, plan: 'monthly' })} preventScrollReset>
        See monthly plans
      </LinkButton>
      <AskLink />
    </>
  );
  return (
    <div className="mt-5">
      {service === 'tiffin' && plan === 'yearly' ? (
        <EmptyState title="No yearly plans yet" action={action}>
          Credits never expire, so a few monthly plans do the same. Would a year at once suit you
          better? Ask us, and we will work out a price.
        </EmptyState>
      ) : (
        <EmptyState title={`No ${words} plans at the moment`} action={<AskLink />}>
          Have a look at the others, or ask us what we can do.
        </EmptyState>
      )}
    </div>
  );
}

/** All plans of a service at a glance, and the chosen ones in full. */
export function SelectedPlans({
  groups,
  selection,
}: {
  groups: readonly PlanGroup[];
  selection: Selection;
}) {
  const { service, plan } = selection;
  const offers = planOffersOf(groups, service);
  const chosen = offers.filter(({ variant }) => variant.billingCycle === plan);
  const isTiffin = service === 'tiffin';
  const heading = `${BILLING_CYCLE_LABELS[plan]} plans`;
  useAnnouncement(heading);

  return (
    <>
      {offers.length > 0 && (
        <PriceBoard
          board={isTiffin ? tiffinBoard(offers) : cateringBoard(offers)}
          selection={selection}
        />
      )}
      <section aria-labelledby="chosen-plans" className="mt-10 sm:mt-14">
        <h2 id="chosen-plans" className="text-section">
          {heading}
        </h2>
        {chosen.length > 0 ? (
          <ul
            className={`mt-5 grid gap-5 sm:mt-6 ${COLUMNS[service][Math.min(chosen.length, 3) - 1]}`}
          >
            {chosen.map((offer) =>
              isTiffin ? (
                <TiffinPlanCard key={offer.variant.id} offer={offer} />
              ) : (
                <CateringPlanCard key={offer.variant.id} offer={offer} />
              ),
            )}
          </ul>
        ) : (
          <NoPlans selection={selection} />
        )}
      </section>
    </>
  );
}

/** Says what a press on a selector has brought; silent on arrival. */
function useAnnouncement(words: string): void {
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    said.current = words;
    announce(words);
  }, [words]);
}

/** One tiffin plan in full: what is in it, what it costs line by line, and the way to it. */
function TiffinPlanCard({ offer }: { offer: PlanOffer }) {
  const { group, variant } = offer;
  const save = discountText(variant.discountPercentage);
  const price = priceOfTiffinPlan(variant);
  return (
    <li
      className={`grid grid-rows-[auto_auto_1fr_auto_auto] lg:row-span-5 lg:grid-rows-subgrid lg:gap-y-0 ${planCardClass(offer)}`}
    >
      <PlanHeading offer={offer} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-6 pt-5">
        <p>
          <span className="font-heading text-section whitespace-nowrap tabular-nums">
            {formatMoney(variant.price)}
          </span>{' '}
          <span className="text-ink-soft">a tiffin</span>
        </p>
        {save && <Badge tone="leaf">{save}</Badge>}
      </div>
      <div className="px-6 pt-4">
        <FeatureList features={variant.features} />
      </div>
      <div className="px-6 pt-5">
        <PriceTable
          rows={tiffinPriceRows(price, variant)}
          total={{ label: `Total ${unitLabel(variant.unit)}`, cents: price.total }}
        />
      </div>
      <div className="px-6 pt-5 pb-6">
        <LinkButton
          to={checkoutPath(variant.id)}
          prefetch="intent"
          kind={group.isPopular ? 'primary' : 'quiet'}
          className="w-full"
        >
          Choose Plan
          <span className="sr-only">
            {' '}
            {group.name}, {BILLING_CYCLE_LABELS[variant.billingCycle].toLowerCase()}
          </span>
        </LinkButton>
      </div>
    </li>
  );
}
