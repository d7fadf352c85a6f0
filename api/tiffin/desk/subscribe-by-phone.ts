import { findCustomerOnPhone } from '#api/account/customer-on-phone.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import {
  mailSubscriptionReceived,
  storeSubscription,
} from '#api/tiffin/subscriptions/subscribe.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { includesRole } from '#contract/platform/staff-roles.ts';
import type { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import type { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import { updateSubscription } from '#db/tiffin/subscriptions.ts';
import { taxedPrice } from '#domain/money/plan-price.ts';
import { approve } from './answer-subscription.ts';
import { presentAdminSubscription } from './present-subscription.ts';

/**
 * Writes down a plan for a customer on the phone, by the rules of the customer's own checkout. It
 * waits for approval as any, unless an owner approves it with the same press; a price of its own is an
 * owner's to give, too (docs/rules.md#orders-by-phone).
 */
export async function subscribeByPhone(
  ctx: StaffWrite,
  { body }: InputOf<typeof tiffinsByPhone.subscribe>,
): Promise<AdminSubscription | Refusal> {
  const isOwners = body.ownPrice !== null || body.approval !== 'none';
  if (isOwners && !includesRole(ctx.caller.role, 'owner')) return refuse('forbidden');
  const kitchen = await loadKitchenToBook(ctx);
  const customer = await findCustomerOnPhone(ctx, body.customerId);
  if (isRefusal(customer)) return customer;

  const { deliveryAddress, ownPrice, ...asked } = body;
  const row = await storeSubscription(
    ctx,
    {
      ...asked,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      address: { ...asked, text: deliveryAddress },
      specialInstructions: asked.specialInstructions || null,
      renews: undefined,
      addressField: 'deliveryAddress',
    },
    kitchen,
    (_offer, listPrice) => (ownPrice ? taxedPrice({ ...listPrice, ...ownPrice }) : listPrice),
  );
  if (isRefusal(row)) return row;
  const note = [
    ownPrice && `Own price: ${ownPrice.reason}`,
    asked.takesOutside && `Outside the area: ${asked.outsideReason}`,
  ]
    .filter(Boolean)
    .join('\n');
  if (note) await updateSubscription(ctx.db, row.id, { internal_note: note }, ctx.now);
  const written = presentAdminSubscription({ ...row, internal_note: note || null });
  const approved =
    body.approval === 'none'
      ? written
      : await approve(ctx, row.id, { payment: body.payment ?? null });
  if (isRefusal(approved)) return approved;
  if (body.approval === 'none') await mailSubscriptionReceived(ctx.db, row, customer.firstName);
  const { planName, tiffinCount, totalAmount } = written;
  const overrides = [
    ...(ownPrice ? ['own_price'] : []),
    ...(asked.takesOutside ? ['outside_area'] : []),
  ];
  // Last, so that the step is named after it: undone, the plan is gone and not only its approval.
  await recordAudit(ctx, {
    action: 'create',
    resource: 'subscriptions',
    id: row.id,
    after: { planName, tiffinCount, totalAmount, ...(overrides.length > 0 && { overrides }) },
  });
  return approved;
}
