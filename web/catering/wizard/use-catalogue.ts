import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '#web/platform/client/browser-client.ts';
import { CATERING, cateringMenuQuery, cateringPlansQuery } from '#web/catering/landing/queries.ts';
import type { Catalogue } from './catalogue.ts';

export type LoadedCatalogue = {
  /** Null while it is not known. */
  catalogue: Catalogue | null;
  error: unknown;
  isLoading: boolean;
  /** Reads it again: after a failure, or when the server knows better. */
  reload: () => void;
};

/** The plans and the menu on offer, for a new inquiry and for a changed one. */
export function useCatalogue(): LoadedCatalogue {
  const queries = useQueryClient();
  const plans = useQuery(cateringPlansQuery(call));
  const menu = useQuery(cateringMenuQuery(call));
  const catalogue = useMemo(
    () => (plans.data && menu.data ? { plans: plans.data, menu: menu.data } : null),
    [plans.data, menu.data],
  );
  const reload = useCallback(
    () => void queries.invalidateQueries({ queryKey: [CATERING] }),
    [queries],
  );
  return {
    catalogue,
    error: plans.error ?? menu.error,
    isLoading: plans.isFetching || menu.isFetching,
    reload,
  };
}
