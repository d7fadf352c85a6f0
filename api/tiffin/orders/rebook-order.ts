import type { Transaction } from 'kysely';
import { changedFields } from '#api/kitchen/steps/changed-fields.ts';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { Refusal } from '#contract/platform/refusal.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { appendCreditEntries } from '#db/tiffin/credits.ts';
import { findDuplicateOrder, type TiffinOrderWithSubscription } from '#db/tiffin/read-orders.ts';
import type { SubscriptionRow } from '#db/tiffin/subscriptions.ts';
import { lockDayLoad, type Rebooking, storeRebooking } from '#db/tiffin/write-orders.ts';
import type { DB } from '#db/types.ts';
import { addressFields, isSameDoor } from '#domain/account/delivery-address.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { statusWhenBooked } from '#domain/tiffin/deadlines.ts';
import { checkQuantity } from '#domain/tiffin/quantity.ts';
import { alreadyScheduled } from './book-tiffin.ts';
import type { NamedActor } from './transition-orders.ts';

export type RebookRequest = {
  order: TiffinOrderWithSubscription;
  subscription: SubscriptionRow;
  wanted: Omit<Rebooking, 'status' | 'chosenSlot'>;
  actor: NamedActor;
  at: Temporal.Instant;
  kitchen: Kitchen;
  /** Why its day was closed, where that is what moves it. */
  closedFor?: string;
};

type Row = Readonly<Record<string, unknown>>;

const fieldsOf = (row: Row) => ({
  deliveryDate: row.delivery_day,
  deliveryTimeSlot: row.slot,
  quantity: row.quantity,
  status: row.status,
  ...addressFields(row.address as DeliveryAddress),
  specialInstructions: row.special_instructions,
  customerNote: row.customer_note,
  internalNote: row.internal_note,
});

/** What differs between two states of an order's row, as its steps keep it. */
export const orderChanges = (before: Row, after: Row) =>
  changedFields('tiffin-orders', fieldsOf(before), fieldsOf(after));

/** Whether anything differs. */
const hasChanges = ({ after }: ReturnType<typeof orderChanges>): boolean =>
  Object.keys(after ?? {}).length > 0;

/**
 * Gives a locked order another day, slot, quantity or address: one transaction releases the old
 * credits and reserves the new. Whoever calls has checked state, deadline, day and address. Refuses
 * a second live order for the same day, slot and address, and too few credits.
 */
export async function rebookTiffinOrder(
  tx: Transaction<DB>,
  { order, subscription, wanted, actor, at, kitchen, closedFor }: RebookRequest,
): Promise<TiffinOrderWithSubscription | Refusal> {
  const twin = await findDuplicateOrder(tx, {
    subscriptionId: order.subscription_id,
    day: wanted.day,
    slot: wanted.slot,
    address: wanted.address,
    memberId: order.member_id,
    except: order.id,
  });
  if (twin) return alreadyScheduled(twin);
  const spare = subscription.available + order.credits_held;
  const tooMany = checkQuantity(wanted.quantity, spare, kitchen.settings);
  if (wanted.quantity > order.quantity && tooMany) return tooMany;

  const status = await statusAfter(tx, { order, wanted, actor, at, kitchen });
  const chosenSlot = chosenAfter(order, wanted, closedFor !== undefined);
  const changes = orderChanges(order, {
    ...order,
    status,
    delivery_day: wanted.day,
    slot: wanted.slot,
    quantity: wanted.quantity,
    address: wanted.address,
    special_instructions: wanted.specialInstructions,
    customer_note: wanted.customerNote,
    internal_note: wanted.internalNote,
  });
  const action = closedFor === undefined ? 'change' : 'move';
  const done = { action, actor: actor.name, at, reason: closedFor ?? null, ...changes };
  const stored = await storeRebooking(
    tx,
    order.id,
    { ...wanted, status, chosenSlot },
    at,
    hasChanges(changes) ? done : null,
  );
  if (isOtherBooking(order, wanted)) {
    const entry = {
      subscriptionId: order.subscription_id,
      orderId: order.id,
      actor: actor.name,
      reason: closedFor || 'change',
    };
    const key = `order:${order.id}:${order.version}:change`;
    await appendCreditEntries(
      tx,
      [
        {
          ...entry,
          kind: 'release',
          availableChange: order.credits_held,
          reservedChange: -order.credits_held,
          key: `${key}:release`,
        },
        {
          ...entry,
          kind: 'reserve',
          availableChange: -wanted.quantity,
          reservedChange: wanted.quantity,
          key: `${key}:reserve`,
        },
      ],
      at,
    );
  }
  return { ...order, ...stored };
}

/**
 * The hour that the customer had chosen, where closing days takes the order to another one: each
 * closing finds it again. Whoever moves it by hand chooses anew.
 */
function chosenAfter(
  order: TiffinOrderWithSubscription,
  wanted: RebookRequest['wanted'],
  isClosing: boolean,
): Slot | null {
  const isMoved = wanted.day !== order.delivery_day || wanted.slot !== order.slot;
  if (!isMoved) return order.chosen_slot;
  if (!isClosing) return null;
  const own = order.chosen_slot ?? order.slot;
  return wanted.slot === own ? null : own;
}

/** Whether it is another delivery than before; a word to the kitchen leaves its credits alone. */
const isOtherBooking = (
  order: TiffinOrderWithSubscription,
  wanted: RebookRequest['wanted'],
): boolean =>
  wanted.day !== order.delivery_day ||
  wanted.slot !== order.slot ||
  wanted.quantity !== order.quantity ||
  !isSameDoor(wanted.address, order.address) ||
  wanted.address.text !== order.address.text;

/**
 * A customer who asks for a place that is full waits for the kitchen; staff decide for themselves.
 * What waits for the kitchen's word goes on waiting wherever staff move it: accepting is a step of
 * its own.
 */
async function statusAfter(
  tx: Transaction<DB>,
  {
    order,
    wanted,
    actor,
    at,
    kitchen,
  }: Pick<RebookRequest, 'order' | 'wanted' | 'actor' | 'at' | 'kitchen'>,
): Promise<Rebooking['status']> {
  const present = order.status;
  const sameDay = wanted.day === order.delivery_day;
  const sameSlot = sameDay && wanted.slot === order.slot;
  if (sameSlot && wanted.quantity <= order.quantity) return present;
  if (actor.who !== 'customer') {
    const keeps = sameDay || present === 'pending_confirmation';
    return keeps ? present : statusWhenBooked(wanted.day, false, at, kitchen);
  }
  const full = await isFullAfter(tx, { order, wanted, kitchen });
  return statusWhenBooked(wanted.day, full, at, kitchen);
}

/** Whether an order that takes more than before is too many where it is wanted; itself does not count. */
export async function isFullAfter(
  tx: Transaction<DB>,
  {
    order,
    wanted,
    kitchen,
  }: Pick<RebookRequest, 'order' | 'kitchen'> & {
    wanted: Pick<RebookRequest['wanted'], 'day' | 'slot' | 'quantity'>;
  },
): Promise<boolean> {
  const sameDay = wanted.day === order.delivery_day;
  const sameSlot = sameDay && wanted.slot === order.slot;
  if (sameSlot && wanted.quantity <= order.quantity) return false;
  const load = await lockDayLoad(tx, wanted.day, wanted.slot);
  const { dayCapacity, slotCapacity } = kitchen.settings;
  return (
    load.day - (sameDay ? order.quantity : 0) + wanted.quantity > dayCapacity ||
    load.slot - (sameSlot ? order.quantity : 0) + wanted.quantity > slotCapacity
  );
}
