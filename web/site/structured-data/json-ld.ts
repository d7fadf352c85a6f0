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
  ProductLeaf,
} from 'schema-dts';

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
