import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { SENDER } from '#api/kitchen/mail-templates/sample-details.ts';
import { contentOfMail } from '#api/kitchen/mail-templates/templates.ts';
import { presentAdminSnackOrder } from '#api/snacks/desk/present-order.ts';
import { aboutSnackOrder } from '#api/snacks/orders/enqueue-order-mail.ts';
import { toItemRow } from '#api/snacks/orders/place-order.ts';
import { presentSnackOrder } from '#api/snacks/orders/present-order.ts';
import { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { type DeliveryType, SnackOrder } from '#contract/snacks/orders.ts';
import { findSnackOrders, type SnackOrderWithDetails } from '#db/snacks/orders.ts';
import type { DB } from '#db/types.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import type { PriceBreakdown } from '#domain/platform/money.ts';
import { type PricedSnack, priceOfSnacks } from '#domain/snacks/price.ts';
import { buildCustomer } from '#test/factories.ts';
import { pickupPriceOfCart } from '#web/snacks/cart/cart.ts';
import { exactPriceOfSnacks } from './exact-price.ts';

/** A cart and how it is to reach its customer. */
export type SomeCart = { deliveryType: DeliveryType; lines: PricedSnack[] };

const AT_ONCE = 500;

/** `C$1,234.56` in cents, read as a person reads it. */
function readMoney(shown: string): number {
  const digits = /^C\$([\d,]+)\.(\d\d)$/.exec(shown);
  if (!digits) throw new Error(`That is no amount: ${shown}`);
  return Number(`${digits[1]?.replaceAll(',', '')}${digits[2]}`);
}

/** What travels, as the other side reads it. */
const travelled = <S extends z.ZodMiniType>(schema: S, value: z.output<S>): z.output<S> =>
  z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, value))));

function shownInMail(order: SnackOrderWithDetails): PriceBreakdown {
  const details = { ...aboutSnackOrder(order), customerNote: null };
  const { blocks } = contentOfMail('snack_order_received', details, SENDER);
  const sums = blocks.find((block) => block.is === 'sums');
  const amounts = sums?.is === 'sums' ? sums.facts : [];
  const named = (label: string) => {
    const fact = amounts.find((one) => one.label === label);
    return fact ? readMoney(fact.value) : 0;
  };
  const lines = amounts.slice(0, order.items.length);
  const subtotal = lines.reduce((all, { value }) => all + readMoney(value), 0);
  return {
    subtotal,
    deliveryFee: named('Delivery'),
    taxAmount: named('Tax'),
    total: named('Total'),
  };
}

/** The figures of one order wherever somebody reads them. */
function shownEverywhere(order: SnackOrderWithDetails): Record<string, PriceBreakdown> {
  const customer = travelled(SnackOrder, presentSnackOrder(order));
  const desk = travelled(AdminSnackOrder, presentAdminSnackOrder(order));
  return {
    row: {
      subtotal: order.subtotal_cents,
      deliveryFee: order.delivery_cents,
      taxAmount: order.tax_cents,
      total: order.total_cents,
    },
    customer: {
      subtotal: customer.subtotal,
      deliveryFee: customer.delivery_fee,
      taxAmount: customer.tax_amount,
      total: customer.total_amount,
    },
    'lines of the customer': {
      subtotal: customer.items.reduce((all, item) => all + item.price * item.quantity, 0),
      deliveryFee: customer.items.reduce((all, item) => all + item.delivery_fee, 0),
      taxAmount: customer.items.reduce((all, item) => all + item.tax_amount, 0),
      total: customer.items.reduce((all, item) => all + item.total, 0),
    },
    desk: {
      subtotal: desk.subtotal,
      deliveryFee: desk.deliveryFee,
      taxAmount: desk.taxAmount,
      total: desk.totalAmount,
    },
    mail: shownInMail(order),
  };
}

