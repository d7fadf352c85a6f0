import { Link, type LinkProps } from 'react-router';

/** A link within or below a form. */
export function TextLink(link: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...link}
      className="font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
    />
  );
}
