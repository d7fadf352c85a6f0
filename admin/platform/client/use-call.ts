import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authProvider, call, worthAnotherTry } from '#admin/services.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts';

type Options<Data> = Pick<
  UseQueryOptions<Data>,
  'enabled' | 'refetchInterval' | 'refetchIntervalInBackground' | 'placeholderData' | 'staleTime'
>;

/**
 * How the desk reads an endpoint that is no resource's: those have react-admin's `useGetList` and
 * `useGetOne`. Notices when the session has ended, as they do.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Options<DataOf<E>> = {},
) {
  const query = useQuery<DataOf<E>>({
    ...options,
    queryKey: ['call', endpoint.path, input],
    queryFn: async ({ signal }) => (await call(endpoint, input, { signal })).data,
  });
  const { error } = query;
  useEffect(() => {
    if (error) void authProvider.checkError(error);
  }, [error]);
  return query;
}

/**
 * Forgets everything that was read. The desk reads little and a change here shows there (an approval
 * in the ledger, the payments, the overview), so that after a write all of it is read again.
 */
export function useRefetchAll(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries();
}

/**
 * How the page of one record reads it: tried again like everything else, and when it cannot be read
 * the page says so, where react-admin would go back to the list and call it gone.
 */
export const READ_OPTIONS = { onError: () => undefined, retry: worthAnotherTry };
