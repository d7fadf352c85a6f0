import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Crumb } from '#web/site/structured-data/breadcrumb.ts';
import { Icon } from '#web/platform/ui/icon.tsx';

/** Where a page stands (WAI-ARIA Breadcrumb): the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {crumbs.map(({ label, to }, index) => {
          const isHere = index === crumbs.length - 1;
          return (
            <li key={to} className="inline-flex items-center gap-1">
              {index > 0 && <Icon of={ChevronRight} className="size-4" />}
              <Link
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
