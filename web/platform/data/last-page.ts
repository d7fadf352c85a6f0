import { redirect } from 'react-router';

/**
 * For the loader of a list that has an address for each of its pages: however far somebody counts,
 * there is nothing behind the last one, and such an address leads to it.
 * @param pagination of the answer; undefined where none has come
 */
export function requirePage(
  pagination: { page: number; total_pages: number } | undefined,
  pathOf: (page: number) => string,
): void {
  const last = Math.max(1, pagination?.total_pages ?? 1);
  if (pagination && pagination.page > last) throw redirect(pathOf(last));
}
