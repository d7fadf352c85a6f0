import { eraseCustomer } from '#api/account/erase-customer.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { staffName, withSubscription } from '#api/tiffin/desk/with-subscription.ts';
import { pauseSubscription } from '#api/tiffin/subscriptions/pause.ts';
import type { AdminCustomerDetails } from '#contract/account/desk-customer.ts';
import { phone } from '#contract/platform/primitives.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { AdminCustomerRow } from '#db/account/admin-customers.ts';
import { revokeSessionsOf } from '#db/account/sessions.ts';
import { describeOpenMatters, noteStep, withCustomer } from './present-customer.ts';

const setDisabled = (ctx: StaffWrite, id: string, at: Temporal.Instant | null) =>
  ctx.db
    .updateTable('customers')
    .set({ disabled_at: at, updated_at: ctx.now })
    .where('id', '=', id)
    .execute();

/** Pauses what runs until somebody resumes it: what is booked is released, nothing new is booked. */
async function pauseSubscriptions(ctx: StaffWrite, customerId: string): Promise<Refusal | null> {
  const subscriptions = await ctx.db
    .selectFrom('subscriptions')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'active')
    .orderBy('id')
    .select('id')
    .execute();
  const kitchen = await loadKitchen(ctx);
  for (const { id } of subscriptions) {
    const paused = await withSubscription(ctx, id, 'pause', (row) =>
      pauseSubscription(ctx.db, row, {
        actor: { who: 'staff', name: staffName(ctx) },
        at: ctx.now,
        kitchen,
        from: null,
        until: null,
        reason: null,
      }),
    );
    if (isRefusal(paused)) return paused;
  }
  return null;
}

/**
 * Disables an account: its sessions and its password links end at once, and whoever signs in with
 * the right password is told so. What is booked stays, unless the plans are paused with it.
 */
export function disableCustomer(
  ctx: StaffWrite,
  id: string,
  body: { reason: string; pausePlans: boolean },
): Promise<AdminCustomerDetails | Refusal> {
  return withCustomer(ctx, id, 'disable', async (row) => {
    if (row.disabled_at) return refuse('action_not_allowed', { status: 'disabled' });
    await setDisabled(ctx, id, ctx.now);
    await revokeSessionsOf(ctx.db, { customerId: id }, ctx.now);
    await ctx.db.deleteFrom('password_resets').where('customer_id', '=', id).execute();
    await noteStep(ctx, id, 'disable', body.reason);
    return body.pausePlans ? pauseSubscriptions(ctx, id) : null;
  });
}

/** Lets a disabled account sign in again; its plans stay as they are. */
export function enableCustomer(
  ctx: StaffWrite,
  id: string,
  body: { reason: string },
): Promise<AdminCustomerDetails | Refusal> {
  return withCustomer(ctx, id, 'enable', async (row) => {
    if (!row.disabled_at) return refuse('action_not_allowed', { status: 'enabled' });
    await setDisabled(ctx, id, null);
    await noteStep(ctx, id, 'enable', body.reason);
    return null;
  });
}

/** Ends all sessions of a customer, who can sign in again. */
export function signCustomerOut(
  ctx: StaffWrite,
  id: string,
  body: { reason: string },
): Promise<AdminCustomerDetails | Refusal> {
  return withCustomer(ctx, id, 'sign-out', async () => {
    await revokeSessionsOf(ctx.db, { customerId: id }, ctx.now);
    await noteStep(ctx, id, 'sign-out', body.reason);
    return null;
  });
}

const asPhone = phone();

/** Whether somebody typed how an account is known: its e-mail address, or without one its phone. */
const isContactOf = ({ email, phone: number }: AdminCustomerRow, typed: string): boolean =>
  email === null ? asPhone.safeParse(typed).data === number : typed.toLowerCase() === email;

/**
 * Erases a customer who asked for it by letter, at once. Not while anything runs, is booked or owed:
 * what to settle first is named. Typing their address or number guards against the wrong page.
 */
export function anonymiseCustomer(
  ctx: StaffWrite,
  id: string,
  body: { contact: string },
): Promise<AdminCustomerDetails | Refusal> {
  return withCustomer(ctx, id, 'anonymise', async (row) => {
    if (!isContactOf(row, body.contact)) return refuse('contact_differs', {}, { field: 'contact' });
    const toSettle = await describeOpenMatters(ctx.db, id);
    if (toSettle.length > 0) return refuse('customer_unsettled', { what: toSettle.join(', ') });
    return (await eraseCustomer(ctx.db, id, ctx.now)) ? null : refuse('customer_erased');
  });
}
