import type { CateringPlan } from '#contract/catering/menu.ts';
import { type Cents, formatMoney } from '#domain/platform/money.ts';
import { inArea, type RootData } from '#web/kitchen/business.ts';
import { breadcrumbJsonLd, decimalPrice, type JsonLd, kitchenId } from '#web/kitchen/json-ld.ts';
import type { PageSeo } from '#web/kitchen/seo.ts';
import { inquiryPath, paths } from '#web/paths.ts';

/** Catering as schema.org writes a service, with an offer for each plan, priced by the guest. */
function serviceJsonLd(
  plans: readonly CateringPlan[],
  origin: string,
  areas: readonly string[],
): JsonLd {
  return {
    '@type': 'FoodService',
    '@id': `${origin}${paths.catering}#catering`,
    name: 'Vegetarian Indian catering',
    serviceType: 'Catering',
    url: origin + paths.catering,
    provider: { '@type': 'FoodEstablishment', '@id': kitchenId(origin) },
    ...(areas.length > 0 && { areaServed: areas }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Catering plans',
      itemListElement: plans.map((plan) => ({
        '@type': 'Offer',
        name: plan.name,
        description: plan.description,
        url: origin + inquiryPath({ plan: plan.id }),
        priceCurrency: plan.currency,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: decimalPrice(plan.price),
          priceCurrency: plan.currency,
          unitText: 'guest',
          valueAddedTaxIncluded: false,
        },
      })),
    },
  };
}

/** What a guest costs at least, in cents; null while no plan is known. */
export const lowestPrice = (plans: readonly { price: Cents }[]): Cents | null =>
  plans.length === 0 ? null : Math.min(...plans.map(({ price }) => price));

/** What the landing page tells search engines; `plans` are those that came with it. */
export function cateringSeo(plans: readonly CateringPlan[], root: RootData | undefined): PageSeo {
  const { origin = '', business } = root ?? {};
  const areas = business?.cities.filter((city) => city.onLocalMap).map(({ name }) => name) ?? [];
  const from = lowestPrice(plans);
  const price = from === null ? '' : ` from ${formatMoney(from)} a guest`;
  return {
    title: `Vegetarian Indian catering${inArea(business)}`,
    description: `Gujarati, Punjabi and South Indian catering${price} for weddings, birthdays, poojas and house parties. See your menu and price at once.`,
    path: paths.catering,
    picture: 'catering',
    jsonLd: [
      serviceJsonLd(plans, origin, areas),
      breadcrumbJsonLd(
        [
          { label: 'Home', to: paths.home },
          { label: 'Catering', to: paths.catering },
        ],
        origin,
      ),
    ],
  };
}
