import type { Kysely, Transaction } from 'kysely';
import { CODE_LIFETIME, hashCode, MOST_TRIES, newCode } from '#api/account/request-code.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import type { PhoneChannel } from '#contract/kitchen/channels.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { countPhoneCodes, countPhoneTry, insertPhoneCode } from '#db/account/phone-codes.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import type { DB } from '#db/types.ts';
import { codeChannelOf } from '#domain/kitchen/channels.ts';

/**
 * Codes that go out in a day, whoever asks: each costs the kitchen money, and perhaps a stranger a moment.
 * To one number, and to all as a share of the limit of the day.
 */
const MOST_CODES = { toPhone: 6, shareOfDay: 0.2 } as const;

/** Codes go to numbers of Canada and the United States. */
export const isNearby = (phone: string): boolean => /^\+1\d{10}$/.test(phone);

/** By which way a code can go to a number; null: by none. */
export async function findCodeChannel(
  db: Kysely<DB>,
  phone: string | null,
): Promise<PhoneChannel | null> {
  return phone !== null && isNearby(phone)
    ? codeChannelOf(await readSettings(db, 'gateways'))
    : null;
}

/**
 * Sends a code to a customer's phone. A number that has answered STOP is sent nothing, and nobody is told
 * so. Refusals: `phone_not_saved`, `phone_abroad`, `channel_off`, `too_many_codes`.
 */
export async function sendPhoneCode(
  tx: Transaction<DB>,
  { id, phone }: { id: string; phone: string | null },
  now: Temporal.Instant,
): Promise<Refusal | { phone: string }> {
  if (phone === null) return refuse('phone_not_saved');
  if (!isNearby(phone)) return refuse('phone_abroad');
  const gateways = await readSettings(tx, 'gateways');
  const channel = codeChannelOf(gateways);
  const gateway = channel && gateways[channel];
  if (!gateway || gateway.provider === 'none') return refuse('channel_off');
  const sent = await countPhoneCodes(tx, phone, now.subtract({ hours: 24 }));
  const mostToAll = Math.ceil(gateway.limitPerDay * MOST_CODES.shareOfDay);
  if (sent.toPhone >= MOST_CODES.toPhone || sent.toAll >= mostToAll)
    return refuse('too_many_codes', { retryAfter: 3600 });
  const code = newCode();
  await insertPhoneCode(tx, {
    ...{ customerId: id, phone },
    codeHash: hashCode(id, code),
    createdAt: now,
    expiresAt: now.add(CODE_LIFETIME),
  });
  await enqueueMail(tx, {
    ...{ kind: 'phone_code', phoneOf: id, channel },
    details: { name: '', code },
  });
  return { phone };
}

/**
 * Which number a typed code was sent to, when it is the customer's code that lives. A wrong try counts
 * even though it is refused. Refusals: `code_wrong`, `code_ended`.
 */
export async function redeemPhoneCode(
  tx: Transaction<DB>,
  customerId: string,
  code: string,
  now: Temporal.Instant,
): Promise<Refusal | { phone: string }> {
  const sent = await countPhoneTry(tx, customerId, now);
  if (!sent || sent.tries > MOST_TRIES) return refuse('code_ended', {}, { field: 'code' });
  if (equalInTime(sent.code_hash, hashCode(customerId, code))) return { phone: sent.phone };
  const over = sent.tries === MOST_TRIES;
  return refuse(over ? 'code_ended' : 'code_wrong', {}, { field: 'code' });
}
