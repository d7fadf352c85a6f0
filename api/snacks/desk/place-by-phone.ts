import { findCustomerOnPhone } from '#api/account/customer-on-phone.ts';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { handlers } from '#api/platform/http/handler.ts';
import { readForOrder, storeSnackOrder } from '#api/snacks/orders/place-order.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/platform/refusal.ts';
import { snacksByPhone } from '#contract/snacks/desk-by-phone.ts';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
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
  const customer = await findCustomerOnPhone(ctx, body.customerId);
  if (isRefusal(customer)) return customer;
  const { deliveryType, deliveryAddress, overrides, ...asked } = body;
  const customerId = customer.id;
  const reads = await readForOrder(ctx, { customerId, deliveryType, items: asked.items });
  const stored = await storeSnackOrder(
    ctx,
    {
      customerId,
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      deliveryType,
      day: asked.deliveryDate,
      time: asked.deliveryTime,
      address: deliveryType === 'pickup' ? null : { ...asked, text: deliveryAddress ?? '' },
      specialInstructions: asked.specialInstructions || null,
      actor: `staff ${ctx.caller.email}`,
      overrides,
    },
    reads,
  );
  if (isRefusal(stored)) return nameField(stored);
  const { order, beyond } = stored;
  const note = beyond.length > 0 ? { internalNote: asked.reason } : {};
  const confirmed = await actOnSnackOrder(ctx, order.id, { action: 'confirm', ...note });
  if (isRefusal(confirmed)) return confirmed;
  // Last, so that the step is named after it: undone, the order is gone and not only its confirmation.
  await recordAudit(ctx, {
    action: 'place',
    resource: 'snack-orders',
    id: order.id,
    after: {
      deliveryType,
      deliveryDate: order.delivery_day,
      totalAmount: order.total_cents,
      ...(beyond.length > 0 && { overrides: beyond }),
    },
  });
  return confirmed;
}

/** Fields of the shop's order, as the desk's calls them. */
const FIELDS: Readonly<Record<string, string>> = {
  customer_address: 'deliveryAddress',
  delivery_time: 'deliveryTime',
};

const nameField = (refusal: Refusal): Refusal =>
  refusal.field ? { ...refusal, field: FIELDS[refusal.field] ?? refusal.field } : refusal;

export const snacksByPhoneHandlers = handlers(snacksByPhone, { place: placeByPhone });
