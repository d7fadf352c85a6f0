import type { ReactNode } from 'react';

/** A part of a long form with a heading of its own, and a line above all but the first. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-7 first:border-t-0 first:pt-0">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
