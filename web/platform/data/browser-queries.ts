import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { forgetOnSignOut } from '#web/account/session/forget-on-sign-out.ts';

let inBrowser: QueryClient | undefined;

/** The query cache: one for the life of the tab in a browser, a fresh one per page on the server. */
export function pageQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (!inBrowser) {
    inBrowser = createQueryClient();
    forgetOnSignOut(inBrowser);
  }
  return inBrowser;
}
