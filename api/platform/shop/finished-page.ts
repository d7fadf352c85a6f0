import { keepAnswer } from '#api/platform/http/kept-answer.ts';
import { pagePolicy } from './csp.ts';

/** A page as it goes out, with everything that is worth computing once. */
export type FinishedPage = ReturnType<typeof keepAnswer> & {
  status: number;
  /** Good for everybody until content changes; false for errors and for pages that lack data. */
  lasting: boolean;
  /** Whether the database was away when it was rendered. */
  away?: boolean;
  policy: string;
  /** Where the page sends on to, instead of being shown. */
  location?: string;
  /** The `Link` header: styles are asked for before the page is read (RFC 8288). */
  link: string;
};

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;

function stylesFirst(html: string): string {
  return [...html.matchAll(STYLESHEET)]
    .map(([, href]) => `<${href}>; rel=preload; as=style`)
    .join(', ');
}

/**
 * Makes one rendered page ready to be sent in any coding.
 * @param scripts the inline scripts in it that are the program's own
 */
export function finishPage(
  status: number,
  html: string,
  { scripts = [], complete = true }: { scripts?: readonly string[]; complete?: boolean } = {},
): FinishedPage {
  return {
    ...keepAnswer('text/html; charset=utf-8', Buffer.from(html)),
    status,
    lasting: status === 200 && complete,
    policy: pagePolicy(scripts),
    link: stylesFirst(html),
  };
}
