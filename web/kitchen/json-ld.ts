import type {
  AboutPageLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ContactPageLeaf,
  FoodEstablishmentLeaf,
  FoodServiceLeaf,
  ItemListLeaf,
  MenuItemLeaf,
  MenuLeaf,
  MergeLeafTypes,
  OpeningHoursSpecification,
  ProductLeaf,
} from 'schema-dts';
import type { OpeningHours, PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { linkPicturePath } from '#contract/platform/link-pictures.ts';
import { paths } from '#web/paths.ts';

/**
 * What a page says in the words of schema.org; `@context` is added. The compiler knows the
 * vocabulary (`schema-dts`), except of what is spread into an object: a story reads every page
 * against it (test/structured-data/). Types are named one by one, since the compiler takes its time
 * over all of them. Never a rating.
 */
export type JsonLd =
  | AboutPageLeaf
  | BlogLeaf
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | ContactPageLeaf
  | FoodEstablishmentLeaf
  | FoodServiceLeaf
  | ItemListLeaf
  | MenuLeaf
  | ProductLeaf
  | MergeLeafTypes<[ProductLeaf, MenuItemLeaf]>;

/** Cents as schema.org writes prices: `8.99`. */
export const decimalPrice = (cents: number): string => (cents / 100).toFixed(2);

/** One step on the way to a page. */
export type Crumb = { label: string; to: string };

/** The way from the front page to a page, that page included. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + to,
  })),
});

/** How other structured data refers to the kitchen. */
export const kitchenId = (origin: string): string => `${origin}/#kitchen`;

/** One entry for each day on which the kitchen is open; without hours there is nothing to say. */
function openingHours(timings: readonly OpeningHours[]): OpeningHoursSpecification[] {
  return timings.flatMap(({ day, open_time, close_time, is_closed }) =>
    is_closed || open_time === null || close_time === null
      ? []
      : {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: day,
          opens: open_time,
          closes: close_time,
        },
  );
}

/**
 * The kitchen itself, for the front page and the contact page.
 * @param timings its weekly hours, where the page has loaded them
 */
export function kitchenJsonLd(
  business: PublicBusiness,
  origin: string,
  timings: readonly OpeningHours[] = [],
): FoodEstablishmentLeaf {
  const hours = openingHours(timings);
  return {
    '@type': 'FoodEstablishment',
    '@id': kitchenId(origin),
    name: business.name,
    ...(business.tagline && { description: business.tagline }),
    url: `${origin}/`,
    logo: origin + (business.logo?.src ?? '/icons/512.png'),
    image: origin + linkPicturePath('home'),
    ...(business.phone && { telephone: business.phone }),
    ...(business.email && { email: business.email }),
    ...(business.address && { address: business.address }),
    servesCuisine: ['Indian', 'Gujarati', 'Punjabi', 'South Indian', 'Vegetarian'],
    currenciesAccepted: 'CAD',
    hasMenu: origin + paths.weeklyMenu,
    areaServed: business.cities.filter((city) => city.onLocalMap).map((city) => city.name),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}
