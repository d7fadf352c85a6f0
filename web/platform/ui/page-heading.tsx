import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/platform/pictures/icon.tsx';

/** The top of a page: where one came from, its one <h1>, a lead and what can be done. */
export function PageHeading({
  title,
  lead,
  back,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
}) {
  return (
    <header className="pt-6 pb-6 sm:pt-10 sm:pb-8">
      {back && (
        <Link
          to={back.to}
          className="no-print mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-ink-soft hover:text-ink"
        >
          <Icon of={ChevronLeft} />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-page">{title}</h1>
          {lead && <div className="mt-3 max-w-text text-lg text-ink-soft">{lead}</div>}
        </div>
        {actions && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
