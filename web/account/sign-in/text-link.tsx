import { Link, type LinkProps } from 'react-router';
import { relOf } from '#domain/platform/crawled-urls.ts';

/** A link within or below a form. */
export function TextLink(link: Omit<LinkProps, 'className'>) {
  const rel = typeof link.to === 'string' ? relOf(link.to) : undefined;
  return (
    <Link
      rel={rel}
      {...link}
      className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
    />
  );
}
