import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { storeSnackOrder } from '#api/snacks/orders/place-order.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { snacksByPhone } from '#contract/snacks/desk-by-phone.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { findCustomer, lockCustomerForWrite } from '#db/account/accounts.ts';
import { actOnSnackOrder } from './act-on-order.ts';

/**
 * Writes down an order of snacks for a customer on the phone, by the rules of their own checkout and
 * what the kitchen does beyond them (docs/rules.md#orders-by-phone). Whoever takes the order has said
 * yes to it, so it is confirmed.
 */
async function placeByPhone(
  ctx: StaffWrite,
  { body }: InputOf<typeof snacksByPhone.place>,
): Promise<AdminSnackOrder | Refusal> {
  const isHere = await lockCustomerForWrite(ctx.db, body.customerId);
  const customer = isHere ? await findCustomer(ctx.db, body.customerId) : undefined;
  if (!customer) return refuse('customer_erased');
  if (!customer.phone) return refuse('phone_missing');
  const { deliveryType, deliveryAddress, overrides, ...asked } = body;
  const order = await storeSnackOrder(ctx, {
    customerId: customer.id,
    name: `${customer.first_name} ${customer.last_name}`,
    email: customer.email,
    phone: customer.phone,
    deliveryType,
    day: asked.deliveryDate,
    time: asked.deliveryTime,
    address: deliveryType === 'pickup' ? null : { ...asked, text: deliveryAddress ?? '' },
    specialInstructions: asked.specialInstructions || null,
    items: asked.items,
    actor: ctx.caller.name,
    overrides,
  });
  if (isRefusal(order)) return order;
  await recordAudit(ctx, {
    action: 'place',
    resource: 'snack-orders',
    id: order.id,
    after: {
      deliveryType,
      deliveryDate: order.delivery_day,
      totalAmount: order.total_cents,
      overrides,
    },
  });
  const note = overrides.length > 0 ? { internalNote: asked.reason } : {};
  return actOnSnackOrder(ctx, order.id, { action: 'confirm', ...note });
}

export const snacksByPhoneHandlers = handlers(snacksByPhone, { place: placeByPhone });
