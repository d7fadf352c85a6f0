import type { Kysely, Transaction } from 'kysely';
import { findCodeChannel, redeemPhoneCode, sendPhoneCode } from '#api/account/phone-codes.ts';
import { redeemCode, requestCodeTo } from '#api/account/request-code.ts';
import { hashPassword, refuseGuessable } from '#api/account/sign-in/passwords.ts';
import type { ContextOf, OwnContextOf } from '#api/platform/http/context.ts';
import { handlers, ownTransaction } from '#api/platform/http/handler.ts';
import { hashSecretToken } from '#api/platform/http/secret-tokens.ts';
import { invitations } from '#contract/account/invitations.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, refuse } from '#contract/platform/refusal.ts';
import { type CustomerRow, isOthersEmail, isStaffEmail } from '#db/account/accounts.ts';
import { findInvited, takeOverInvited } from '#db/account/invitations.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { fullName } from '#domain/account/full-name.ts';
import { welcome } from './register.ts';

const INVALID = refuse('invitation_invalid');
const TAKEN = refuse('email_taken', {}, { field: 'email' });

/** Whether nobody else signs in with an address, at the desk neither. */
const isFree = async (db: Kysely<DB>, email: string, customerId: string): Promise<boolean> =>
  !(await isStaffEmail(db, email)) && !(await isOthersEmail(db, email, customerId));

/** Whom a link is for. */
async function readInvitation(
  { db, now }: ContextOf<typeof invitations.read>,
  { body }: InputOf<typeof invitations.read>,
) {
  const customer = await findInvited(db, hashSecretToken(body.token), now);
  if (!customer) return INVALID;
  const by = await findCodeChannel(db, customer.phone);
  return {
    firstName: customer.first_name || customer.last_name,
    email: customer.email,
    codeToPhone: customer.phone !== null && by ? { ends: endOf(customer.phone), by } : null,
  };
}

/** Whoever holds a link knows the number already, or is not told it. */
const endOf = (phone: string): string => phone.slice(-2);

/** Sends a code to an address that nobody may have written from before: the link vouches for it. */
async function sendInvitationCode(
  ctx: ContextOf<typeof invitations.sendCode>,
  { body: { token, email } }: InputOf<typeof invitations.sendCode>,
) {
  const customer = await findInvited(ctx.db, hashSecretToken(token), ctx.now);
  if (!customer) return INVALID;
  if (!(await isFree(ctx.db, email, customer.id))) return TAKEN;
  const asking = await requestCodeTo(ctx, email, { isKnown: true });
  return isRefusal(asking) ? asking : { asking };
}

/** Sends a code to the phone that the kitchen has written down: the link vouches for whoever asks. */
async function sendInvitationPhoneCode(
  ctx: ContextOf<typeof invitations.sendPhoneCode>,
  { body: { token, email } }: InputOf<typeof invitations.sendPhoneCode>,
) {
  const { db, now } = ctx;
  const customer = await findInvited(db, hashSecretToken(token), now);
  if (!customer) return INVALID;
  if (!(await isFree(db, email, customer.id))) return TAKEN;
  const by = await findCodeChannel(db, customer.phone);
  const sent = await sendPhoneCode(db, customer, now);
  if (isRefusal(sent)) return sent;
  return by ? { ends: endOf(sent.phone), by } : refuse('channel_off');
}

/** What the kitchen calls whoever is invited, or what they say themselves where it knows no name. */
function nameOf(invited: CustomerRow, said: InputOf<typeof invitations.accept>['body']) {
  const { first_name, last_name } = fullName(invited) === '' ? said : invited;
  return first_name !== undefined && last_name !== undefined ? { first_name, last_name } : null;
}

/**
 * Hands the account that the kitchen wrote down over to whoever holds its link and has proved an
 * e-mail address or its phone: with the address and a password they sign in from now on. One that was
 * not proved is as one that somebody has registered with. Of two who use a link at once one gets the
 * account.
 */
async function acceptInvitation(
  ctx: OwnContextOf<typeof invitations.accept>,
  { body }: InputOf<typeof invitations.accept>,
) {
  const { db, now } = ctx;
  const { email, code, askings, password, proves } = body;
  const tokenHash = hashSecretToken(body.token);
  const invited = await findInvited(db, tokenHash, now);
  if (!invited) return INVALID;
  const named = nameOf(invited, body);
  if (!named) return refuse('name_missing', {}, { field: 'first_name' });
  const own = [named.first_name, named.last_name, email];
  const refused = await refuseGuessable(password, own, 'password');
  if (refused) return refused;
  if (!(await isFree(db, email, invited.id))) return TAKEN;
  const passwordHash = await hashPassword(password);

  const takeOver = async (tx: Transaction<DB>, provedPhone: string | null) => {
    const customer = await takeOverInvited(tx, tokenHash, {
      ...{ email, provedPhone, passwordHash, named },
      termsVersion: body.terms_version,
      at: now,
    });
    if (customer === 'taken') return TAKEN;
    if (!customer) return INVALID;
    return welcome(tx, ctx, customer, email);
  };
  if (proves !== 'phone')
    return redeemCode(db, { email, code, askings }, now, (tx) => takeOver(tx, null));
  return runTransaction(db, async (tx) => {
    const sent = await redeemPhoneCode(tx, invited.id, code, now);
    return isRefusal(sent) ? sent : takeOver(tx, sent.phone);
  });
}

export const invitationHandlers = handlers(invitations, {
  read: readInvitation,
  sendCode: sendInvitationCode,
  sendPhoneCode: sendInvitationPhoneCode,
  accept: ownTransaction(acceptInvitation),
});
