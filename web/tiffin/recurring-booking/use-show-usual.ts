import { useQueryClient } from '@tanstack/react-query';
import type { Usual } from '#contract/tiffin/usual.ts';
import { useTiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';
import { usualQuery } from './queries.ts';

/** Shows what a write answered at once, then asks the server for everything that it moved. */
export function useShowUsual(): (saved: Usual) => Promise<void> {
  const queries = useQueryClient();
  const cache = useTiffinCache();
  return async (saved) => {
    const { queryKey } = usualQuery(saved.subscriptionNumber);
    // An answer that set out before the write would bring the old state back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, saved);
    cache.refresh();
  };
}
