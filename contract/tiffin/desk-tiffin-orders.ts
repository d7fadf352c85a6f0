import * as z from 'zod/mini';
import { addressDetails, deskDetails } from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import {
  BoxToPack,
  DishToCook,
  EventToCook,
  PlanCount,
  SnackOrderToHandOver,
} from '#contract/kitchen/cooking.ts';
import { changedSince } from '#contract/platform/concurrent-edits.ts';
import { CORRECTION_CODES, correctionBody } from '#contract/platform/correction.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { dayRange, listQuery } from '#contract/platform/lists.ts';
import { Flag, Id, IsoDay, IsoInstant, optionalText, text } from '#contract/platform/primitives.ts';
import {
  ChangeBody,
  CreditKept,
  NotDelivered,
  ShownTiffinOrderStatus,
  Slot,
  TiffinOrderStatus,
} from '#contract/tiffin/tiffin-orders.ts';

/** What staff can do to a tiffin order (docs/rules.md#states-of-a-tiffin). */
export const StaffTiffinOrderAction = z.enum([
  'accept',
  'decline',
  'confirm',
  'prepare',
  'dispatch',
  'deliver',
  'fail',
  'skip',
  'unskip',
  'cancel',
]);
export type StaffTiffinOrderAction = z.output<typeof StaffTiffinOrderAction>;

/** What can turn out to be true of a tiffin after all (domain/tiffin/order-corrections.ts). */
export const TiffinOrderCorrection = z.enum([
  'delivered',
  'on-the-way',
  'cooking',
  'not-cooked',
  'booked',
  'skipped',
  'not-handed-over',
  'handed-over-in-vain',
  'credit-back',
  'credit-used',
]);
export type TiffinOrderCorrection = z.output<typeof TiffinOrderCorrection>;

/** Tiffins to cook so far, those that wait aside, and how many there can be. */
export const Load = z.object({ tiffins: z.int(), capacity: z.int() });

/** A booked tiffin as the kitchen sees it. */
export const AdminTiffinOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  subscriptionId: Id,
  subscriptionNumber: z.string(),
  /** The plan as it was bought; it says what is in the box. */
  planName: z.string(),
  customerId: Id,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  deliveryDate: IsoDay,
  deliveryTimeSlot: Slot,
  quantity: z.int(),
  status: TiffinOrderStatus,
  creditsHeld: z.int(),
  creditsUsed: z.int(),
  /** What its plan has left to book; null once the plan is cancelled, and nothing is booked. */
  creditsLeft: z.nullable(z.int()),
  /** Null unless it is cancelled and its credit is used. */
  creditKept: z.nullable(CreditKept),
  address: z.string(),
  /** False: no postal code was found in the address, so the service area was not checked. */
  addressChecked: z.boolean(),
  /** The household member it is for; null: the account holder. */
  memberId: z.nullable(Id),
  memberName: z.nullable(z.string()),
  diet: Diet,
  /** What is on record of whom it is for; where it differs, somebody has to say which is right. */
  profileDiet: Diet,
  allergies: z.string(),
  standingNote: z.string(),
  specialInstructions: z.nullable(z.string()),
  ...addressDetails,
  customerNote: z.nullable(z.string()),
  internalNote: z.nullable(z.string()),
  /** Why it is called off: cancelled, or skipped. */
  cancelReason: z.nullable(z.string()),
  /** Null unless it is cancelled because it could not be handed over. */
  notDelivered: z.nullable(NotDelivered),
  /** Their weekly pattern booked it. */
  bookedByUsual: z.boolean(),
  /** What staff can do with it in its present state. */
  actions: z.array(StaffTiffinOrderAction),
  canChange: z.boolean(),
  /** How full its hour and its day are while it waits for the kitchen's word, wherever it is read. */
  room: z.optional(z.object({ hour: Load, day: Load })),
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
});
export type AdminTiffinOrder = z.output<typeof AdminTiffinOrder>;

