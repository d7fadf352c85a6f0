import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from './csp.ts';

/** A page as it goes out, with everything that is worth computing once. */
export type FinishedPage = {
  status: number;
  /** Good for everybody until content changes; false for errors and for pages that lack data. */
  lasting: boolean;
  body: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** Weak, since the compressed forms share it (RFC 9110 section 8.8.1). */
  etag: string;
  policy: string;
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
 * Hashes and compresses one rendered page. Brotli at 5: a few milliseconds for a page, within a
 * hundredth or two of the size that the slow levels reach.
 */
export async function finishPage(
  status: number,
  html: Buffer,
  complete = true,
): Promise<FinishedPage> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
    promisify(gzip)(html),
  ]);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const text = html.toString('utf8');
  const [policy, link] = [pagePolicy(text), stylesFirst(text)];
  const lasting = status === 200 && complete;
  return { status, lasting, body: html, br, gzip: gz, etag, policy, link };
}

/** Whether `If-None-Match` names this page (RFC 9110 section 13.1.2, weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** The form of the page that the browser takes, best first (RFC 9110 section 12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined): 'br' | 'gzip' | undefined {
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
