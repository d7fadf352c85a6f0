import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from './csp.ts';

/** The compressed forms that a page is sent in. */
export type Coding = 'br' | 'gzip';

/** A page as it goes out, with everything that is worth computing once. */
export type FinishedPage = {
  status: number;
  /** Good for everybody until content changes; false for errors and for pages that lack data. */
  lasting: boolean;
  body: Buffer;
  /** The body in one coding, compressed when it is first asked for. */
  compressed(coding: Coding): Promise<Buffer>;
  /** Weak, since the compressed forms share it (RFC 9110 section 8.8.1). */
  etag: string;
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
 * Both at levels that take about a millisecond for a page: the first visitor waits for it, and the
 * slow levels gain a few hundredths.
 */
function compress(html: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return promisify(brotliCompress)(html, { params });
}

/** Hashes one rendered page and makes it ready to be sent in any coding. */
export function finishPage(status: number, body: Buffer, complete = true): FinishedPage {
  const forms = new Map<Coding, Promise<Buffer>>();
  const html = body.toString('utf8');
  return {
    status,
    lasting: status === 200 && complete,
    body,
    compressed(coding) {
      const form = forms.get(coding) ?? compress(body, coding);
      forms.set(coding, form);
      return form;
    },
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy(html),
    link: stylesFirst(html),
  };
}

/** Whether `If-None-Match` names this page (RFC 9110 section 13.1.2, weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** The form of the page that the browser takes, best first (RFC 9110 section 12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined): Coding | undefined {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part): [string, number] => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return [coding.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  const takes = (coding: string) => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}
