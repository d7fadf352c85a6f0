import { useMatches } from 'react-router';
import { keptAt } from '#web/platform/offline/kept-at.ts';
import type { PageData } from './page-data.ts';

const dated = new WeakMap<PageData, PageData>();

/** When what the page shows was true, in milliseconds since 1970: now, or when `sw.js` kept it. */
const trueAt = (): number => keptAt() ?? Date.now();

/**
 * The same data as of its arrival. The server drops the pages that it keeps when their content
 * changes, so what arrives is true, whenever it was rendered and whatever this device's clock says.
 */
function asArrived(page: PageData): PageData {
  const known = dated.get(page);
  if (known) return known;
  const dataUpdatedAt = trueAt();
  const queries = page.dehydrated.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt },
  }));
  const arrived = { dehydrated: { ...page.dehydrated, queries } };
  dated.set(page, arrived);
  return arrived;
}

const isPageData = (loaderData: unknown): loaderData is PageData =>
  typeof loaderData === 'object' && loaderData !== null && 'dehydrated' in loaderData;

/** What came with the page that is shown; nothing on one that was opened from another. */
export function usePageData(): PageData | undefined {
  const page = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(isPageData);
  return page && asArrived(page);
}
