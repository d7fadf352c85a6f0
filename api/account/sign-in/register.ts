import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { openSession } from '#api/account/sessions.ts';
import { hashPassword, refuseGuessable } from '#api/account/sign-in/passwords.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { OwnContextOf } from '#api/platform/http/context.ts';
import { networkKeyOf } from '#api/platform/http/rate-limit.ts';
import type { accounts, SignedIn } from '#contract/account/accounts.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { type CustomerRow, insertCustomer, isStaffEmail } from '#db/account/accounts.ts';
import { rememberSuccess } from '#db/account/sign-in-attempts.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { presentCustomer } from './present-customer.ts';

const TAKEN = refuse('email_taken', {}, { field: 'email' });

/**
 * Registers a customer and signs them in. It always makes a customer: `role_name` and the like are
 * not read (docs/rules.md#registering). The address is not verified by this and opens nothing by
 * itself.
 */
export async function register(
  ctx: OwnContextOf<typeof accounts.register>,
  { body }: InputOf<typeof accounts.register>,
) {
  const { first_name, last_name, email, password } = body;
  const refused = await refuseGuessable(password, [first_name, last_name, email], 'password');
  if (refused) return refused;
  // Before the transaction: a hash takes long, and would hold a connection meanwhile.
  const passwordHash = await hashPassword(password);

  return runTransaction(ctx.db, async (tx) => {
    // In the words and the time that a customer's address takes: nobody learns who works here.
    if (await isStaffEmail(tx, body.email)) return TAKEN;
    const customer = await insertCustomer(tx, {
      email: body.email,
      password_hash: passwordHash,
      first_name: body.first_name,
      last_name: body.last_name,
      phone: body.mobile_number,
      address: body.address ? deliveryAddress(body.address) : null,
      terms_version: body.terms_version,
      terms_accepted_at: ctx.now,
    });
    if (!customer) return TAKEN;
    return welcome(tx, ctx, customer, body.email);
  });
}

/**
 * Signs somebody in whose account is theirs from now on: from here they are known, and a mail welcomes
 * them. `email` is the account's.
 */
export async function welcome(
  tx: Transaction<DB>,
  ctx: Parameters<typeof openSession>[1],
  customer: CustomerRow,
  email: string,
): Promise<z.output<typeof SignedIn>> {
  const address = networkKeyOf(ctx.ip);
  await rememberSuccess(tx, { audience: 'customer', email, address }, ctx.now);
  await enqueueMail(tx, {
    kind: 'welcome',
    customerId: customer.id,
    details: { name: customer.first_name },
  });
  const token = await openSession(tx, ctx, { customerId: customer.id });
  return { user: presentCustomer(customer), token };
}
