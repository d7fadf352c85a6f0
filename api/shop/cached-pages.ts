import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What a page of the shop may say about its HTML (the `handle` of its route module). */
type ShopHandle = { cache?: Kept; secret?: true };

type Kept = { query: readonly string[]; unless?: readonly string[] };

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
 * Answers, for an address, the address that its kept page is rendered from: the path with the
 * parameters that the page declares, in its order, each once, and no other. Null for a page that
 * is not kept, or not for this address. So the key of the cache is the whole input of the rendering.
 */
export function cachedAddresses(routes: BuiltRoutes): (url: URL) => string | null {
  const tree = childrenOf(routes, undefined);
  const known = new Map<string, Kept | null>();

  /** What the page of a path declares. The router ranks all routes for every match. */
  function declaredBy(pathname: string): Kept | null {
    const remembered = known.get(pathname);
    if (remembered !== undefined) return remembered;
    const page = matchRoutes(tree, pathname)?.at(-1)?.route;
    const declared = (page?.handle as ShopHandle | undefined)?.cache ?? null;
    if (known.size >= MOST_PATHS) known.clear();
    known.set(pathname, declared);
    return declared;
  }

  return (url) => {
    const declared = declaredBy(url.pathname);
    if (!declared || declared.unless?.some((name) => url.searchParams.get(name))) return null;
    const read = new URLSearchParams();
    for (const name of declared.query) {
      const value = url.searchParams.get(name);
      if (value !== null) read.append(name, value);
    }
    return read.size === 0 ? url.pathname : `${url.pathname}?${read}`;
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
