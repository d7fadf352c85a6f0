import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import { type DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { namedActor } from '#db/kitchen/staff.ts';
import { literals } from '#db/platform/literals.ts';
import { prepared } from '#db/platform/prepared.ts';
import type { DB } from '#db/types.ts';
import { costOfSnackOrder } from '#domain/money/payable-costs.ts';
import { balanceOf, totalsOf } from '#domain/money/settlement.ts';
import type { PriceBreakdown } from '#domain/platform/money.ts';

export type SnackOrderRow = Selectable<DB['snack_orders']>;
export type SnackOrderItemRow = Selectable<DB['snack_order_items']>;
export type SnackOrderStepRow = Selectable<DB['snack_order_steps']>;
export type SnackOrderMoveRow = Selectable<DB['snack_order_moves']>;

/** An order with its lines, the states it has been in and the days it was taken to. */
export type SnackOrderWithDetails = SnackOrderRow & {
  items: SnackOrderItemRow[];
  steps: SnackOrderStepRow[];
  moves: SnackOrderMoveRow[];
};

/** Every read of snack orders starts here, so that all of them show the same fields. */
export function selectSnackOrders(db: Kysely<DB>) {
  return db.selectFrom('snack_orders as order').selectAll('order');
}

/** Adds lines, steps and moves to orders, in one query each. */
export async function withSnackOrderDetails(
  db: Kysely<DB>,
  orders: readonly SnackOrderRow[],
): Promise<SnackOrderWithDetails[]> {
  if (orders.length === 0) return [];
  const isTheirs = sql<boolean>`order_id = ANY ((SELECT ${orders.map(({ id }) => id)}::uuid[])::uuid[])`;
  const [items, steps, moves] = await Promise.all([
    db
      .selectFrom('snack_order_items')
      .modifyFront(prepared)
      .where(isTheirs)
      .selectAll()
      .orderBy('position')
      .execute(),
    // What is reached at one moment, as by phone, stands as it comes.
    db
      .selectFrom('snack_order_steps')
      .modifyFront(prepared)
      .where(isTheirs)
      .select(['order_id', 'status', 'at', namedActor('actor').as('actor'), 'note'])
      .orderBy('at')
      .orderBy(sql`array_position(ARRAY[${literals(SnackOrderStatus.options)}], status)`)
      .execute(),
    db
      .selectFrom('snack_order_moves')
      .modifyFront(prepared)
      .where(isTheirs)
      .selectAll()
      .select(namedActor('actor').as('actor'))
      .orderBy('snack_order_moves.id')
      .execute(),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.order_id);
  const stepsOf = Map.groupBy(steps, (step) => step.order_id);
  const movesOf = Map.groupBy(moves, (move) => move.order_id);
  return orders.map((order) => ({
    ...order,
    items: itemsOf.get(order.id) ?? [],
    steps: stepsOf.get(order.id) ?? [],
    moves: movesOf.get(order.id) ?? [],
  }));
}

async function first(db: Kysely<DB>, row: SnackOrderRow | undefined) {
  return row && (await withSnackOrderDetails(db, [row]))[0];
}

/** These orders, in the order of their ids. */
export async function findSnackOrders(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<SnackOrderWithDetails[]> {
  if (ids.length === 0) return [];
  const rows = await selectSnackOrders(db)
    .where('order.id', 'in', [...ids])
    .orderBy('order.id')
    .execute();
  return withSnackOrderDetails(db, rows);
}

/** One order of this customer by its number; undefined when it is not theirs. */
export async function findOwnSnackOrder(db: Kysely<DB>, customerId: string, number: string) {
  const row = await selectSnackOrders(db)
    .where('order.number', '=', number.toUpperCase())
    .where('order.customer_id', '=', customerId)
    .executeTakeFirst();
  return first(db, row);
}

/** A page of this customer's orders, newest first, and how many there are. */
export async function listOwnSnackOrders(
  db: Kysely<DB>,
  customerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ orders: SnackOrderWithDetails[]; total: number }> {
  const { total } = await db
    .selectFrom('snack_orders')
    .where('customer_id', '=', customerId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectSnackOrders(db)
    .where('order.customer_id', '=', customerId)
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { orders: await withSnackOrderDetails(db, rows), total };
}

/** One order, locked until the transaction ends; `customerId` narrows it to their own. */
export async function lockSnackOrder(
  tx: Transaction<DB>,
  id: string,
  customerId?: string,
): Promise<SnackOrderWithDetails | undefined> {
  let query = tx.selectFrom('snack_orders').where('id', '=', id).select('id').forUpdate();
  if (customerId) query = query.where('customer_id', '=', customerId);
  if (!(await query.executeTakeFirst())) return undefined;
  return first(tx, await selectSnackOrders(tx).where('order.id', '=', id).executeTakeFirst());
}

/**
 * These orders, locked until the transaction ends. Everybody takes the locks in the order of the
 * ids, so that nobody waits in a circle.
 */
export async function lockSnackOrders(
  tx: Transaction<DB>,
  ids: readonly string[],
): Promise<SnackOrderWithDetails[]> {
  await tx
    .selectFrom('snack_orders')
    .where('id', 'in', [...ids])
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return findSnackOrders(tx, ids);
}

export type NewSnackOrder = {
  year: number;
  customerId: string;
  deliveryType: DeliveryType;
  day: string;
  time: string;
  name: string;
  email: string;
  phone: string;
  address: DeliveryAddress | null;
  addressChecked: boolean;
  specialInstructions: string | null;
  price: PriceBreakdown;
  items: readonly Omit<SnackOrderItemRow, 'order_id' | 'position'>[];
  /** Who writes it down. */
  actor: string;
  at: Temporal.Instant;
};

/** What the table gives an order of its own accord. */
const BEGUN = {
  status: 'pending',
  currency: 'CAD',
  received_cents: 0,
  paid_back_cents: 0,
  reduced_cents: 0,
  waived_cents: 0,
  pay_back_due_cents: 0,
  pay_back_note: null,
  customer_note: null,
  internal_note: null,
  cancel_reason: null,
  fail_reason: null,
} as const;

/**
 * Stores a new order with its lines and its first step, in one statement; of its customer, what they eat.
 * Only what the program does not know comes back: to read all of a row is a fifth of the time.
 */
export async function insertSnackOrder(
  tx: Transaction<DB>,
  order: NewSnackOrder,
): Promise<SnackOrderWithDetails> {
  const { price, at } = order;
  const balance = balanceOf(costOfSnackOrder(price.total, 'pending'), totalsOf([], 0));
  const asked = {
    id: randomUUID(),
    customer_id: order.customerId,
    delivery_type: order.deliveryType,
    delivery_day: order.day,
    delivery_time: order.time,
    customer_name: order.name,
    customer_email: order.email,
    customer_phone: order.phone,
    address: order.address,
    address_checked: order.addressChecked,
    special_instructions: order.specialInstructions,
    subtotal_cents: price.subtotal,
    delivery_cents: price.deliveryFee,
    tax_cents: price.taxAmount,
    total_cents: price.total,
    charge_cents: balance.charge,
    owed_cents: balance.owed,
  };
  const { id } = asked;
  const items = order.items.map((item, position) => ({ ...item, order_id: id, position }));
  type Given = Pick<
    SnackOrderRow,
    'number' | 'diet' | 'allergies' | 'created_at' | 'updated_at'
  > & { written_by: string };
  const { rows } = await sql<Given>`
    ${prepared} WITH placed AS (
      INSERT INTO snack_orders (${sql.raw(Object.keys(asked).join(', '))},
        number, diet, allergies, created_at, updated_at)
      SELECT ${sql.join(Object.values(asked))},
        next_number('SN', ${order.year}), diet, allergies, ${at}, ${at}
      FROM customers AS customer WHERE customer.id = ${order.customerId}
      RETURNING number, diet, allergies, created_at, updated_at
    ), line AS (
      INSERT INTO snack_order_items (order_id, position, snack_id, name, unit, quantity, price_cents,
        delivery_charge_cents, tax_basis_points, items_cents, delivery_cents, tax_cents,
        special_instructions)
      SELECT order_id, position, snack_id, name, unit, quantity, price_cents,
        delivery_charge_cents, tax_basis_points, items_cents, delivery_cents, tax_cents,
        special_instructions
      FROM jsonb_populate_recordset(NULL::snack_order_items, ${JSON.stringify(items)}::jsonb)
    ), step AS (
      INSERT INTO snack_order_steps (order_id, status, at, actor)
      VALUES (${id}, 'pending', ${at}, ${order.actor}) RETURNING actor
    )
    SELECT placed.*, ${namedActor('step.actor')} AS written_by FROM placed, step`.execute(tx);
  const [given] = rows;
  if (!given) throw new Error(`no customer ${order.customerId}`);
  const { written_by: actor, ...stored } = given;
  const row: SnackOrderRow = { ...BEGUN, ...asked, ...stored };
  const step = { order_id: id, status: row.status, at: row.created_at, actor, note: null };
  return { ...row, items, steps: [step], moves: [] };
}

type Step = {
  orderId: string;
  status: SnackOrderStatus;
  at: Temporal.Instant;
  actor: string;
  /** Why, where a correction says so. */
  note?: string;
};

/** Writes down that orders have reached a state; one that is reached again, when it was the last time. */
export async function addSnackOrderSteps(
  tx: Transaction<DB>,
  steps: readonly Step[],
): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insertInto('snack_order_steps')
    .values(steps.map(({ orderId, ...step }) => ({ note: null, ...step, order_id: orderId })))
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'status']).doUpdateSet(({ ref }) => ({
        at: ref('excluded.at'),
        actor: ref('excluded.actor'),
        note: ref('excluded.note'),
      })),
    )
    .execute();
}

/** What putting a locked order right leaves on it. */
export type CorrectedSnackOrder = {
  status: SnackOrderStatus;
  at: Temporal.Instant;
  actor: string;
  /** States that it was never in after all. */
  notReached: readonly SnackOrderStatus[];
  cancel_reason: string | null;
  fail_reason: string | null;
  /** What is true, and why. */
  note: string;
};

/** Puts a locked order into another state. */
export async function storeSnackOrderCorrection(
  tx: Transaction<DB>,
  id: string,
  { status, at, actor, notReached, note, ...change }: CorrectedSnackOrder,
): Promise<void> {
  await tx
    .updateTable('snack_orders')
    .set({ ...change, status, updated_at: at })
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('snack_order_steps')
    .where('order_id', '=', id)
    .where('status', 'in', [...notReached])
    .execute();
  await addSnackOrderSteps(tx, [{ orderId: id, status, at, actor, note }]);
}
