import { type Selectable, sql, type Transaction } from 'kysely';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { Diet } from '#contract/account/diet.ts';
import type { NotDelivered, Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { MemberFacts } from '#db/account/household-members.ts';
import { literals } from '#db/platform/literals.ts';
import { prepared } from '#db/platform/prepared.ts';
import { isReached } from '#db/platform/reached.ts';
import { sendAhead } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { doorKey } from '#domain/account/delivery-address.ts';
import { TIFFINS_CALLED_OFF, TIFFINS_NOT_COOKED } from '#domain/tiffin/order-states.ts';
import { addTiffinSteps, type NewTiffinOrderStep } from './order-steps.ts';
import type { TiffinOrderRow } from './read-orders.ts';

/** How many tiffins a day and each of its slots take. */
export type DayCapacity = { day: number; slot: number };

export type NewTiffinOrder = {
  subscriptionId: string;
  customerId: string;
  /** With a capacity: scheduled while the day and the slot have room, else it waits for the kitchen's word. */
  status: 'scheduled' | 'pending_confirmation' | 'confirmed' | { capacity: DayCapacity };
  day: string;
  slot: Slot;
  quantity: number;
  address: DeliveryAddress;
  addressChecked: boolean;
  /** Whom it is for, and what is cooked for them. */
  member: MemberFacts;
  standingNote: string;
  specialInstructions: string | null;
  /** The day of the recurring booking that it is booked for; null when it is booked by hand. */
  usualDay: string | null;
  year: number;
  /** Who books it, and when. */
  actor: string;
  at: Temporal.Instant;
  /** Why, where the kitchen books what a customer could not. */
  reason?: string | null;
};

/**
 * Stores a new order with its public number; undefined when the same subscription has a live one
 * for that person, day, slot and address already. Its first step tells who booked it. Where its status
 * depends on the room, the day is held from here until the transaction ends.
 */
export async function insertTiffinOrder(
  tx: Transaction<DB>,
  order: NewTiffinOrder,
): Promise<TiffinOrderRow | undefined> {
  const { status } = order;
  if (typeof status === 'object') sendAhead(tx, lockDay(tx, order.day));
  const stored = await tx
    .insertInto('tiffin_orders')
    .modifyEnd(prepared)
    .values({
      number: sql<string>`next_number('TF', ${order.year}::int)`,
      subscription_id: order.subscriptionId,
      customer_id: order.customerId,
      status: typeof status === 'object' ? statusByRoom(order, status.capacity) : status,
      delivery_day: order.day,
      slot: order.slot,
      quantity: order.quantity,
      credits_held: order.quantity,
      address: order.address,
      address_key: doorKey(order.address),
      address_checked: order.addressChecked,
      member_id: order.member.memberId,
      member_name: order.member.memberName,
      diet: order.member.diet,
      allergies: order.member.allergies,
      standing_note: order.standingNote,
      special_instructions: order.specialInstructions,
      usual_day: order.usualDay,
      booked_by_usual: order.usualDay !== null,
      created_at: order.at,
      updated_at: order.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'delivery_day', 'slot', 'address_key', 'member_id'])
        .where(sql<boolean>`status NOT IN (${literals(TIFFINS_CALLED_OFF)})`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (stored) {
    const action = order.usualDay === null ? 'schedule' : 'usual';
    const { actor, at, reason = null } = order;
    sendAhead(tx, addTiffinSteps(tx, [stored.id], { action, actor, at, reason }));
  }
  return stored;
}

/** What moves with an order; what is undefined stays as it is. */
export type TiffinOrderTransition = {
  id: string;
  status: TiffinOrderStatus;
  creditsHeld: number;
  creditsUsed: number;
  /** Why it is cancelled or skipped. */
  calledOffReason?: string | null;
  notDelivered?: NotDelivered | null;
  customerNote?: string | null;
  internalNote?: string | null;
  skippedBy?: 'customer' | 'staff' | 'closure' | 'pause' | null;
};

/** Stores the moves of locked orders in one statement, and what was done among their steps. */
export async function storeTiffinOrderTransitions(
  tx: Transaction<DB>,
  moves: readonly TiffinOrderTransition[],
  done: NewTiffinOrderStep,
): Promise<void> {
  if (moves.length === 0) return;
  const moved = sql`
    UPDATE tiffin_orders SET
      status = move.status,
      credits_held = move."creditsHeld",
      credits_used = move."creditsUsed",
      cancel_reason = CASE WHEN move.status IN (${literals(TIFFINS_CALLED_OFF)})
        THEN coalesce(move."calledOffReason", cancel_reason) END,
      not_delivered = CASE WHEN move.status = 'cancelled'
        THEN coalesce(move."notDelivered", not_delivered) END,
      customer_note = nullif(coalesce(move."customerNote", customer_note), ''),
      internal_note = nullif(coalesce(move."internalNote", internal_note), ''),
      skipped_by = CASE WHEN move.status = 'skipped' THEN coalesce(move."skippedBy", skipped_by) END,
      version = version + 1,
      updated_at = ${done.at.toString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS move
      (id uuid, status text, "creditsHeld" int, "creditsUsed" int, "calledOffReason" text,
       "notDelivered" text, "customerNote" text, "internalNote" text, "skippedBy" text)
    WHERE tiffin_orders.id = move.id`.execute(tx);
  const noted = addTiffinSteps(
    tx,
    moves.map(({ id }) => id),
    done,
  );
  await Promise.all([moved, noted]);
}

/** What a change leaves on a locked order. */
export type Rebooking = {
  status: TiffinOrderStatus;
  day: string;
  slot: Slot;
  /** The hour that the customer had chosen, where closing a day moves it to another one. */
  chosenSlot: Slot | null;
  quantity: number;
  address: DeliveryAddress;
  addressChecked: boolean;
  specialInstructions: string | null;
  customerNote: string | null;
  internalNote: string | null;
};

/**
 * Stores a change of a locked order; its held credits follow the quantity.
 *
 * @param done what its steps tell of it; null where nothing is different
 */
export async function storeRebooking(
  tx: Transaction<DB>,
  id: string,
  booking: Rebooking,
  at: Temporal.Instant,
  done: NewTiffinOrderStep | null,
): Promise<TiffinOrderRow> {
  if (done) await addTiffinSteps(tx, [id], done);
  return tx
    .updateTable('tiffin_orders')
    .set((row) => ({
      status: booking.status,
      delivery_day: booking.day,
      slot: booking.slot,
      chosen_slot: booking.chosenSlot,
      quantity: booking.quantity,
      credits_held: booking.quantity,
      address: booking.address,
      address_key: doorKey(booking.address),
      address_checked: booking.addressChecked,
      special_instructions: booking.specialInstructions,
      customer_note: booking.customerNote,
      internal_note: booking.internalNote,
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Plan = Pick<Selectable<DB['subscriptions']>, 'id' | 'member_id'>;

/**
 * Brings what the cook must know up to date on a subscription's orders, as a rule on those that are
 * not cooked yet, or called off and may come back: an allergy that is told late counts for what is booked already. Diet and allergies
 * are those of whom the subscription is for, and not of others who have tiffins in it; its standing
 * note goes with all of them.
 */
export async function copyFactsToOrders(
  tx: Transaction<DB>,
  { id, member_id }: Plan,
  { standing_note, ...facts }: { diet?: Diet; allergies?: string; standing_note?: string },
  at: Temporal.Instant,
  statuses: readonly TiffinOrderStatus[] = TIFFINS_NOT_COOKED,
): Promise<void> {
  const orders = (change: typeof facts & { standing_note?: string }) =>
    tx
      .updateTable('tiffin_orders')
      .set({ ...change, updated_at: at })
      .where('subscription_id', '=', id)
      .where(isReached(statuses, at));
  if (standing_note !== undefined) await orders({ standing_note }).execute();
  await orders(facts).where('member_id', 'is not distinct from', member_id).execute();
}

/**
 * A subscription is for somebody else from now on: its orders in these states that were for whom it
 * was for are theirs, unless they have one of their own at that door and slot; then both come.
 */
export async function giveOrdersTo(
  tx: Transaction<DB>,
  { id, member_id }: Plan,
  { memberId, memberName, diet, allergies }: MemberFacts,
  at: Temporal.Instant,
  statuses: readonly TiffinOrderStatus[],
): Promise<void> {
  await tx
    .updateTable('tiffin_orders as booked')
    .set({ member_id: memberId, member_name: memberName, diet, allergies, updated_at: at })
    .where('subscription_id', '=', id)
    .where('status', 'in', statuses)
    .where('member_id', 'is not distinct from', member_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tiffin_orders as own')
            .whereRef('own.subscription_id', '=', 'booked.subscription_id')
            .whereRef('own.delivery_day', '=', 'booked.delivery_day')
            .whereRef('own.slot', '=', 'booked.slot')
            .whereRef('own.address_key', '=', 'booked.address_key')
            .where('own.member_id', 'is not distinct from', memberId)
            .where('own.status', 'not in', TIFFINS_CALLED_OFF)
            .select('own.id'),
        ),
      ),
    )
    .execute();
}

/** Holds a day until the transaction ends, so that two bookings cannot both take the last place. */
const lockDay = (tx: Transaction<DB>, day: string) =>
  sql`${prepared} SELECT pg_advisory_xact_lock(hashtext('tiffin-day'), hashtext(${day}))`.execute(
    tx,
  );

const onDay = (day: string) => sql`FROM tiffin_orders
  WHERE delivery_day = ${day}::date AND status NOT IN (${literals(TIFFINS_CALLED_OFF)})`;

const inAll = sql<number>`coalesce(sum(quantity), 0)::int`;
const inSlot = (slot: Slot) =>
  sql<number>`coalesce(sum(quantity) FILTER (WHERE slot = ${slot}), 0)::int`;

/** Tiffins booked on a day, in all and in one slot, with the day held until the transaction ends. */
export async function lockDayLoad(
  tx: Transaction<DB>,
  day: string,
  slot: Slot,
): Promise<{ day: number; slot: number }> {
  const [, { rows }] = await Promise.all([
    lockDay(tx, day),
    sql<{ day: number; slot: number }>`
      ${prepared} SELECT ${inAll} AS day, ${inSlot(slot)} AS slot ${onDay(day)}`.execute(tx),
  ]);
  return rows[0] ?? { day: 0, slot: 0 };
}

/** What becomes of a booking, in SQL: nothing is asked for between the look at the day and the row. */
const statusByRoom = (
  { day, slot, quantity }: Pick<NewTiffinOrder, 'day' | 'slot' | 'quantity'>,
  capacity: DayCapacity,
) => sql<'scheduled' | 'pending_confirmation'>`(
  SELECT CASE WHEN ${inAll} + ${quantity}::int > ${capacity.day}::int
      OR ${inSlot(slot)} + ${quantity}::int > ${capacity.slot}::int
    THEN 'pending_confirmation' ELSE 'scheduled' END ${onDay(day)})`;
