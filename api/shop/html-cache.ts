import { LRUCache } from 'lru-cache';

export type HtmlCacheOptions = {
  now: () => Temporal.Instant;
  /** The next moment at which public pages may read differently: midnight, the cut-off, an opening. */
  nextMoment: (now: Temporal.Instant) => Temporal.Instant;
  /** The most pages and bytes that are kept; the least recently used go first. */
  maxPages?: number;
  maxBytes?: number;
};

/** What a cache needs to know of what it keeps. */
type Keepable = { body: Buffer; lasting: boolean };

export type HtmlCache<Page> = {
  /**
   * The page of `key`, rendered when it is not kept. However many ask at once, one rendering runs.
   * Only lasting pages are kept.
   */
  get(key: string, render: () => Promise<Page>): Promise<Page>;
  /** Forgets everything; what is being rendered now is delivered but not kept. */
  clear(): void;
  readonly size: number;
};

type Kept<Page> = { page: Page; until: number };

/** Bytes of a page, counting the compressed forms that it may come to have. */
const sizeOf = ({ page }: Kept<Keepable>): number => Math.ceil(page.body.length * 1.5);

/** Public pages, kept in the process until content changes or the next moment comes (design 7). */
export function createHtmlCache<Page extends Keepable>({
  now,
  nextMoment,
  maxPages = 500,
  maxBytes = 64 * 1024 * 1024,
}: HtmlCacheOptions): HtmlCache<Page> {
  const kept = new LRUCache<string, Kept<Page>>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  });
  let rendering = new Map<string, Promise<Page>>();

  async function renderAndKeep(
    key: string,
    render: () => Promise<Page>,
    flights: Map<string, Promise<Page>>,
  ): Promise<Page> {
    // The moment counts from before the rendering: a page begun at 17:59:59 is not one of 18:00.
    const until = nextMoment(now()).epochMilliseconds;
    try {
      const page = await render();
      // After a clear the flights are others, and this page may show what has just been changed.
      if (page.lasting && flights === rendering) kept.set(key, { page, until });
      return page;
    } finally {
      flights.delete(key);
    }
  }

  return {
    get(key, render) {
      const found = kept.get(key);
      if (found && now().epochMilliseconds < found.until) return Promise.resolve(found.page);
      const underWay = rendering.get(key);
      if (underWay) return underWay;
      const flight = renderAndKeep(key, render, rendering);
      rendering.set(key, flight);
      return flight;
    },
    clear() {
      kept.clear();
      rendering = new Map();
    },
    get size() {
      return kept.size;
    },
  };
}
