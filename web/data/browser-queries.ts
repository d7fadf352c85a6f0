import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#web/api/query-client.ts';

let inBrowser: QueryClient | undefined;

/** The query cache: one for the life of the tab in a browser, a fresh one per page on the server. */
export function pageQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  inBrowser ??= createQueryClient();
  return inBrowser;
}