const figuresOf = (price: ReturnType<typeof exactPriceOfSnacks>): PriceBreakdown => ({
  subtotal: price.subtotal,
  deliveryFee: price.deliveryFee,
  taxAmount: price.taxAmount,
  total: price.total,
});

const asCartLine = (line: PricedSnack, index: number) => ({
  ...line,
  snackId: String(index),
  slug: '',
  name: '',
  unit: '',
  specialInstructions: '',
});

async function store(db: Kysely<DB>, customerId: string, carts: readonly SomeCart[]) {
  const orders = carts.map(({ deliveryType, lines }) => {
    const price = priceOfSnacks(lines, deliveryType);
    const id = randomUUID();
    const items = lines.map((line, position) => ({
      ...toItemRow(
        line,
        {
          id: '',
          name: 'Khandvi',
          unit: '',
          price_cents: line.price,
          delivery_charge_cents: line.deliveryCharge,
          tax_basis_points: line.taxPercentage,
        },
        price.lines[position],
      ),
      snack_id: null,
      order_id: id,
      position,
    }));
    const order = {
      id,
      number: `SN-${id}`,
      customer_id: customerId,
      delivery_type: deliveryType,
      delivery_day: '2026-11-20',
      delivery_time: '14:00',
      customer_name: 'Asha Patel',
      customer_email: 'asha@example.com',
      customer_phone: '+19055550123',
      address: deliveryAddress('12 Maple Street, Oshawa, ON L1G 4S8'),
      subtotal_cents: price.subtotal,
      delivery_cents: price.deliveryFee,
      tax_cents: price.taxAmount,
      total_cents: price.total,
    };
    return { order, items };
  });
  await db
    .insertInto('snack_orders')
    .values(orders.map(({ order }) => order))
    .execute();
  await db
    .insertInto('snack_order_items')
    .values(orders.flatMap(({ items }) => items))
    .execute();
  return orders.map(({ order }) => order.id);
}

/**
 * Follows carts from the browser through the books to whoever reads them, and answers every place
 * whose figures are not those of the exact fractions, to the cent.
 */
export async function followCarts(db: Kysely<DB>, carts: readonly SomeCart[]): Promise<string[]> {
  const wrong: string[] = [];
  const { id: customerId } = await buildCustomer(db);
  for (let from = 0; from < carts.length; from += AT_ONCE) {
    const some = carts.slice(from, from + AT_ONCE);
    const ids = await store(db, customerId, some);
    const found = new Map((await findSnackOrders(db, ids)).map((order) => [order.id, order]));
    for (const [index, { deliveryType, lines }] of some.entries()) {
      const exact = figuresOf(exactPriceOfSnacks(lines, deliveryType));
      const exactCart = figuresOf(exactPriceOfSnacks(lines, 'pickup'));
      const order = found.get(ids[index] ?? '');
      if (!order) throw new Error('an order that was just stored is not there');
      const shown = {
        ...shownEverywhere(order),
        checkout: figuresOf(priceOfSnacks(lines, deliveryType)),
      };
      const cart = figuresOf(pickupPriceOfCart(lines.map(asCartLine)));
      const places = Object.entries({ ...shown, cart }).filter(
        ([place, figures]) => !same(figures, place === 'cart' ? exactCart : exact),
      );
      for (const [place, figures] of places)
        wrong.push(`${place}: ${JSON.stringify({ figures, exact, deliveryType, lines })}`);
    }
    await db.deleteFrom('snack_orders').where('customer_id', '=', customerId).execute();
  }
  return wrong;
}

/** To the cent, and the parts make up the total. */
function same(shown: PriceBreakdown, exact: PriceBreakdown): boolean {
  const parts = ['subtotal', 'deliveryFee', 'taxAmount', 'total'] as const;
  return (
    parts.every((part) => shown[part] === exact[part]) &&
    shown.subtotal + shown.deliveryFee + shown.taxAmount === shown.total
  );
}
