import * as z from 'zod/mini';
import { checkAddress } from '#api/kitchen/check-address.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import type { CustomerWrite } from '#api/platform/http/context.ts';
import { fromUnderscores } from '#contract/account/delivery-address.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  CurrentSnackPrices,
  type SnackOrderWithPayment,
  type snackOrders,
} from '#contract/snacks/orders.ts';
import { listKnownAddresses } from '#db/account/addresses.ts';
import { findSnacksToSell, type SnackToSell } from '#db/snacks/catalogue.ts';
import { insertSnackOrder, type NewSnackOrder } from '#db/snacks/orders.ts';
import { completeAddress } from '#domain/account/delivery-address.ts';
import { dayOf } from '#domain/platform/days.ts';
import { priceOfSnacks, type SnackLinePrice, type SnackPrice } from '#domain/snacks/price.ts';
import { checkSnackTime } from '#domain/snacks/snack-times.ts';
import { mailSnackOrder } from './mail-order.ts';
import { presentWithPayment } from './present-order.ts';
import { takeStock } from './take-stock.ts';

type Body = InputOf<typeof snackOrders.place>['body'];
type Line = { item: Body['items'][number]; snack: SnackToSell };

/** More than this does not fit the books; it is a catering order by then. */
const MOST_CENTS = 100_000_00;

type OrderedQuantity = { quantity: number; special_instructions?: string | null | undefined };

/** A line of an order as it is written down: the snack as it is offered now, at the price of now. */
export function toItemRow(
  ordered: OrderedQuantity,
  snack: Omit<SnackToSell, 'is_active' | 'daily_limit' | 'sold_out_day'>,
  price: SnackLinePrice | undefined,
): NewSnackOrder['items'][number] {
  if (!price) throw new Error(`no price for a line of ${snack.name}`);
  return {
    snack_id: snack.id,
    name: snack.name,
    unit: snack.unit,
    quantity: ordered.quantity,
    price_cents: snack.price_cents,
    delivery_charge_cents: snack.delivery_charge_cents,
    tax_basis_points: snack.tax_basis_points,
    items_cents: price.items,
    delivery_cents: price.delivery,
    tax_cents: price.tax,
    special_instructions: ordered.special_instructions || null,
  };
}

/**
 * Orders snacks: what is asked for is looked up, priced here and compared with what the customer
 * read (docs/rules.md#the-servers-prices), the time, the address and each day's limits are checked,
 * and everything is written down as it is sold.
 */
export async function placeSnackOrder(
  ctx: CustomerWrite,
  { body }: InputOf<typeof snackOrders.place>,
): Promise<SnackOrderWithPayment | Refusal> {
  const kitchen = await loadKitchenToBook(ctx);
  const lines = await findLines(ctx, body);
  if (isRefusal(lines)) return lines;

  const price = priceLines(lines, body);
  if (differs(body, price))
    return refuse('prices_changed', {}, { data: { quote: currentPricesOf(lines, price) } });
  if (price.total > MOST_CENTS) return refuse('order_too_large');

  const [day = '', time = ''] = body.delivery_time.split('T');
  const badTime = checkSnackTime({ day, time }, ctx.now, kitchen.closures);
  if (badTime) return badTime;
  const delivered = body.delivery_type === 'delivery';
  const text = delivered ? (body.customer_address ?? '') : null;
  const served = text
    ? await checkAddress(ctx, text, kitchen, 'customer_address')
    : { checked: true };
  if (isRefusal(served)) return served;

  const wanted = lines.map(({ item }) => ({ snackId: item.snack_id, quantity: item.quantity }));
  const snacks = [...new Set(lines.map(({ snack }) => snack))];
  const short = await takeStock(ctx.db, { day, today: dayOf(ctx.now) }, snacks, wanted);
  if (short) return short;

  const customer = await ctx.db
    .selectFrom('customers')
    .where('id', '=', ctx.caller.id)
    .select(['diet', 'allergies'])
    .executeTakeFirstOrThrow();
  const order = await insertSnackOrder(ctx.db, {
    year: Number(dayOf(ctx.now).slice(0, 4)),
    customerId: ctx.caller.id,
    deliveryType: body.delivery_type,
    day,
    time,
    name: body.customer_name,
    email: body.customer_email,
    phone: body.customer_phone,
    address:
      text === null
        ? null
        : completeAddress(
            { ...fromUnderscores(body), text },
            await listKnownAddresses(ctx.db, ctx.caller.id),
          ),
    addressChecked: served.checked,
    diet: customer.diet,
    allergies: customer.allergies,
    specialInstructions: body.special_instructions || null,
    subtotalCents: price.subtotal,
    deliveryCents: price.deliveryFee,
    taxCents: price.taxAmount,
    totalCents: price.total,
    items: lines.map(({ item, snack }, index) => toItemRow(item, snack, price.lines[index])),
    at: ctx.now,
  });
  await mailSnackOrder(ctx.db, 'snack_order_received', order);
  return presentWithPayment(ctx.db, order);
}

/** Each line with the snack it names, or which one is no longer on offer. */
async function findLines(ctx: CustomerWrite, { items }: Body): Promise<Line[] | Refusal> {
  const found = await findSnacksToSell(
    ctx.db,
    items.map(({ snack_id }) => snack_id),
  );
  const byId = new Map(found.map((snack) => [snack.id, snack]));
  const lines: Line[] = [];
  for (const [index, item] of items.entries()) {
    const snack = byId.get(item.snack_id);
    if (!snack?.is_active) {
      const name = snack?.name ?? 'One of the snacks in your cart';
      return refuse('snack_unavailable', { name }, { field: `items.${index}.snack_id` });
    }
    lines.push({ item, snack });
  }
  return lines;
}

function priceLines(lines: readonly Line[], body: Body): SnackPrice {
  return priceOfSnacks(
    lines.map(({ item, snack }) => ({
      price: snack.price_cents,
      deliveryCharge: snack.delivery_charge_cents,
      taxPercentage: snack.tax_basis_points,
      quantity: item.quantity,
    })),
    body.delivery_type,
  );
}

/** Whether the customer read another figure; one that is absent is fine. */
function differs(body: Body, price: SnackPrice): boolean {
  const read: [number | undefined, number][] = [
    [body.subtotal, price.subtotal],
    [body.tax_amount, price.taxAmount],
    [body.delivery_fee, price.deliveryFee],
    [body.total_amount, price.total],
  ];
  return read.some(([shown, now]) => shown !== undefined && shown !== now);
}

const currentPricesOf = (lines: readonly Line[], price: SnackPrice) =>
  z.encode(CurrentSnackPrices, {
    items: lines.map(({ snack }) => ({
      snack_id: snack.id,
      price: snack.price_cents,
      delivery_charge: snack.delivery_charge_cents,
      tax_percentage: snack.tax_basis_points,
    })),
    subtotal: price.subtotal,
    tax_amount: price.taxAmount,
    delivery_fee: price.deliveryFee,
    total_amount: price.total,
  });
