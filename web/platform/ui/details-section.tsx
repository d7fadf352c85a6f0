import type { ReactNode } from 'react';

/** A part of a details dialog, under a heading of its own. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-1">
      <h3 className="mb-2 text-title-sm">{title}</h3>
      {children}
    </section>
  );
}
