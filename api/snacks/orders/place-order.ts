import * as z from 'zod/mini';
import { checkAddress } from '#api/kitchen/check-address.ts';
import { loadKitchenToBook } from '#api/kitchen/load-kitchen.ts';
import { readPublicProfile } from '#api/kitchen/profile.ts';
import type { CustomerWrite, ForCustomer } from '#api/platform/http/context.ts';
import { fromUnderscores } from '#contract/account/delivery-address.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SnackOverride } from '#contract/snacks/desk-by-phone.ts';
import {
  CurrentSnackPrices,
  type DeliveryType,
  type SnackOrderWithHowToPay,
  type snackOrders,
} from '#contract/snacks/orders.ts';
import { listKnownAddresses } from '#db/account/addresses.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import { findSnacksToSell, type SnackToSell } from '#db/snacks/catalogue.ts';
import {
  insertSnackOrder,
  type NewSnackOrder,
  type SnackOrderWithDetails,
} from '#db/snacks/orders.ts';
import { type AskedAddress, completeAddress } from '#domain/account/delivery-address.ts';
import type { PublicProfile } from '#domain/kitchen/settings.ts';
import { dayOf, type IsoDay } from '#domain/platform/days.ts';
import type { PriceBreakdown } from '#domain/platform/money.ts';
import type { SnackOrderOverride } from '#domain/snacks/beyond-rules.ts';
import { priceOfSnacks, type SnackPrice } from '#domain/snacks/price.ts';
import { checkSnackTime } from '#domain/snacks/snack-times.ts';
import { mailSnackOrder } from './enqueue-order-mail.ts';
import { presentWithHowToPay } from './present-order.ts';
import { refuseSoldOut, takeStock } from './take-stock.ts';

type Body = InputOf<typeof snackOrders.place>['body'];
type OrderedItem = Body['items'][number];
type Line = { item: OrderedItem; snack: SnackToSell };

/** More than this does not fit the books; it is a catering order by then. */
const MOST_CENTS = 100_000_00;

type OrderedQuantity = { quantity: number; special_instructions?: string | null | undefined };

/** A line of an order as it is written down: the snack as it is offered now, at the price of now. */
export function toItemRow(
  ordered: OrderedQuantity,
  snack: Omit<SnackToSell, 'is_active' | 'daily_limit' | 'sold_out_day'>,
  price: PriceBreakdown | undefined,
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
    items_cents: price.subtotal,
    delivery_cents: price.deliveryFee,
    tax_cents: price.taxAmount,
    special_instructions: ordered.special_instructions || null,
  };
}

/** Snacks as they are asked for, and by whom. */
export type SnackOrderRequest = {
  customerId: string;
  name: string;
  email: string;
  phone: string;
  deliveryType: DeliveryType;
  /** `YYYY-MM-DD` and one of `SNACK_TIMES`. */
  day: IsoDay;
  time: string;
  /** Where it is brought to; null for pickup. */
  address: AskedAddress | null;
  specialInstructions: string | null;
  /** Who writes it down. */
  actor: string;
  /** What the kitchen does beyond what a customer may: only what is needed counts; nothing when absent. */
  overrides?: readonly SnackOverride[];
};

/** What an order is checked by and priced at, as it is while the transaction lasts. */
type OrderReads = Awaited<ReturnType<typeof readForOrder>>;

/** Reads that, and holds the calendar and the snacks. */
export async function readForOrder(
  ctx: Pick<CustomerWrite, 'db' | 'now'>,
  asked: { customerId: string; deliveryType: DeliveryType; items: readonly OrderedItem[] },
) {
  const [kitchen, lines, known] = await Promise.all([
    loadKitchenToBook(ctx),
    findLines(ctx.db, asked.items),
    asked.deliveryType === 'delivery' ? listKnownAddresses(ctx.db, asked.customerId) : [],
  ]);
  return { kitchen, lines, known };
}

/** What else is done about an order while it is stored. */
type Storing = {
  /** The prices of the lines as they are now, or why nothing is sold at them. */
  checkPrice?: (lines: readonly Line[], price: SnackPrice) => Refusal | null;
  /** Writes the mail about it, where one goes out; a refusal takes it back. */
  mail?: (order: SnackOrderWithDetails) => Promise<void>;
};

/** What was ordered, and which of the rules for customers it is beyond. */
type Ordered = { order: SnackOrderWithDetails; beyond: SnackOrderOverride[] };

/**
 * Stores an order of snacks: what is asked for is priced here (and refused where `checkPrice` does),
 * the time, the address and each day's limits are checked, and everything is written down as it is sold.
 */
