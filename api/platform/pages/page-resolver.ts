import { matchRoutes, type Params, type RouteObject, type ServerBuild } from 'react-router';

/** What a page of the shop may say about its HTML (the `handle` of its route module). */
type ShopHandle = { cache?: CachedPageHandle; secret?: true };

/** What addresses may name; null while nobody knows. */
export type KnownFilters = {
  allergens: readonly string[] | null;
  blogCategories: readonly { id: string; slug: string }[] | null;
};

/** While what the kitchen has is being read. */
export const NO_KNOWN_FILTERS: KnownFilters = { allergens: null, blogCategories: null };

type CachedPageHandle = {
  query: readonly string[];
  unless?: readonly string[];
  address?: (query: URLSearchParams, known: KnownFilters, params: Params) => string;
};

/** What an address asks for: the address that its page is rendered from, or where to ask instead. */
export type RequestedPage = { address: string; kept: boolean } | { location: string };

/** Paths that exist are few; this bounds what a stranger's paths can fill. */
const MOST_PATHS = 500;

type BuiltRoutes = ServerBuild['routes'];

function childrenOf(routes: BuiltRoutes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    const handle: unknown = (route.module as { handle?: unknown }).handle;
    const own = {
      id,
      handle,
      ...(path !== undefined && { path }),
      ...(caseSensitive && { caseSensitive }),
    };
    return [index ? { ...own, index: true } : { ...own, children: childrenOf(routes, id) }];
  });
}

/**
 * Answers, for an address, the address that its page is rendered from: the path with the parameters
 * that the page declares, in its order, each once, and no other; or as the page itself writes what
 * they mean. So the key of the cache is the whole input of the rendering, and few pages are made.
 */
export function createPageResolver(
  routes: BuiltRoutes,
  known: () => KnownFilters,
): (url: URL) => RequestedPage {
  const tree = childrenOf(routes, undefined);
  type Declared = CachedPageHandle & { params: Params };
  const declarations = new Map<string, Declared | null>();

  /** What the page of a path declares. The router ranks all routes for every match. */
  function declaredBy(pathname: string): Declared | null {
    const remembered = declarations.get(pathname);
    if (remembered !== undefined) return remembered;
    const page = matchRoutes(tree, pathname)?.at(-1);
    const cache = (page?.route.handle as ShopHandle | undefined)?.cache;
    const declared = page && cache ? { ...cache, params: page.params } : null;
    if (declarations.size >= MOST_PATHS) declarations.clear();
    declarations.set(pathname, declared);
    return declared;
  }

  return (url) => {
    const whole = url.pathname + url.search;
    const declared = declaredBy(url.pathname);
    if (!declared) return { address: whole, kept: false };
    const { query, unless = [], address, params } = declared;
    const kept = !unless.some((name) => url.searchParams.get(name));
    if (!kept && !address) return { address: whole, kept };

    const read = new URLSearchParams();
    for (const name of [...query, ...(kept ? [] : unless)]) {
      const value = url.searchParams.get(name);
      if (value !== null) read.append(name, value);
    }
    if (!address)
      return { address: read.size === 0 ? url.pathname : `${url.pathname}?${read}`, kept };
    const said = address(read, NO_KNOWN_FILTERS, params);
    const meant = address(read, known(), params);
    return meant === said ? { address: said, kept } : { location: meant };
  };
}

/** The paths, in lower case, of the pages whose address carries a secret (`handle.secret`). */
export const secretPaths = (routes: BuiltRoutes): ReadonlySet<string> =>
  new Set(
    Object.values(routes).flatMap((route) => {
      const handle = (route?.module as { handle?: ShopHandle } | undefined)?.handle;
      return route?.path && handle?.secret ? [`/${route.path}`.toLowerCase()] : [];
    }),
  );
