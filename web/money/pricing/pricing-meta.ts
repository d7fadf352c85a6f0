import type { OfferLeaf as OfferJsonLd, UnitPriceSpecification } from 'schema-dts';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { PlanGroup } from '#contract/money/plans.ts';
import { displayTotal } from '#domain/money/plan-price.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { inArea, type RootData } from '#web/kitchen/business.ts';
import { decimalPrice, type JsonLd } from '#web/kitchen/json-ld.ts';
import type { PageSeo } from '#web/kitchen/seo.ts';
import { BILLING_CYCLE_LABELS, tiffinsText, unitLabel } from './plan-text.ts';
import {
  canonicalPath,
  type PlanOffer,
  planOffersOf,
  readSelection,
  selectionPath,
} from './selection.ts';

const unitPrice = (cents: number, unitText: string): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  price: decimalPrice(cents),
  priceCurrency: 'CAD',
  unitText,
  valueAddedTaxIncluded: false,
});

function offerJsonLd({ group, variant }: PlanOffer, origin: string): OfferJsonLd {
  const { billingCycle, price, tiffinCount } = variant;
  const isTiffin = group.planType === 'tiffin';
  return {
    '@type': 'Offer',
    name: isTiffin
      ? `${BILLING_CYCLE_LABELS[billingCycle]}, ${tiffinsText(tiffinCount)}`
      : `${BILLING_CYCLE_LABELS[billingCycle]}, ${unitLabel(variant.unit)}`,
    url: origin + selectionPath({ service: group.planType, plan: billingCycle }),
    price: decimalPrice(isTiffin ? displayTotal(variant) : price),
    priceCurrency: 'CAD',
    availability: 'https://schema.org/InStock',
    priceSpecification: unitPrice(price, isTiffin ? 'tiffin' : 'guest'),
  };
}

/** The groups of a service as schema.org Products, each with an Offer for every plan. */
function productsJsonLd(offers: readonly PlanOffer[], origin: string): JsonLd[] {
  const groups = [...new Set(offers.map(({ group }) => group))];
  return groups.map((group) => ({
    '@type': 'Product',
    name: group.name,
    description: group.description,
    category: group.planType === 'tiffin' ? 'Meal subscription' : 'Catering',
    offers: offers.filter((one) => one.group === group).map((one) => offerJsonLd(one, origin)),
  }));
}

function fromText(offers: readonly PlanOffer[], plan: BillingCycle | null, unit: string): string {
  const prices = offers
    .filter(({ variant }) => plan === null || variant.billingCycle === plan)
    .map(({ variant }) => variant.price);
  return prices.length === 0 ? '' : ` from ${formatMoney(Math.min(...prices))} ${unit}`;
}

/** What the price list tells search engines, for what its address selects. */
export function pricingSeo(
  cycle: string | undefined,
  query: URLSearchParams,
  groups: readonly PlanGroup[],
  root: RootData | undefined,
): PageSeo {
  const { origin = '', business } = root ?? {};
  const { service, plan } = readSelection(cycle, query);
  const path = canonicalPath(cycle, query);
  const offers = planOffersOf(groups, service);
  const jsonLd = productsJsonLd(offers, origin);
  if (service === 'catering') {
    return {
      title: `${BILLING_CYCLE_LABELS[plan]} catering: plans and prices`,
      description: `Vegetarian Indian catering${fromText(offers, null, 'a guest')} for birthdays, weddings and poojas${inArea(business)}. Compare what each plan brings to the table.`,
      path,
      picture: 'catering',
      jsonLd,
    };
  }
  const whole = path === canonicalPath(undefined, new URLSearchParams());
  const cooked = whole ? 'Home-cooked' : `${BILLING_CYCLE_LABELS[plan]} home-cooked`;
  return {
    title: whole
      ? 'Tiffin plans and prices'
      : `${BILLING_CYCLE_LABELS[plan]} tiffin plans and prices`,
    description: `${cooked} vegetarian tiffin${fromText(offers, whole ? null : plan, 'a meal')}, delivered on weekdays${inArea(business)}. Credits never expire; skip a day and yours comes back.`,
    path,
    picture: 'pricing',
    jsonLd,
  };
}
