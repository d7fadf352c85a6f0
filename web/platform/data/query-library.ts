import {
  type DehydratedState,
  hydrate,
  notifyManager,
  type QueryKey,
  QueryObserver,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { pageQueryClient } from './browser-queries.ts';

// What the first load of a public page does without (page-data.ts).

export { pageQueryClient };

/** Puts what came with a page into the cache, unless that has it fresher. */
export const keepPageData = ({ dehydrated }: { dehydrated: DehydratedState }): void =>
  hydrate(pageQueryClient(), dehydrated);

/** One query, watched as the library's own `useQuery` does it: for a hook that was there before. */
export function watchQuery<Data, Key extends QueryKey>(
  first: UseQueryOptions<Data, Error, Data, Key>,
) {
  const client = pageQueryClient();
  const observer = new QueryObserver(client, first);
  return {
    /** What is known of the query, even before it is subscribed to. */
    answer: (options: typeof first) =>
      observer.getOptimisticResult(client.defaultQueryOptions(options)),
    change: (options: typeof first) => observer.setOptions(options),
    current: () => observer.getCurrentResult(),
    subscribe(changed: () => void): () => void {
      const leave = observer.subscribe(notifyManager.batchCalls(changed));
      // What came between the first answer and this.
      observer.updateResult();
      return leave;
    },
  };
}
