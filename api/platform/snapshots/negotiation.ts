import { createHash } from 'node:crypto';

/** The compressed forms that an answer is sent in. */
export type Coding = 'br' | 'gzip';

/**
 * The entity tag of some bytes; weak, since their compressed forms share it (RFC 9110 section 8.8.1).
 */
export const weakEtag = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/** Whether `If-None-Match` names what there is (RFC 9110 section 13.1.2, weak comparison). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** The compressed form that a client takes, best first; plain when undefined (RFC 9110 section 12.5.3). */
export function chooseCoding(acceptEncoding: string | undefined): Coding | undefined {
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
