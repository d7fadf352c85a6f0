import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { buttonClass } from '#web/platform/ui/button.tsx';

const STEP = buttonClass('quiet', 'small');

/** What a link to another page is, and whether crawlers need go there. */
const relTo = (step: 'prev' | 'next', address: string): string =>
  [step, relOf(address)].filter(Boolean).join(' ');

/**
 * Goes through the pages of a list that has an address for each; shows nothing when there is one
 * page. The first and the last page leave room for the link that is not there.
 */
export function PageLinks({
  label,
  page,
  totalPages,
  pathOf,
}: {
  /** What is paged: 'Pages of snacks'. */
  label: string;
  /** From 1. */
  page: number;
  totalPages: number;
  pathOf: (page: number) => string;
}) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={label}
      className="no-print mt-8 flex flex-wrap items-center justify-between gap-3"
    >
      <span className="grow basis-28">
        {page > 1 && (
          <Link to={pathOf(page - 1)} rel={relTo('prev', pathOf(page - 1))} className={STEP}>
            <Icon of={ChevronLeft} /> Previous
          </Link>
        )}
      </span>
      <p className="text-center text-sm text-ink-soft tabular-nums">
        Page {page} of {totalPages}
      </p>
      <span className="grow basis-28 text-right">
        {page < totalPages && (
          <Link to={pathOf(page + 1)} rel={relTo('next', pathOf(page + 1))} className={STEP}>
            Next <Icon of={ChevronRight} />
          </Link>
        )}
      </span>
    </nav>
  );
}
