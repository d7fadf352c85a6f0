import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { joinAccounts } from '#api/account/desk/merge-customers.ts';
import { hashCode } from '#api/account/request-code.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { CustomerRead, CustomerWrite, OwnContextOf } from '#api/platform/http/context.ts';
import { equalInTime } from '#api/platform/http/equal-in-time.ts';
import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { type OwnPhone, ownPhone } from '#contract/account/own-phone.ts';
import { PhoneChannel } from '#contract/kitchen/channels.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockTwoCustomers } from '#db/account/admin-customers.ts';
import { changeCustomerSettings } from '#db/account/customer-settings.ts';
import {
  countPhoneCodes,
  countPhoneTry,
  insertPhoneCode,
  listSamePhone,
  verifyPhone,
} from '#db/account/phone-codes.ts';
import { isOptedOut, readOpenChannels } from '#db/kitchen/gateways.ts';
import type { DB } from '#db/types.ts';

const CODE_LIFETIME = { minutes: 10 } as const;
const MOST_TRIES = 5;

/** Codes that a number takes in a day, whoever asks: each costs the kitchen money, and a stranger a moment. */
const MOST_CODES_A_DAY = 6;

/** The phone of an account, and what the kitchen can send to it. */
async function readOwnPhone(db: Kysely<DB>, customerId: string): Promise<OwnPhone | Refusal> {
  const row = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .select(['phone', 'phone_verified_at'])
    .executeTakeFirst();
  if (!row) return refuse('session_expired');
  const { phone, phone_verified_at: verifiedAt } = row;
  const open = await readOpenChannels(db);
  const channels: OwnPhone['channels'] = [];
  for (const channel of PhoneChannel.options) {
    if (!open[channel]) continue;
    const optedOut = phone !== null && (await isOptedOut(db, channel, phone));
    channels.push({ channel, isOptedOut: optedOut });
  }
  const isVerified = verifiedAt !== null;
  const accounts = phone && isVerified ? await listSamePhone(db, { phone, customerId }) : [];
  return {
    ...{ phone, isVerified, channels },
    accounts: accounts.map(({ id, first_name, tiffins_left, orders }) => ({
      ...{ id, orders },
      ...{ firstName: first_name, tiffinsLeft: tiffins_left },
    })),
  };
}

const read = ({ db, caller }: CustomerRead) => readOwnPhone(db, caller.id);

/** Sends a code to the phone of the profile, by the channel that is to be used from then on. */
async function sendCode(
  { db, caller, now }: CustomerWrite,
  { body: { channel } }: InputOf<typeof ownPhone.sendCode>,
) {
  const { phone } = await db
    .selectFrom('customers')
    .where('id', '=', caller.id)
    .select('phone')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (phone === null) return refuse('phone_not_saved');
  if (!(await readOpenChannels(db))[channel]) return refuse('channel_off');
  if (await isOptedOut(db, channel, phone)) return refuse('phone_opted_out');
  if ((await countPhoneCodes(db, phone, now.subtract({ hours: 24 }))) >= MOST_CODES_A_DAY)
    return refuse('too_many_codes', { retryAfter: 3600 });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await insertPhoneCode(db, {
    ...{ customerId: caller.id, phone, channel },
    codeHash: hashCode(caller.id, code),
    createdAt: now,
    expiresAt: now.add(CODE_LIFETIME),
  });
  const details = { name: '', code } as const;
  await enqueueMail(db, { kind: 'phone_code', phoneOf: caller.id, channel, details });
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
  return db.transaction().execute(async (tx) => {
    const sent = await countPhoneTry(tx, caller.id, now);
    if (!sent || sent.tries > MOST_TRIES) return refuse('code_ended', {}, { field: 'code' });
    if (!equalInTime(sent.code_hash, hashCode(caller.id, code))) {
      const over = sent.tries === MOST_TRIES;
      return refuse(over ? 'code_ended' : 'code_wrong', {}, { field: 'code' });
    }
    const { phone: number, channel } = sent;
    if (!(await verifyPhone(tx, { customerId: caller.id, phone: number, at: now })))
      return refuse('code_ended', {}, { field: 'code' });
    const change = { notifications: { [channel]: true } };
    const settings = await changeCustomerSettings(tx, caller.id, change, now);
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
  const [stays, goes] = await lockTwoCustomers(db, [caller.id, accountId]);
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
