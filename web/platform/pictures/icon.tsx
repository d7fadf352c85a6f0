import type { LucideIcon } from 'lucide-react';

/**
 * An icon beside words, hidden from screen readers: the words say it. Import icons one by one
 * (`import { Check } from 'lucide-react'` pulls only that icon into the bundle).
 */
export function Icon({
  of: Drawing,
  className = 'size-5',
}: {
  of: LucideIcon;
  className?: string;
}) {
  return <Drawing aria-hidden="true" strokeWidth={2.25} className={`shrink-0 ${className}`} />;
}
