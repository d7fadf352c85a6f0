import type { ReactNode } from 'react';

/** A raised sheet. `as` names the element when the content has a meaning of its own. */
export function Card({
  as: Element = 'div',
  className = 'p-5 sm:p-6',
  children,
  ...rest
}: {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  className?: string;
  children: ReactNode;
  id?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
}) {
  return (
    <Element
      {...rest}
      className={`rounded-card border border-line bg-card shadow-card print:shadow-none print:break-inside-avoid ${className}`}
    >
      {children}
    </Element>
  );
}
