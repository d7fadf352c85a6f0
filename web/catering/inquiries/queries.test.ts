import { describe, expect, it } from 'vitest';
import { buildInquiry } from '#test/builders/build-inquiry.ts';
import { customerHomeQuery } from '#web/account/home/queries.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { createInquiriesCache, inquiriesQuery, MINE } from './queries.ts';

const inquiry = buildInquiry();
const other = buildInquiry({ id: 'other', inquiryNumber: 'CI-2026-0002' });
const mine = inquiriesQuery(MINE).queryKey;
const byAddress = inquiriesQuery('Asha@Example.com').queryKey;
const home = customerHomeQuery().queryKey;

function filledCache() {
  const queries = createQueryClient();
  queries.setQueryData(mine, [other, inquiry]);
  queries.setQueryData(byAddress, [inquiry]);
  // As much of the page as is asked for here.
  queries.setQueryData<unknown>([...home], { quotes: [inquiry] });
  return queries;
}

const cancelled = buildInquiry({ status: 'cancelled', cancelReason: 'Changed my mind' });

describe('the cache of inquiries', () => {
  it('shows what a write answered wherever it is shown', async () => {
    const queries = filledCache();
    await createInquiriesCache(queries).put(cancelled);
    expect(queries.getQueryData(mine)).toEqual([other, cancelled]);
    expect(queries.getQueryData(byAddress)).toEqual([cancelled]);
  });

  it('asks the server again for all of it', async () => {
    const queries = filledCache();
    await createInquiriesCache(queries).put(cancelled);
    for (const key of [mine, byAddress, home])
      expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('is not undone by an answer that set out before', async () => {
    const queries = filledCache();
    const late = Promise.withResolvers<(typeof inquiry)[]>();
    const reading = queries
      .fetchQuery({ queryKey: mine, queryFn: () => late.promise })
      .catch(() => undefined);
    await createInquiriesCache(queries).put(cancelled);
    late.resolve([other, inquiry]);
    await reading;
    expect(queries.getQueryData(mine)).toEqual([other, cancelled]);
  });

  it('knows an address whatever the case of its letters', () => {
    expect(byAddress).toEqual(inquiriesQuery('asha@example.com ').queryKey);
  });

  it('forgets all of it on request', () => {
    const queries = filledCache();
    createInquiriesCache(queries).forget();
    expect([mine, byAddress].map((key) => queries.getQueryData(key))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
