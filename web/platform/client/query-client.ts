import { QueryClient } from '@tanstack/react-query';

/** How often orders and subscriptions look for news, in milliseconds. */
const POLL_EVERY = 30_000;

/**
 * The cache on top of `web/platform/client/`. Its own retries are off, since the client has the only ones that
 * there are to be; and it never waits for the network to come back, so that being offline shows as
 * an error with a retry instead of a skeleton without end. What nobody watches is forgotten after
 * the library's five minutes; any `gcTime` of our own would also hold on the server, where its
 * timers keep the data of every rendered page alive.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Query options that look for news every 30 seconds, not while the tab is hidden, and at once when
 * it is shown again. `isFinal` ends it when there will be no more news (delivered, cancelled);
 * `paused` holds it for as long as the reader wants.
 */
export function pollEvery30s<Data>(isFinal: (data: Data) => boolean = () => false, paused = false) {
  const over = (data: Data | undefined) => paused || (data !== undefined && isFinal(data));
  return {
    refetchInterval: (query: { state: { data: Data | undefined } }) =>
      over(query.state.data) ? (false as const) : POLL_EVERY,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: (query: { state: { data: Data | undefined } }) =>
      over(query.state.data) ? false : ('always' as const),
    refetchOnReconnect: !paused,
  };
}
