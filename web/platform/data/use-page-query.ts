import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  arrivedWith,
  fetchLibrary,
  fetchLibraryLater,
  followLate,
  NOT_YET,
  queryLibrary,
  readLate,
} from './late-queries.ts';
import type { PageData } from './page-data.ts';
import { usePageData } from './use-page-data.ts';

/** What a page reads of its query. */
export type Reading<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'dataUpdatedAt' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData'
> & { refetch: () => Promise<{ error: Error | null }> };

/** The keys of a page's data were made as this one was, so that they read the same. */
function arrivedIn(page: PageData | undefined, key: QueryKey) {
  const wanted = JSON.stringify(key);
  return page?.dehydrated.queries.find((query) => JSON.stringify(query.queryKey) === wanted)?.state;
}

const neverChanges = () => () => {};
const nothing = () => undefined;

/**
 * The library's `useQuery` for public pages, which come with their data: the library itself is
 * fetched once the page may want more, or at once where its data is missing. From then on it is the
 * library that answers, from the cache that all pages share.
 */
export function usePageQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Reading<Data> {
  const page = arrivedWith(usePageData());
  const { library, failure } = useSyncExternalStore(followLate, readLate, () => NOT_YET);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch, which is told of changes below
  const watch = useMemo(() => library?.watchQuery(options), [library]);
  const answer = watch?.answer(options);
  useSyncExternalStore(watch?.subscribe ?? neverChanges, watch?.current ?? nothing, nothing);
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
  const error = isMissing ? failure : null;
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
