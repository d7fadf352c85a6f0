import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Goes through the pages of a list; shows nothing when there is one page. */
export function Pagination({
  label,
  page,
  totalPages,
  onPage,
  busy = false,
}: {
  /** What is paged: 'Past orders'. */
  label: string;
  /** From 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  busy?: boolean;
}) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className="no-print mt-6 flex items-center justify-between gap-3">
      <Button
        kind="quiet"
        size="small"
        aria-disabled={page <= 1 || busy}
        onClick={() => onPage(page - 1)}
      >
        <Icon of={ChevronLeft} /> Previous
      </Button>
      <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
        Page {page} of {totalPages}
      </p>
      <Button
        kind="quiet"
        size="small"
        aria-disabled={page >= totalPages || busy}
        onClick={() => onPage(page + 1)}
      >
        Next <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
