import { sql } from 'kysely';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import type { adminCustomers } from '#contract/account/desk-customers.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { insertCustomer, isStaffEmail } from '#db/account/accounts.ts';
import { findAdminCustomer, findNameByPhone } from '#db/account/admin-customers.ts';
import { tellNewApart } from '#db/account/doubles.ts';
import { holdImports } from '#db/account/imports.ts';
import { deliveryAddress, detailsAtDesk, NO_DETAILS } from '#domain/account/delivery-address.ts';
import { presentAdminCustomer, presentWhole } from './present-customer.ts';

const EMAIL_TAKEN = refuse('email_has_account', {}, { field: 'email' });

/**
 * Writes down somebody who has rung up (docs/rules.md#customers-without-an-e-mail-address): a customer
 * like others, who has no way to sign in yet. Nothing is mailed. Of two desks that write down the same
 * number at once one is told of the other.
 */
export async function createCustomer(
  ctx: StaffWrite,
  { body }: InputOf<typeof adminCustomers.create>,
): Promise<AdminCustomerDetails | Refusal> {
  const { db, now } = ctx;
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`dabba new customer ${body.phone}`}))`.execute(
    db,
  );
  await holdImports(db);
  const name = body.sharesPhone ? undefined : await findNameByPhone(db, body.phone);
  if (name !== undefined) return refuse('phone_has_account', { name }, { field: 'phone' });
  if (body.email && (await isStaffEmail(db, body.email))) return EMAIL_TAKEN;
  const address = body.address
    ? deliveryAddress(body.address, detailsAtDesk(body, NO_DETAILS))
    : null;
  const customer = await insertCustomer(db, {
    email: body.email ?? null,
    first_name: body.firstName,
    last_name: body.lastName,
    phone: body.phone,
    address,
    diet: body.diet,
    allergies: body.allergies,
    standing_note: body.standingNote,
  });
  const row = customer && (await findAdminCustomer(db, customer.id));
  if (!row) return EMAIL_TAKEN;
  const told = { at: now, actor: ctx.caller.name };
  if (body.sharesPhone) await tellNewApart(db, [row.id], told);
  await recordAudit(ctx, {
    action: 'create',
    resource: 'customers',
    id: row.id,
    after: presentAdminCustomer(row),
  });
  return presentWhole(db, row, now);
}
