import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type HouseholdMember,
  type HouseholdMemberBody,
  household,
} from '#contract/account/household.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { tiffinCache } from '#web/tiffin/orders/tiffin-cache.ts';

/** What is done to the household; each answers who is in it then. */
type HouseholdActions = {
  add(body: HouseholdMemberBody, idempotencyKey: string): Promise<HouseholdMember[]>;
  change(id: string, body: HouseholdMemberBody): Promise<HouseholdMember[]>;
  remove(id: string): Promise<HouseholdMember[]>;
};

/** The people who eat along with the customer. */
export const householdQuery = () =>
  queryOptions({ queryKey: ['household'], queryFn: () => call(household.list, {}) });

/** Changes the household, and shows it everywhere as it is then; plans and tiffins may have followed. */
export function useHousehold(): HouseholdActions {
  const queries = useQueryClient();
  return useMemo(() => {
    const { queryKey } = householdQuery();
    async function shown(answer: Promise<HouseholdMember[]>): Promise<HouseholdMember[]> {
      try {
        const members = await answer;
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, members);
        tiffinCache(queries).refresh();
        return members;
      } catch (failure) {
        void queries.invalidateQueries({ queryKey });
        throw failure;
      }
    }
    return {
      add: (body, idempotencyKey) => shown(call(household.add, { body }, { idempotencyKey })),
      change: (id, body) => shown(call(household.change, { params: { id }, body })),
      remove: (id) => shown(call(household.remove, { params: { id } })),
    };
  }, [queries]);
}