/** Something that was done with a tiffin, as a sentence: `Began to cook the tiffin`. */
export const TiffinOrderStep = z.object({
  words: z.string(),
  at: IsoInstant,
  /** `customer`, `clock`, or the name of somebody on the staff. */
  actor: z.string(),
  /** Why, or what it changed. */
  note: z.nullable(z.string()),
});
export type TiffinOrderStep = z.output<typeof TiffinOrderStep>;

/** The same with what was done with it, first to last. */
export const AdminTiffinOrderDetails = z.extend(AdminTiffinOrder, {
  steps: z.array(TiffinOrderStep),
});
export type AdminTiffinOrderDetails = z.output<typeof AdminTiffinOrderDetails>;

const byId = z.object({ id: Id });

/** Both kinds of note can go along with any action (docs/rules.md#two-notes). */
export const ActionNotes = {
  reason: optionalText(300),
  customerNote: optionalText(1000),
  internalNote: optionalText(2000),
  /** For `fail`: whether the credit comes back; without it that waits for `decideCredit`. */
  returnCredit: z.optional(z.boolean()),
  /** Cooks, takes along or hands over what is for another time; without it that is `not_its_time`. */
  anyTime: z.optional(z.boolean()),
};

/** The tiffins that are moved along together. */
export const ManyIds = z
  .array(Id)
  .check(z.minLength(1, 'Please choose at least one.'), z.maxLength(1000));

/** Which of them moved, and which could not and why. */
export const BatchResult = z.object({
  moved: z.array(Id),
  refused: z.array(z.object({ id: Id, orderNumber: z.string(), message: z.string() })),
});

export const adminTiffinOrders = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/tiffin-orders',
    access: 'kitchen',
    summary: 'List tiffin orders',
    query: z.object({
      ...listQuery(['deliveryDate', 'createdAt', 'orderNumber']),
      ...dayRange,
      date: z.optional(IsoDay),
      slot: z.optional(Slot),
      status: z.optional(ShownTiffinOrderStatus),
      /** Could not be handed over, and nobody has decided about the credit. */
      undecided: z.optional(Flag),
      subscriptionId: z.optional(Id),
      customerId: z.optional(Id),
    }),
    data: z.array(AdminTiffinOrder),
    paginated: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/tiffin-orders/:id',
    access: 'kitchen',
    summary: 'Read one tiffin order, with what was done with it',
    params: byId,
    data: AdminTiffinOrderDetails,
    errors: ['order_not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/tiffin-orders/:id',
    access: 'kitchen',
    undoable: true,
    summary: 'Change a booked tiffin before it is prepared, or its notes',
    params: byId,
    body: z.extend(ChangeBody, {
      ...deskDetails,
      customerNote: optionalText(1000),
      internalNote: optionalText(2000),
      ...changedSince,
    }),
    data: AdminTiffinOrder,
    errors: [
      'order_not_found',
      'subscription_pending',
      'subscription_not_active',
      'in_planned_pause',
      'action_not_allowed',
      'insufficient_credits',
      'too_many_tiffins',
      'already_scheduled',
      'day_unavailable',
      'conflict',
    ],
  }),
  act: endpoint({
    method: 'POST',
    path: '/v1/admin/tiffin-orders/:id/actions/:action',
    access: 'kitchen',
    undoable: true,
    summary: 'Move one tiffin order along',
    params: z.object({ id: Id, action: StaffTiffinOrderAction }),
    body: z.object(ActionNotes),
    data: AdminTiffinOrder,
    idempotent: true,
    errors: [
      'order_not_found',
      'action_not_allowed',
      'insufficient_credits',
      'not_its_time',
      'unskip_deadline_passed',
      'day_unavailable',
      'already_scheduled',
      'subscription_not_active',
      'subscription_pending',
      'in_planned_pause',
    ],
  }),
  decideCredit: endpoint({
    method: 'POST',
    path: '/v1/admin/tiffin-orders/:id/decide-credit',
    access: 'kitchen',
    undoable: true,
    summary: 'Say whether the credit of a tiffin comes back that could not be handed over',
    params: byId,
    body: z.object({
      returnCredit: z.boolean('Please choose whether the credit comes back.'),
    }),
    data: AdminTiffinOrder,
    idempotent: true,
    errors: ['order_not_found', 'credit_decided'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/v1/admin/tiffin-orders/:id/correct',
    access: 'kitchen',
    undoable: true,
    summary: 'Correct the state of a tiffin, at any time, with its credits and a reason',
    params: byId,
    body: correctionBody(TiffinOrderCorrection, TiffinOrderStatus),
    data: AdminTiffinOrder,
    idempotent: true,
    errors: [
      ...CORRECTION_CODES,
      'order_not_found',
      'correction_lacks_credits',
      'correction_plan_ended',
      'already_scheduled',
      'unskip_deadline_passed',
      'day_unavailable',
      'subscription_not_active',
      'subscription_pending',
      'in_planned_pause',
    ],
  }),
  actOnMany: endpoint({
    method: 'POST',
    path: '/v1/admin/tiffin-orders/actions/:action',
    access: 'kitchen',
    undoable: true,
    summary: 'Move many tiffin orders along; says which could not be moved and why',
    params: z.object({ action: StaffTiffinOrderAction }),
    body: z.object({
      ids: ManyIds,
      ...ActionNotes,
    }),
    data: BatchResult,
    idempotent: true,
    errors: ['not_its_time'],
  }),
};

