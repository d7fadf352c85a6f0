import type { Kysely } from 'kysely';
import { joinAccounts } from '#api/account/desk/merge-customers.ts';
import { isNearby, redeemPhoneCode, sendPhoneCode } from '#api/account/phone-codes.ts';
import type { CustomerRead, CustomerWrite, OwnContextOf } from '#api/platform/http/context.ts';
import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { type OwnPhone, ownPhone } from '#contract/account/own-phone.ts';
import { PhoneChannel } from '#contract/kitchen/channels.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockToJoin } from '#db/account/admin-customers.ts';
import { changeCustomerSettings } from '#db/account/customer-settings.ts';
import { listSamePhone, verifyPhone } from '#db/account/phone-codes.ts';
import { listOptOuts } from '#db/kitchen/gateways.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { codeChannelOf, openChannels } from '#domain/kitchen/channels.ts';

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

/** Sends a code to the phone of the profile. Whoever has proved no e-mail address could be anybody, as often as they like. */
async function sendCode({ db, caller, now }: CustomerWrite) {
  const { phone } = await db
    .selectFrom('customers')
    .where('id', '=', caller.id)
    .select('phone')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const isProved = caller.emailVerified || phone === null || !isNearby(phone);
  return isProved ? sendPhoneCode(db, { id: caller.id, phone }, now) : refuse('email_not_proved');
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
    const sent = await redeemPhoneCode(tx, caller.id, code, now);
    if (isRefusal(sent)) return sent;
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
