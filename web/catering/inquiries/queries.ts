import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CateringInquiry, cateringInquiries } from '#contract/catering/inquiries.ts';
import { INQUIRIES_OVER } from '#domain/catering/inquiry-states.ts';
import { CUSTOMER_HOME } from '#web/account/home/home-query-key.ts';
import { callWithMeta } from '#web/platform/client/browser-client.ts';
import { pollEvery30s } from '#web/platform/client/query-client.ts';

/** Everything read here lies under this key, so that one word after a write refreshes it all. */
const INQUIRIES = 'inquiries';

/** All that this browser may read: by its session and by what it has proved. */
export const MINE = 'me';

/** The most that the API answers at once. */
const AT_ONCE = 100;

/** Nothing happens to it any more. */
export const isInquiryOver = ({ status }: Pick<CateringInquiry, 'status'>): boolean =>
  INQUIRIES_OVER.includes(status);

async function readAll(whose: string, signal: AbortSignal): Promise<CateringInquiry[]> {
  const byId = new Map<string, CateringInquiry>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await callWithMeta(
      cateringInquiries.listByCustomer,
      { params: { id: whose }, query: { page, limit: AT_ONCE } },
      { signal },
    );
    // One that slid onto the next page meanwhile is there once.
    for (const inquiry of data) byId.set(inquiry.id, inquiry);
    pages = pagination?.total_pages ?? 1;
  }
  return [...byId.values()];
}

/**
 * The inquiries of `MINE` or of an e-mail address, newest first; looks for news while something can
 * still happen to one of them, and whenever the tab is shown again. Fails with
 * `verification_required` for an address that is not proved here.
 */
export const inquiriesQuery = (whose: string) =>
  queryOptions({
    queryKey: [INQUIRIES, 'list', whose.trim().toLowerCase()],
    queryFn: ({ signal }) => readAll(whose, signal),
    ...pollEvery30s<CateringInquiry[]>((inquiries) => inquiries.every(isInquiryOver)),
    refetchOnWindowFocus: 'always',
    // Another page of this browser may have sent or proved something since.
    refetchOnMount: 'always',
  });

type InquiriesCache = {
  /** Shows what a write answered everywhere at once, then asks the server for the rest. */
  put(inquiry: CateringInquiry): Promise<void>;
  /** Asks the server again for every inquiry that is on the screen. */
  refresh(): void;
  /** Drops every inquiry from memory. */
  forget(): void;
};

/** The part of the query cache that holds catering inquiries. */
export function createInquiriesCache(queries: QueryClient): InquiriesCache {
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [INQUIRIES] });
    void queries.invalidateQueries({ queryKey: [CUSTOMER_HOME] });
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
  return useMemo(() => createInquiriesCache(queries), [queries]);
}
