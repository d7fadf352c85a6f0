import type { Params } from 'react-router';

/** What addresses may name; null while nobody knows, when any name may be one. */
export type KnownFilters = {
  allergens: readonly string[] | null;
  blogCategories: readonly { id: string; slug: string }[] | null;
};

/**
 * What a page says about itself to the chrome and to the server (`export const handle`). A page
 * that says nothing is rendered for each request and has a footer.
 */
export type PageHandle = {
  /**
   * All visitors get the same HTML, so the server keeps it. `query` lists the parameters that the
   * page reads, in a fixed order; the page is rendered without any other. An address with one of
   * `unless` is not kept: what people search for has no end.
   */
  cache?: {
    query: readonly string[];
    unless?: readonly string[];
    /**
     * The one address of all that mean the same, from the parameters of `query` and `unless` and
     * those of the path: the page is rendered from it. `known` is what the kitchen has; an address
     * that names something else is sent on to the one that does not.
     */
    address?: (query: URLSearchParams, known: KnownFilters, params: Params) => string;
  };
  /**
   * Its address carries a secret from somebody's mail: nobody on the way keeps the page, and nothing
   * that it leads to is told where the reader came from.
   */
  secret?: true;
  /** What the server answers while too many pages are asked for, without the program. */
  busy?: true;
  /** The footer is on every page but the four of signing in. */
  footer?: false;
};
