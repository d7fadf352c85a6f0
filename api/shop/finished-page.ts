import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Coding, weakEtag } from '#api/core/negotiation.ts';
import { pagePolicy } from './csp.ts';

/** A page as it goes out, with everything that is worth computing once. */
export type FinishedPage = {
  status: number;
  /** Good for everybody until content changes; false for errors and for pages that lack data. */
  lasting: boolean;
  body: Buffer;
  /** The body in one coding, compressed when it is first asked for. */
  compressed(coding: Coding): Promise<Buffer>;
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
    etag: weakEtag(body),
    policy: pagePolicy(html),
    link: stylesFirst(html),
  };
}
