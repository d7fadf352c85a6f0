import { createHmac } from 'node:crypto';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import { isId } from '#db/platform/paging.ts';
import type { MailChoice } from './mail-choices.ts';

/** Who wants no more of a choice: an account, or an inquiry that was sent without one. */
export type UnsubscribeSubject = { choice: MailChoice } & (
  | { customerId: string }
  | { inquiryId: string }
);

const CHOICES: readonly string[] = ['orderUpdates', 'promotions'] satisfies MailChoice[];

/** The name before it keeps this signature apart from all others that are made with the secret. */
const sign = (secret: string, signed: string) =>
  createHmac('sha256', secret).update(`dabba unsubscribe ${signed}`).digest();

/**
 * What an unsubscribe link carries: whose mails, which choice, and the program's signature. It
 * never ends, because mails are kept for years, and it can do nothing but switch that one choice
 * off.
 */
export function unsubscribeToken(secret: string, who: UnsubscribeSubject): string {
  const whose = 'customerId' in who ? `c.${who.customerId}` : `i.${who.inquiryId}`;
  const signed = `${who.choice}.${whose}`;
  return `${signed}.${sign(secret, signed).toString('base64url')}`;
}

/** What a token says; null when the program has not signed exactly that. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeSubject | null {
  const [choice = '', whose, id = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !CHOICES.includes(choice) || !isId(id)) return null;
  const expected = sign(secret, `${choice}.${whose}.${id}`);
  const given = Buffer.from(signature, 'base64url');
  if (!equalInTime(expected, given)) return null;
  if (whose === 'c') return { choice: choice as MailChoice, customerId: id };
  return whose === 'i' ? { choice: choice as MailChoice, inquiryId: id } : null;
}
