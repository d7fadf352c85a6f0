import { ChevronLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/platform/ui/hydrated.ts';
import { Icon } from '#web/platform/ui/icon.tsx';

/** The list that led to this page, as its link noted it in the browser's history. */
export function useListBefore(): string | undefined {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const { from } = (state ?? {}) as { from?: unknown };
  // A reload keeps the note, of which the server's HTML knows nothing.
  if (!isHydrated || typeof from !== 'string') return undefined;
  return from === paths.blogs || from.startsWith(`${paths.blogs}?`) ? from : undefined;
}

/** Back to the list as it was: its search, its category and its page. */
export function BackToBlogs() {
  return (
    <Link
      to={useListBefore() ?? paths.blogs}
      className="no-print -ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-ink-soft hover:text-ink"
    >
      <Icon of={ChevronLeft} />
      Back to Blogs
    </Link>
  );
}
