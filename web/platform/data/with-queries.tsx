import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { pageQueryClient } from './browser-queries.ts';
import { usePageData } from './use-page-query.ts';

/** Around the screens that live on queries: their cache, with what came with the page in it. */
export default function WithQueries() {
  const [queries] = useState(pageQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <HydrationBoundary state={usePageData()?.dehydrated}>
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
