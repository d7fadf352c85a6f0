import { useMatches } from 'react-router';
import type { PageData } from './page-data.ts';

const pageDataOf = (loaderData: unknown): PageData | undefined =>
  (loaderData as Partial<PageData> | null | undefined)?.dehydrated && (loaderData as PageData);

/** What came with the page that is shown; nothing on one that was opened from another. */
export const usePageData = (): PageData | undefined =>
  useMatches()
    .map(({ loaderData }) => pageDataOf(loaderData))
    .find(Boolean);
