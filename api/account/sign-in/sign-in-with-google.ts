import type { Transaction } from 'kysely';
import { openSession } from '#api/account/sessions.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import { type accounts, TERMS_VERSION } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  type CustomerRow,
  findCustomerByEmail,
  insertCustomer,
  isStaffEmail,
  lockCustomer,
  takeOverUnverified,
} from '#db/account/accounts.ts';
import {
  bindGoogleAccount,
  findCustomerByGoogle,
  markGoogleTokenUsed,
} from '#db/account/google-accounts.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { rememberSuccess } from '#db/account/sign-in-attempts.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { type GoogleIdentity, GoogleUnreachable, readGoogleToken } from './google-identity.ts';
import { presentCustomer } from './present-customer.ts';

async function registerWithGoogle(
  tx: Transaction<DB>,
  identity: GoogleIdentity,
  now: Temporal.Instant,
): Promise<CustomerRow | undefined> {
  const customer = await insertCustomer(tx, {
    email: identity.email,
    email_verified_at: now,
    google_sub: identity.sub,
    first_name: identity.firstName,
    last_name: identity.lastName,
    // The button says so.
    terms_version: TERMS_VERSION,
    terms_accepted_at: now,
  });
  if (!customer) return findCustomerByEmail(tx, identity.email);
  await enqueueMail(tx, {
    kind: 'welcome',
    customerId: customer.id,
    details: { name: customer.first_name },
  });
  return customer;
}

/**
 * The account of whom Google vouches for. Once a Google account is bound to a customer's, it opens
 * that one whatever its address has become, and no other Google account does; before, its verified
 * address finds the customer, or registers one.
 */
async function accountOfIdentity(
  tx: Transaction<DB>,
  identity: GoogleIdentity,
  now: Temporal.Instant,
): Promise<CustomerRow | Refusal> {
  const found =
    (await findCustomerByGoogle(tx, identity.sub)) ??
    (await findCustomerByEmail(tx, identity.email)) ??
    (await registerWithGoogle(tx, identity, now));
  // Whether it is proved may change until it is locked.
  const customer = found && (await lockCustomer(tx, found.id));
  if (!customer) return refuse('conflict');
  // Whose address it is may change too: an invitation gives an account another one.
  const isTheirs = customer.google_sub === identity.sub || customer.email === identity.email;
  if (!isTheirs) return refuse('conflict');
  if (customer.disabled_at) return refuse('account_disabled');
  if (customer.google_sub && customer.google_sub !== identity.sub)
    return refuse('google_other_account');
  return customer.google_sub ? customer : bindGoogleAccount(tx, customer, identity, now);
}

/**
 * Signs in whom Google vouches for; the first time this registers them. Each token signs in once. An
 * account that somebody had registered with this address without ever proving it becomes the proven
 * owner's alone: its password and its sessions end.
 */
export async function signInWithGoogle(
  ctx: OwnContextOf<typeof accounts.google>,
  { body }: InputOf<typeof accounts.google>,
) {
  const { db, env, now } = ctx;
  if (!env.google) return refuse('google_unavailable');
  const asked = { nonce: body.nonce, now };
  const identity = await readGoogleToken(body.token, env.google, asked).catch((error) => {
    if (!(error instanceof GoogleUnreachable)) throw error;
    ctx.log.warn({ err: error }, 'Google cannot be reached');
    return refuse('unavailable');
  });
  if (!identity) return refuse('invalid_credentials');
  if ('refused' in identity) return identity;
  const { email } = identity;
  if (await isStaffEmail(db, email)) return refuse('customers_only');

  return runTransaction(db, async (tx) => {
    if (!(await markGoogleTokenUsed(tx, identity.token))) return refuse('invalid_credentials');
    let customer = await accountOfIdentity(tx, identity, now);
    if (isRefusal(customer)) return customer;
    if (!customer.email_verified_at) {
      customer = await takeOverUnverified(tx, customer.id, now);
      await revokeSessionsOf(tx, { customerId: customer.id }, now);
    }
    const used = {
      audience: 'customer',
      email: customer.email ?? email,
      address: networkKeyOf(ctx.ip),
    } as const;
    await rememberSuccess(tx, used, now);
    const token = await openSession(tx, ctx, { customerId: customer.id });
    return { user: presentCustomer(customer), token };
  });
}
