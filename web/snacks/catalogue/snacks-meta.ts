import { linkPicturePath } from '#contract/platform/link-pictures.ts';
import type { Snack } from '#contract/snacks/catalogue.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { SNACK_DAYS_AHEAD } from '#domain/snacks/snack-times.ts';
import { inArea, inRegion, type RootData } from '#web/kitchen/business.ts';
import { breadcrumbJsonLd, type Crumb, decimalPrice, type JsonLd } from '#web/kitchen/json-ld.ts';
import { daysText } from '#web/kitchen/kitchen-rules.ts';
import type { PageSeo } from '#web/kitchen/seo.ts';
import { paths, snackPath } from '#web/paths.ts';
import {
  filterPath,
  readSnacksView,
  SNACK_CATEGORY_LABELS,
  SNACK_GRID,
  type SnacksView,
  snacksViewPath,
} from './snacks-view.ts';

/**
 * A snack as schema.org writes what is sold and what is eaten: the price belongs to the one, diet and
 * nutrition to the other. Never a rating.
 */
function snackJsonLd(snack: Snack, origin: string): JsonLd {
  const url = origin + snackPath(snack.slug);
  return {
    '@type': ['Product', 'MenuItem'],
    '@id': `${url}#product`,
    name: snack.name,
    // Nothing is no description, and a mistake where one is given.
    ...(snack.description && { description: snack.description }),
    category: snack.category ? SNACK_CATEGORY_LABELS[snack.category] : 'Snacks',
    url,
    image: origin + (snack.image ?? linkPicturePath(`snacks/${snack.slug}`)),
    ...(snack.is_vegetarian && { suitableForDiet: 'https://schema.org/VegetarianDiet' }),
    ...(snack.calories !== null && {
      nutrition: { '@type': 'NutritionInformation', calories: `${snack.calories} kcal` },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: decimalPrice(snack.price),
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
    },
  };
}

/** The way from the front page to a snack: over the grid, and the kind of it that the grid shows. */
export function crumbsOf(snack: Snack): Crumb[] {
  const kind = SNACK_GRID.categories.find((one) => snack.categories.includes(one));
  const everything = readSnacksView(SNACK_GRID, new URLSearchParams());
  return [
    { label: 'Home', to: paths.home },
    { label: 'Snacks', to: paths.snacks },
    ...(kind
      ? [
          {
            label: SNACK_CATEGORY_LABELS[kind],
            to: filterPath(SNACK_GRID, everything, { category: kind }),
          },
        ]
      : []),
    { label: snack.name, to: snackPath(snack.slug) },
  ];
}

/** What search engines show of a text: whole words, at most 160 characters. */
function shortened(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}

/** What the page of one snack tells search engines; its address is the slug, however it was asked for. */
export function snackSeo(snack: Snack, root: RootData | undefined): PageSeo {
  const { origin = '', business } = root ?? {};
  return {
    title: snack.name,
    description: shortened(
      `${snack.unit && `${snack.unit} for `}${formatMoney(snack.price)}, for pickup or delivery${inArea(business)}. ${snack.description}`.trim(),
    ),
    path: snackPath(snack.slug),
    picture: `snacks/${snack.slug}`,
    jsonLd: [snackJsonLd(snack, origin), breadcrumbJsonLd(crumbsOf(snack), origin)],
  };
}

/**
 * What the grid tells search engines. Categories and pages have addresses of their own; diets,
 * spice and page sizes are views of them; searches are nobody's business. `snacks` is null while they
 * are not known.
 */
export function snacksSeo(
  view: SnacksView,
  snacks: readonly Snack[] | null,
  root: RootData | undefined,
): PageSeo {
  const { origin = '', business } = root ?? {};
  const kind = view.category && SNACK_CATEGORY_LABELS[view.category];
  const [usual] = SNACK_GRID.limits;
  const path = snacksViewPath(SNACK_GRID, {
    ...view,
    vegetarian: false,
    spicy: false,
    search: '',
    limit: usual,
    ...(view.limit !== usual && { page: 1 }),
  });
  return {
    title: kind ? `${kind}, made fresh` : 'Gujarati snacks and street food',
    description: `Dhokla, khandvi, samosa, dabeli and sweets, made fresh in our vegetarian kitchen${inRegion(business)}. Order for pickup or delivery, today or up to ${daysText(SNACK_DAYS_AHEAD)} ahead.`,
    path,
    picture: 'snacks',
    ...(view.search.trim() !== '' && { noindex: true as const }),
    jsonLd: {
      '@type': 'ItemList',
      itemListElement: (snacks ?? []).map((snack, index) => ({
        '@type': 'ListItem',
        position: (view.page - 1) * view.limit + index + 1,
        name: snack.name,
        url: origin + snackPath(snack.slug),
      })),
    },
  };
}
