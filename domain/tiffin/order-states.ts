import type {
  NotDelivered,
  ShownTiffinOrderStatus,
  TiffinOrderStatus,
} from '#contract/tiffin/tiffin-orders.ts';
import type { StateTable } from '#domain/platform/states.ts';

export type TiffinOrderAction =
  | 'accept'
  | 'decline'
  | 'expire'
  | 'confirm'
  | 'prepare'
  | 'dispatch'
  | 'deliver'
  | 'fail'
  | 'skip'
  | 'unskip'
  | 'change'
  | 'cancel'
  | 'close-day';

/**
 * The life of a booked tiffin (docs/rules.md#states-of-a-tiffin). Its credits are reserved when
 * it is created: as `scheduled`, or as `pending_confirmation` when the day or slot is over its
 * capacity. When a customer may still skip, change or cancel is in deadlines.ts.
 */
export const TIFFIN_ORDER_STATES: StateTable<TiffinOrderStatus, TiffinOrderAction> = {
  starts: ['scheduled', 'pending_confirmation'],
  labels: {
    pending_confirmation: 'Pending admin approval',
    scheduled: 'Scheduled',
    confirmed: 'Confirmed',
    preparing: 'Preparing',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    skipped: 'Skipped',
  },
  actions: {
    accept: [{ from: ['pending_confirmation'], to: 'scheduled', who: ['staff'], credits: 'none' }],
    decline: [
      { from: ['pending_confirmation'], to: 'cancelled', who: ['staff'], credits: 'release' },
    ],
    expire: [
      { from: ['pending_confirmation'], to: 'cancelled', who: ['clock'], credits: 'release' },
    ],
    confirm: [{ from: ['scheduled'], to: 'confirmed', who: ['staff', 'clock'], credits: 'none' }],
    prepare: [{ from: ['confirmed'], to: 'preparing', who: ['staff'], credits: 'consume' }],
    dispatch: [{ from: ['preparing'], to: 'out_for_delivery', who: ['staff'], credits: 'none' }],
    deliver: [{ from: ['out_for_delivery'], to: 'delivered', who: ['staff'], credits: 'none' }],
    fail: [
      {
        from: ['out_for_delivery'],
        to: 'cancelled',
        who: ['staff'],
        credits: 'give_back_or_none',
      },
    ],
    skip: [
      {
        from: ['scheduled'],
        to: 'skipped',
        who: ['customer', 'staff', 'clock'],
        credits: 'release',
      },
    ],
    unskip: [
      {
        from: ['skipped'],
        to: 'scheduled',
        whenFull: 'pending_confirmation',
        who: ['customer'],
        credits: 'reserve',
      },
      // Somebody called: staff see the day's load, and decide for themselves whether it still fits.
      { from: ['skipped'], to: 'scheduled', who: ['staff'], credits: 'reserve' },
    ],
    change: [
      {
        from: ['pending_confirmation', 'scheduled'],
        to: 'stay',
        whenFull: 'pending_confirmation',
        who: ['customer'],
        credits: 'rebook',
      },
      {
        from: ['pending_confirmation', 'scheduled', 'confirmed'],
        to: 'stay',
        who: ['staff'],
        credits: 'rebook',
      },
    ],
    cancel: [
      { from: ['pending_confirmation'], to: 'cancelled', who: ['customer'], credits: 'release' },
      {
        from: ['scheduled', 'confirmed'],
        to: 'cancelled',
        who: ['customer'],
        credits: 'release_or_consume',
      },
      {
        from: ['pending_confirmation', 'scheduled', 'confirmed'],
        to: 'cancelled',
        who: ['staff', 'clock'],
        credits: 'release',
      },
      { from: ['preparing'], to: 'cancelled', who: ['staff'], credits: 'give_back' },
    ],
    'close-day': [
      { from: ['confirmed'], to: 'delivered', who: ['staff'], credits: 'consume' },
      {
        from: ['preparing', 'out_for_delivery'],
        to: 'delivered',
        who: ['staff'],
        credits: 'none',
      },
    ],
  },
  onlyOnDay: ['prepare', 'dispatch', 'deliver'],
  notHoursBefore: ['deliver', 'fail'],
  refusals: {
    cancel: { preparing: 'order_not_cancellable', out_for_delivery: 'order_not_cancellable' },
  },
};

type States = readonly TiffinOrderStatus[];

/** Booked, and the kitchen does not plan with it yet. */
export const TIFFINS_NOT_CONFIRMED: States = ['pending_confirmation', 'scheduled'];

/** Booked, and not cooked yet: its credits are held. */
export const TIFFINS_NOT_COOKED: States = [...TIFFINS_NOT_CONFIRMED, 'confirmed'];

/** Not out of the kitchen yet. */
export const TIFFINS_IN_KITCHEN: States = [...TIFFINS_NOT_COOKED, 'preparing'];

/** Being cooked or on its way. */
export const TIFFINS_UNDER_WAY: States = ['preparing', 'out_for_delivery'];

/** Still to come. */
export const TIFFINS_TO_COME: States = [...TIFFINS_NOT_COOKED, ...TIFFINS_UNDER_WAY];

/** Cancelled or skipped: its place is free, and all others take one. */
export const TIFFINS_CALLED_OFF: States = ['cancelled', 'skipped'];

/** Nothing happens to it by itself any more. */
export const TIFFINS_OVER: States = ['delivered', ...TIFFINS_CALLED_OFF];

/** Accepted, and not cooked yet. */
export const TIFFINS_TO_COOK: States = ['scheduled', 'confirmed'];

/** Accepted, and not brought yet. */
export const TIFFINS_TO_BRING: States = [...TIFFINS_TO_COOK, ...TIFFINS_UNDER_WAY];

/** The kitchen plans with it, or has brought it. */
export const TIFFINS_CONFIRMED: States = ['confirmed', ...TIFFINS_UNDER_WAY, 'delivered'];

/** The way of an accepted one, which counts as cooked for its day. */
export const TIFFINS_ACCEPTED: States = [...TIFFINS_TO_BRING, 'delivered'];

/** Its food has left the pots. */
export const TIFFINS_COOKED: States = ['out_for_delivery', 'delivered'];

/** An order as far as it is shown in a state. */
export type TiffinOrderState = { status: TiffinOrderStatus; notDelivered: NotDelivered | null };

/** The state of an order by its name: one that could not be handed over is not just cancelled. */
export const shownStatusOf = ({
  status,
  notDelivered,
}: TiffinOrderState): ShownTiffinOrderStatus => (notDelivered === null ? status : 'not_delivered');

/** Orders that are cooked for their day, whether they were handed over or not. */
const COOKED: readonly ShownTiffinOrderStatus[] = [...TIFFINS_ACCEPTED, 'not_delivered'];

/** Whether an order is cooked for its day; one that waits for the kitchen's word is not yet. */
export const isCooked = (order: TiffinOrderState): boolean => COOKED.includes(shownStatusOf(order));

/** Orders whose food has left the pots. */
const COOKED_ALREADY: readonly ShownTiffinOrderStatus[] = [...TIFFINS_COOKED, 'not_delivered'];

/** Whether nothing is left to cook for an order: it is on its way, was brought, or came back. */
export const isCookedAlready = (order: TiffinOrderState): boolean =>
  COOKED_ALREADY.includes(shownStatusOf(order));

/** Whether an order is cooked for its day and nobody has been at the door with it yet. */
export const isToBring = (order: TiffinOrderState): boolean =>
  TIFFINS_TO_BRING.includes(order.status) && order.notDelivered === null;