/** The tiffins of one day as every kitchen list shows them: the living ones, by slot. */
export const KitchenDay = z.object({
  date: IsoDay,
  isServiceDay: z.boolean(),
  closure: z.nullable(z.string()),
  /** Tiffins (not orders) that are cooked for the day, over all slots. */
  tiffins: z.int(),
  /** How many of them are cooked already: on their way, brought, or back from the door. */
  cooked: z.int(),
  /** How many have still to be brought: what a day that was closed keeps. */
  toBring: z.int(),
  /** Tiffins over capacity that wait for the kitchen's word. */
  waiting: z.int(),
  dayCapacity: z.int(),
  slots: z.array(
    z.object({
      slot: Slot,
      capacity: z.int(),
      tiffins: z.int(),
      byDiet: z.record(Diet, z.int()),
      byPlan: z.array(PlanCount),
      orders: z.array(AdminTiffinOrder),
    }),
  ),
  byStatus: z.record(ShownTiffinOrderStatus, z.int()),
  byDiet: z.record(Diet, z.int()),
  /** What the weekly menu has for the day, in the order to serve, with how much is still to be cooked. */
  dishes: z.array(DishToCook),
  /** The boxes of the day, those that are alike together. */
  boxes: z.array(BoxToPack),
  /** The same without those that are cooked already. */
  toPack: z.array(BoxToPack),
  /** Events that are catered that day, also when the kitchen is closed for all else. */
  events: z.array(EventToCook),
  /** Snack orders that are still to be handed over. */
  snackOrders: z.int(),
  /** Those of them that are confirmed, made ones among them, the earliest first. */
  snacksToHandOver: z.array(SnackOrderToHandOver),
  /** How many of them nobody has confirmed yet. */
  snacksWaiting: z.int(),
  /** Past days that still have tiffins on their way, for `close-day`. */
  openPastDays: z.array(z.object({ date: IsoDay, orders: z.int() })),
});
export type KitchenDay = z.output<typeof KitchenDay>;

export const kitchenDays = {
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/kitchen-day/:date',
    access: 'kitchen',
    summary: "Read the kitchen's day: what to cook and deliver, by slot",
    params: z.object({ date: IsoDay }),
    data: KitchenDay,
  }),
  close: endpoint({
    method: 'POST',
    path: '/v1/admin/kitchen-day/:date/actions/close-day',
    access: 'kitchen',
    undoable: true,
    summary: 'Bring what is left of a past day to delivered',
    params: z.object({ date: IsoDay }),
    body: z.object({ internalNote: z.optional(text(2000)) }),
    data: z.object({ delivered: z.int() }),
    idempotent: true,
    errors: ['action_not_allowed'],
  }),
};
