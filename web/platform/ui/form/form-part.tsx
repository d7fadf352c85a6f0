import type { ReactNode } from 'react';

/** A part of a long form with a heading of its own, and a line above all but the first. */
export function FormPart({
  title,
  level: Heading = 'h2',
  children,
}: {
  title: string;
  /** Below a heading of the same form: `h3`. */
  level?: 'h2' | 'h3';
  children: ReactNode;
}) {
  return (
    <section className="grid gap-5 border-t border-line pt-7 first:border-t-0 first:pt-0">
      <Heading className={Heading === 'h2' ? 'text-title' : 'text-title-sm'}>{title}</Heading>
      {children}
    </section>
  );
}
