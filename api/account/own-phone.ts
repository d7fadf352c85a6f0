import type { Kysely } from 'kysely';
import { joinAccounts } from '#api/account/desk/merge-customers.ts';
import { CODE_LIFETIME, hashCode, MOST_TRIES, newCode } from '#api/account/request-code.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { CustomerRead, CustomerWrite, OwnContextOf } from '#api/platform/http/context.ts';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { type OwnPhone, ownPhone } from '#contract/account/own-phone.ts';
import { PhoneChannel } from '#contract/kitchen/channels.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockToJoin } from '#db/account/admin-customers.ts';
import { changeCustomerSettings } from '#db/account/customer-settings.ts';
import {
  countPhoneCodes,
  countPhoneTry,
  insertPhoneCode,
  listSamePhone,
  verifyPhone,
} from '#db/account/phone-codes.ts';
import { listOptOuts } from '#db/kitchen/gateways.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { codeChannelOf, openChannels } from '#domain/kitchen/channels.ts';

/**
 * Codes that go out in a day, whoever asks: each costs the kitchen money, and perhaps a stranger a moment.
 * To one number, and to all as a share of the limit of the day.
 */
const MOST_CODES = { toPhone: 6, shareOfDay: 0.2 } as const;

/** The phone of an account, and what the kitchen can send to it. */
async function readOwnPhone(db: Kysely<DB>, customerId: string): Promise<OwnPhone | Refusal> {
  const row = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select(['phone', 'phone_verified_at'])
    .executeTakeFirst();
  if (!row) return refuse('session_expired');
  const { phone, phone_verified_at: verifiedAt } = row;
  const isVerified = verifiedAt !== null;
  const gateways = await readSettings(db, 'gateways');
  const open = openChannels(gateways);
  const optOuts = isVerified ? await listOptOuts(db, phone) : [];
  const channels = PhoneChannel.options
    .filter((channel) => open[channel])
    .map((channel) => ({ channel, isOptedOut: optOuts.includes(channel) }));
  const accounts = phone && isVerified ? await listSamePhone(db, { phone, customerId }) : [];
  return {
    ...{ phone, isVerified, channels, codesBy: codeChannelOf(gateways) },
    accounts: accounts.map(({ id, first_name, tiffins_left, orders }) => ({
      ...{ id, orders },
      ...{ firstName: first_name, tiffinsLeft: tiffins_left },
    })),
  };
}

const read = ({ db, caller }: CustomerRead) => readOwnPhone(db, caller.id);

/**
 * Sends a code to the phone of the profile. Whoever has proved no e-mail address could be anybody, as
 * often as they like; a number that has answered STOP is sent nothing, and nobody is told so.
 */
async function sendCode({ db, caller, now }: CustomerWrite) {
  const { phone } = await db
    .selectFrom('customers')
    .where('id', '=', caller.id)
    .select('phone')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (phone === null) return refuse('phone_not_saved');
  if (!/^\+1\d{10}$/.test(phone)) return refuse('phone_abroad');
  if (!caller.emailVerified) return refuse('email_not_proved');
  const gateways = await readSettings(db, 'gateways');
  const channel = codeChannelOf(gateways);
  const gateway = channel && gateways[channel];
  if (!gateway || gateway.provider === 'none') return refuse('channel_off');
  const sent = await countPhoneCodes(db, phone, now.subtract({ hours: 24 }));
  const mostToAll = Math.ceil(gateway.limitPerDay * MOST_CODES.shareOfDay);
  if (sent.toPhone >= MOST_CODES.toPhone || sent.toAll >= mostToAll)
    return refuse('too_many_codes', { retryAfter: 3600 });
  const code = newCode();
  await insertPhoneCode(db, {
    ...{ customerId: caller.id, phone },
    codeHash: hashCode(caller.id, code),
    createdAt: now,
    expiresAt: now.add(CODE_LIFETIME),
  });
  await enqueueMail(db, {
    ...{ kind: 'phone_code', phoneOf: caller.id, channel },
    details: { name: '', code },
  });
  return { phone };
}

/**
 * Takes the code: from then on the phone is the customer's own, and news of their orders goes there. A
 * wrong try counts even though it is refused.
 */
function confirm(
  { db, caller, now }: OwnContextOf<typeof ownPhone.confirm>,
  { body: { code } }: InputOf<typeof ownPhone.confirm>,
): Promise<DataOf<typeof ownPhone.confirm> | Refusal> {
  return runTransaction(db, async (tx) => {
    const sent = await countPhoneTry(tx, caller.id, now);
    if (!sent || sent.tries > MOST_TRIES) return refuse('code_ended', {}, { field: 'code' });
    if (!equalInTime(sent.code_hash, hashCode(caller.id, code))) {
      const over = sent.tries === MOST_TRIES;
      return refuse(over ? 'code_ended' : 'code_wrong', {}, { field: 'code' });
    }
    const { phone: number } = sent;
    if (!(await verifyPhone(tx, { customerId: caller.id, phone: number, at: now })))
      return refuse('code_ended', {}, { field: 'code' });
    const channel = codeChannelOf(await readSettings(tx, 'gateways')) ?? 'sms';
    const change = { notifications: { [channel]: true } };
    const settings = await changeCustomerSettings(tx, caller.id, change, {
      at: now,
      how: 'settings',
    });
    const phone = await readOwnPhone(tx, caller.id);
    if (isRefusal(phone)) return phone;
    return settings ? { settings, phone } : refuse('session_expired');
  });
}

/** What the kitchen wrote down under the same phone becomes part of the account of whoever has it. */
async function join(
  { db, caller, now }: CustomerWrite,
  { body: { accountId } }: InputOf<typeof ownPhone.join>,
) {
  const { stays, goes } = await lockToJoin(db, { stays: caller.id, goes: accountId });
  if (!stays?.phone || stays.phone_verified_at === null) return refuse('phone_account_gone');
  const offered = await listSamePhone(db, { phone: stays.phone, customerId: caller.id });
  if (!goes || !offered.some(({ id }) => id === accountId)) return refuse('phone_account_gone');
  await joinAccounts({ db, now, actor: 'the customer' }, { stays, goes });
  return readOwnPhone(db, caller.id);
}

export const ownPhoneHandlers = handlers(ownPhone, {
  read,
  sendCode,
  confirm: ownTransaction(confirm),
  join,
});
