import { LRUCache } from 'lru-cache';
import { createSingleFlight, type SingleFlight } from '#api/platform/queues/single-flight.ts';
import { staleIfUnavailable } from '#api/platform/snapshots/stale-if-unavailable.ts';

export type HtmlCacheOptions = {
  now: () => Temporal.Instant;
  /** The next moment at which public pages may read differently: midnight, the cut-off, an opening. */
  nextMoment: (now: Temporal.Instant) => Temporal.Instant;
  /** The most pages and bytes that are kept; the least recently used go first. */
  maxPages?: number;
  maxBytes?: number;
};

/** What a cache needs to know of what it keeps. */
type CacheablePage = {
  body: Buffer;
  lasting: boolean;
  /** The database was away when it was rendered: the page as it was before is worth more. */
  away?: boolean;
};

export type HtmlCache<Page> = {
  /** The page of `key` if it is kept and still good. */
  find(key: string): Page | undefined;
  /**
   * The page of `key`, rendered when it is not kept. However many ask at once, one rendering runs,
   * and is given up when all of them have hung up, unless it renews what is kept: that is for whoever
   * comes next. Only lasting pages are kept. While the database is away it is the last one that was.
   */
  get(key: string, render: (gone: AbortSignal) => Promise<Page>, gone?: AbortSignal): Promise<Page>;
  /** Everything is out of date; what is being rendered now is delivered but not kept. */
  clear(): void;
  readonly size: number;
};

type CachedPage<Page> = { page: Page; until: number; asOf: number };

/** Bytes of a page, counting the compressed forms that it may come to have. */
const sizeOf = ({ page }: CachedPage<CacheablePage>): number => Math.ceil(page.body.length * 1.5);

/** Public pages, kept in the process until content changes or the next moment comes. */
export function createHtmlCache<Page extends CacheablePage>({
  now,
  nextMoment,
  maxPages = 500,
  maxBytes = 64 * 1024 * 1024,
}: HtmlCacheOptions): HtmlCache<Page> {
  const kept = new LRUCache<string, CachedPage<Page>>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  });
  let rendering = createSingleFlight<Page>();
  let generation = 0;

  async function renderAndKeep(
    key: string,
    render: () => Promise<Page>,
    flights: SingleFlight<Page>,
  ): Promise<Page> {
    // The moment counts from before the rendering: a page begun at 17:59:59 is not one of 18:00.
    const until = nextMoment(now()).epochMilliseconds;
    const page = await render();
    // After a clear the flights are others, and this page may show what has just been changed.
    if (page.lasting && flights === rendering) kept.set(key, { page, until, asOf: generation });
    return page;
  }

  function find(key: string): Page | undefined {
    const found = kept.get(key);
    const isGood = found?.asOf === generation && now().epochMilliseconds < found.until;
    return isGood ? found.page : undefined;
  }

  return {
    find,
    async get(key, render, gone) {
      const found = find(key);
      if (found) return found;
      const last = kept.get(key)?.page;
      const flights = rendering;
      const making = flights.join(
        key,
        (allGone) => renderAndKeep(key, () => render(allGone), flights),
        last ? undefined : gone,
      );
      const page = await staleIfUnavailable(making, last);
      return (page.away && last) || page;
    },
    clear() {
      generation += 1;
      rendering = createSingleFlight();
    },
    get size() {
      return kept.size;
    },
  };
}
