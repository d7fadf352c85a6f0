import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { pageQueryClient } from './browser-queries.ts';
import { usePageData } from './use-page-query.ts';

/** Around what lives on queries: their cache, with what came with the page in it. */
export function PageQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(pageQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <HydrationBoundary state={usePageData()?.dehydrated}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}

/** The layout of the screens that live on them from their first look on. */
export default function WithQueries() {
  return (
    <PageQueries>
      <Outlet />
    </PageQueries>
  );
}
