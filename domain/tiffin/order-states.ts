import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
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

/** What a state means for the credits, as the customer reads it beside the label. */
export const TIFFIN_ORDER_NOTES: Partial<Record<TiffinOrderStatus, string>> = {
  pending_confirmation: 'The kitchen will accept or decline it before the day.',
  confirmed: 'Credits deducted on the delivery date',
  preparing: 'Credits deducted',
  skipped: 'Credits refunded',
  cancelled: 'Credits refunded',
};

/** What a skip says where its customer gave no reason. */
export const DEFAULT_SKIP_REASON = 'Customer requested skip';

/** What is said of a skip that went through, its day in words (docs/rules.md#fixed-words). */
export const skippedText = (day: string): string =>
  `Tiffin successfully skipped for ${day}. Credits will be refunded.`;
