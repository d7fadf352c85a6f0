import { createHash, randomBytes } from 'node:crypto';

/** The secret by which a browser reads what it has sent or proved: 256 random bits. */
export const newInquiryToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it; so much randomness needs no slow hash. */
export const hashInquiryToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