export async function storeSnackOrder(
  { db, now }: Pick<CustomerWrite, 'db' | 'now'>,
  asked: SnackOrderRequest,
  { kitchen, lines, known }: OrderReads,
  { checkPrice, mail }: Storing = {},
): Promise<Ordered | Refusal> {
  const { day, time, address, overrides = [] } = asked;
  if (isRefusal(lines)) return lines;
  const price = priceOfLines(lines, asked.deliveryType);
  const badPrice = checkPrice?.(lines, price);
  if (badPrice) return badPrice;
  if (price.total > MOST_CENTS) return refuse('order_too_large');

  const badTime = checkSnackTime({ day, time }, now, kitchen.closures);
  if (badTime) return badTime;
  const served = address
    ? await checkAddress({ db }, address.text, kitchen, 'customer_address')
    : { checked: true };
  if (isRefusal(served) && !overrides.includes('outside_area')) return served;

  const wanted = lines.map(({ item, snack }) => ({ snackId: snack.id, quantity: item.quantity }));
  const snacks = [...new Set(lines.map(({ snack }) => snack))];
  const beyondLimits = overrides.includes('over_limit');
  const soldOut = beyondLimits ? null : refuseSoldOut(snacks, day);
  if (soldOut) return soldOut;
  const order = await insertSnackOrder(db, {
    year: Number(dayOf(now).slice(0, 4)),
    customerId: asked.customerId,
    deliveryType: asked.deliveryType,
    day,
    time,
    name: asked.name,
    email: asked.email,
    phone: asked.phone,
    address: address && completeAddress(address, known),
    addressChecked: isRefusal(served) || served.checked,
    specialInstructions: asked.specialInstructions,
    price,
    items: lines.map(({ item, snack }, index) => toItemRow(item, snack, price.lines[index])),
    actor: asked.actor,
    at: now,
  });
  if (mail) sendAhead(db, mail(order));
  // Others wait for the day's rows, so they are locked last; a refusal takes order and mail back.
  const taken = await takeStock(db, { day, today: dayOf(now) }, snacks, wanted, { beyondLimits });
  if (isRefusal(taken)) return taken;
  const beyond = [...taken, ...(isRefusal(served) ? (['outside_area'] as const) : [])];
  return { order, beyond };
}

/** What somebody's own order begins with: what it is checked by, and how it can be paid. */
export async function readForOwnOrder(
  ctx: ForCustomer,
  { body }: InputOf<typeof snackOrders.place>,
): Promise<{ reads: OrderReads; profile: PublicProfile }> {
  const { items, delivery_type: deliveryType } = body;
  const [reads, profile] = await Promise.all([
    readForOrder(ctx, { customerId: ctx.caller.id, deliveryType, items }),
    readPublicProfile(ctx.db),
  ]);
  return { reads, profile };
}

/**
 * Orders snacks for oneself, at the prices that were read (docs/rules.md#the-servers-prices).
 */
export async function placeSnackOrder(
  ctx: CustomerWrite,
  { body }: InputOf<typeof snackOrders.place>,
  { reads, profile }: Awaited<ReturnType<typeof readForOwnOrder>>,
): Promise<SnackOrderWithHowToPay | Refusal> {
  const [day = '', time = ''] = body.delivery_time.split('T');
  const isBrought = body.delivery_type === 'delivery';
  const stored = await storeSnackOrder(
    ctx,
    {
      customerId: ctx.caller.id,
      name: body.customer_name,
      email: body.customer_email,
      phone: body.customer_phone,
      deliveryType: body.delivery_type,
      day,
      time,
      address: isBrought ? { ...fromUnderscores(body), text: body.customer_address ?? '' } : null,
      specialInstructions: body.special_instructions || null,
      actor: 'customer',
    },
    reads,
    {
      checkPrice: (lines, price) =>
        differs(body, price)
          ? refuse('prices_changed', {}, { data: { quote: currentPricesOf(lines, price) } })
          : null,
      mail: (order) => mailSnackOrder(ctx.db, 'snack_order_received', order),
    },
  );
  return isRefusal(stored) ? stored : presentWithHowToPay(stored.order, profile);
}

/** Each line with the snack it names, or which one is no longer on offer. */
async function findLines(
  db: CustomerWrite['db'],
  items: readonly OrderedItem[],
): Promise<Line[] | Refusal> {
  const found = await findSnacksToSell(
    db,
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

function priceOfLines(lines: readonly Line[], deliveryType: DeliveryType): SnackPrice {
  return priceOfSnacks(
    lines.map(({ item, snack }) => ({
      price: snack.price_cents,
      deliveryCharge: snack.delivery_charge_cents,
      taxPercentage: snack.tax_basis_points,
      quantity: item.quantity,
    })),
    deliveryType,
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
