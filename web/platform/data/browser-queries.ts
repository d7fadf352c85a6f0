import type { QueryClient } from '@tanstack/react-query';
import { session } from '#web/account/session/session.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';

let inBrowser: QueryClient | undefined;

/** Whose data the cache may hold. */
function holder(): string | null {
  const current = session.get();
  return current.status === 'signed-in' ? current.user.id : null;
}

/**
 * Empties the cache when the customer whose data it holds is no longer the one signed in, here or
 * through another tab; for as long as the tab lives. Used once, where the cache is made.
 */
function clearCacheOnSignOut(queryClient: QueryClient): void {
  let before = holder();
  session.subscribe(() => {
    const now = holder();
    if (before !== null && now !== before) queryClient.clear();
    before = now;
  });
}

/** The query cache: one for the life of the tab in a browser, a fresh one per page on the server. */
export function pageQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (!inBrowser) {
    inBrowser = createQueryClient();
    clearCacheOnSignOut(inBrowser);
  }
  return inBrowser;
}
