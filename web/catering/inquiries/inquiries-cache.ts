import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { HOME } from '#web/account/coming-up/home-key.ts';
import { INQUIRIES } from './queries.ts';

export type InquiriesCache = {
  /** Shows what a write answered everywhere at once, then asks the server for the rest. */
  put(inquiry: CateringInquiry): Promise<void>;
  /** Asks the server again for every inquiry that is on the screen. */
  refresh(): void;
  /** Drops every inquiry from memory. */
  forget(): void;
};

/** The part of the query cache that holds catering inquiries. */
export function inquiriesCache(queries: QueryClient): InquiriesCache {
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [INQUIRIES] });
    void queries.invalidateQueries({ queryKey: [HOME] });
  };
  return {
    refresh,
    forget: () => queries.removeQueries({ queryKey: [INQUIRIES] }),
    async put(inquiry) {
      // An answer that set out before the write would bring the old state back.
      await queries.cancelQueries({ queryKey: [INQUIRIES] });
      queries.setQueriesData<CateringInquiry[]>({ queryKey: [INQUIRIES, 'list'] }, (all) =>
        all?.map((one) => (one.id === inquiry.id ? inquiry : one)),
      );
      refresh();
    },
  };
}

export function useInquiriesCache(): InquiriesCache {
  const queries = useQueryClient();
  return useMemo(() => inquiriesCache(queries), [queries]);
}
