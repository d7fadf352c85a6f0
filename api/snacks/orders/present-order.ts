import { readPublicProfile } from '#api/kitchen/profile.ts';
import { presentBalance } from '#api/money/present-balance.ts';
import type { CustomerRead } from '#api/platform/http/context.ts';
import { ok, paginate } from '#api/platform/http/handler.ts';
import { toUnderscores } from '#contract/account/delivery-address.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SnackOrder, SnackOrderWithHowToPay, snackOrders } from '#contract/snacks/orders.ts';
import {
  findOwnSnackOrder,
  listOwnSnackOrders,
  type SnackOrderItemRow,
  type SnackOrderWithDetails,
} from '#db/snacks/orders.ts';
import { detailsOf } from '#domain/account/delivery-address.ts';
import type { PublicProfile } from '#domain/kitchen/settings.ts';
import { sum } from '#domain/platform/money.ts';
import { canDo } from '#domain/platform/states.ts';
import { SNACK_ORDER_STATES } from '#domain/snacks/order-states.ts';

const presentItem = (item: SnackOrderItemRow): SnackOrder['items'][number] => ({
  snack_id: item.snack_id,
  snack_name: item.name,
  quantity: item.quantity,
  unit: item.unit,
  price: item.price_cents,
  unit_price: item.price_cents,
  special_instructions: item.special_instructions,
  tax_amount: item.tax_cents,
  delivery_fee: item.delivery_cents,
  total: sum(item.items_cents, item.delivery_cents, item.tax_cents),
});

/** A snack order as its customer reads it. */
export function presentSnackOrder(order: SnackOrderWithDetails): SnackOrder {
  const { status } = order;
  const balance = presentBalance(order);
  return {
    id: order.id,
    order_number: order.number,
    status,
    created_at: order.created_at.toString(),
    order_date: order.created_at.toString(),
    items: order.items.map(presentItem),
    subtotal: order.subtotal_cents,
    tax_amount: order.tax_cents,
    delivery_fee: order.delivery_cents,
    total_amount: order.total_cents,
    paid_amount: balance.paid,
    balance,
    currency: order.currency,
    delivery_type: order.delivery_type,
    delivery_time: `${order.delivery_day}T${order.delivery_time}`,
    customer_name: order.customer_name,
    customer_email: order.customer_email,
    customer_phone: order.customer_phone,
    customer_address: order.address?.text ?? null,
    ...toUnderscores(detailsOf(order.address)),
    special_instructions: order.special_instructions,
    admin_notes: order.customer_note,
    cancel_reason: order.cancel_reason,
    fail_reason: order.fail_reason,
    steps: order.steps.map(({ status: reached, at }) => ({
      status: reached,
      at: at.toString(),
    })),
    actions: { cancel: canDo(SNACK_ORDER_STATES, 'cancel', status, 'customer') },
  };
}

/** An order with how to pay what is still owed for it (docs/rules.md#paying). */
export function presentWithHowToPay(
  order: SnackOrderWithDetails,
  { paymentWays }: PublicProfile,
): SnackOrderWithHowToPay {
  return {
    ...presentSnackOrder(order),
    payment: {
      reference: order.number,
      amount: order.owed_cents,
      ways: paymentWays,
    },
  };
}

/** One of the own orders by its number; somebody else's is a 404. */
export async function readByNumber(
  ctx: CustomerRead,
  { params }: InputOf<typeof snackOrders.readByNumber>,
): Promise<SnackOrderWithHowToPay | Refusal> {
  const order = await findOwnSnackOrder(ctx.db, ctx.caller.id, params.number);
  if (!order) return refuse('order_not_found');
  return presentWithHowToPay(order, await readPublicProfile(ctx.db));
}

/** The own orders, newest first, whatever the path says (docs/rules.md#who-may-call-what). */
export async function listOwn(ctx: CustomerRead, { query }: InputOf<typeof snackOrders.listOwn>) {
  const { orders, total } = await listOwnSnackOrders(ctx.db, ctx.caller.id, query);
  return ok(orders.map(presentSnackOrder), { pagination: paginate(query, total) });
}
