import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useMatches } from 'react-router';
import { cachedAt } from '#web/platform/offline/cached-at.ts';
import { useStore } from '#web/platform/store.ts';
import { useBrowserFact } from '#web/platform/ui/browser-fact.ts';
import {
  fetchLibrary,
  fetchLibraryLater,
  late,
  NOT_YET,
  type PageData,
  queryLibrary,
  setLoadedPage,
} from './page-data.ts';

/** What a page reads of its query. */
export type PageQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'dataUpdatedAt' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData'
> & { refetch: () => Promise<{ error: Error | null }> };

/** The keys of a page's data were made as this one was, so that they read the same. */
function arrivedIn(page: PageData | undefined, key: QueryKey) {
  const wanted = JSON.stringify(key);
  return page?.dehydrated.queries.find((query) => JSON.stringify(query.queryKey) === wanted)?.state;
}

const nothing = () => undefined;

const dated = new WeakMap<PageData, PageData>();

/** When what the page shows was true, in milliseconds since 1970: now, or when `sw.js` kept it. */
const trueAt = (): number => cachedAt() ?? Date.now();

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

/**
 * How a public page reads: the library's `useQuery` for pages that come with their data, as in
 * `usePageQuery(plansQuery(call))`. The library itself is fetched once the page may want more, or at
 * once where its data is missing. From then on it is the library that answers, from the cache that
 * all pages share. Screens in the layout `with-queries.tsx` have the library's own hooks.
 */
export function usePageQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): PageQuery<Data> {
  const page = setLoadedPage(usePageData());
  const { library, failure } = useStore(late, NOT_YET);
  // It may have failed before this page asked for it, and says nothing of now.
  const [earlierFailure] = useState(failure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch, which is told of changes below
  const watch = useMemo(() => library?.watchQuery(options), [library]);
  const answer = watch?.answer(options);
  useBrowserFact(watch?.current ?? nothing, undefined, watch?.subscribe);
  useEffect(() => watch?.change(options), [watch, options]);

  const arrived = answer ? undefined : arrivedIn(page, options.queryKey);
  const data = arrived?.data as Data | undefined;
  const isMissing = data === undefined;
  useEffect(() => {
    if (isMissing) fetchLibrary();
    else fetchLibraryLater();
  }, [isMissing]);

  async function refetch() {
    try {
      const { pageQueryClient } = await queryLibrary();
      await pageQueryClient().fetchQuery({ ...options, staleTime: 0 });
      return { error: null };
    } catch (error) {
      return { error: error as Error };
    }
  }

  if (answer) return answer;
  const error = isMissing && failure !== earlierFailure ? failure : null;
  return {
    data,
    dataUpdatedAt: arrived?.dataUpdatedAt ?? 0,
    error,
    isError: error !== null,
    isFetching: isMissing && error === null,
    isPlaceholderData: false,
    refetch,
  };
}
