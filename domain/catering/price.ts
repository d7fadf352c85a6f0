import type { CateringService } from '#contract/catering/inquiry-choices.ts';
import type { InquiryPrice, MenuLine } from '#contract/catering/inquiry-menu.ts';
import type { CateringMenu, CateringPlan } from '#contract/catering/menu.ts';
import { type Cents, percentOf, sum, times } from '#domain/platform/money.ts';
import { isBrought } from './event-clock.ts';
import { type Choices, calculateMenu, chosenDishes, type Extras, servedChoices } from './menu.ts';

type PricedPlan = Pick<CateringPlan, 'price' | 'deliveryCharge' | 'taxPercentage'>;
type ExtraPrices = Pick<CateringMenu, 'extraRotiPrice' | 'extraPuriPrice'>;

/** What makes the price of a catering inquiry; surcharges in cents for each guest. */
export type PricedInquiry = {
  plan: PricedPlan;
  guests: number;
  /** What is only picked up has no delivery. */
  services: readonly CateringService[];
  surcharges: readonly Cents[];
  extras: Extras;
  extraPrices: ExtraPrices;
};

/**
 * Base = plan price x guests; delivery = delivery charge x guests where it is brought; tax on the base alone, rounded
 * once; extras = surcharges x guests, and extra rotis and puris by the piece; total = the four
 * (docs/rules.md#the-estimate). The same figures for the wizard, the stored estimate, the mail
 * and the quote.
 */
export function priceOfInquiry(inquiry: PricedInquiry): InquiryPrice {
  const { plan, guests, services, surcharges, extras, extraPrices } = inquiry;
  const basePrice = times(plan.price, guests);
  const additionalCharges = sum(
    ...surcharges.map((surcharge) => times(surcharge, guests)),
    times(extraPrices.extraRotiPrice, extras.roti),
    times(extraPrices.extraPuriPrice, extras.puri),
  );
  const deliveryFee = isBrought(services) ? times(plan.deliveryCharge, guests) : 0;
  const taxAmount = percentOf(basePrice, plan.taxPercentage);
  return {
    basePrice,
    additionalCharges,
    deliveryFee,
    taxPercentage: plan.taxPercentage,
    taxAmount,
    totalPrice: sum(basePrice, additionalCharges, deliveryFee, taxAmount),
    pricePerPerson: plan.price,
    additionalQuantities: { roti: extras.roti, puri: extras.puri },
  };
}

/** What an inquiry is estimated from: everything that was chosen. */
export type EstimatedInquiry = {
  plan: PricedPlan & Pick<CateringPlan, 'features'>;
  guests: number;
  services: readonly CateringService[];
  choices: Choices;
  extras: Extras;
  extraPrices: ExtraPrices;
};

/** The menu and the price of an inquiry: the one function behind every estimate. */
export function estimateOf(inquiry: EstimatedInquiry): { menu: MenuLine[]; price: InquiryPrice } {
  const { plan, guests, services, choices, extras, extraPrices } = inquiry;
  const served = servedChoices(plan.features, choices);
  return {
    menu: calculateMenu(plan.features, guests, served, extras),
    price: priceOfInquiry({
      plan,
      guests,
      services,
      surcharges: chosenDishes(served).map(({ surcharge }) => surcharge),
      extras,
      extraPrices,
    }),
  };
}

/** `$1,299.00`: the catering breakdown shows a plain dollar. */
export function formatPlainMoney(cents: Cents): string {
  const size = Math.abs(cents);
  const dollars = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${String(size % 100).padStart(2, '0')}`;
}
