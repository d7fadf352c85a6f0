import * as z from 'zod/mini';
import { addressDetails, deskDetails } from '#contract/account/delivery-address.ts';
import { Diet } from '#contract/account/diet.ts';
import { Balance } from '#contract/money/balance.ts';
import { CORRECTION_CODES, correctionBody } from '#contract/platform/correction.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { dayRange, listQuery } from '#contract/platform/lists.ts';
import {
  Flag,
  Id,
  Ids,
  IsoDay,
  IsoInstant,
  Money,
  optionalText,
} from '#contract/platform/primitives.ts';
import { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';

/** What staff can do to a snack order (docs/rules.md#states-of-a-snack-order). */
export const StaffSnackAction = z.enum([
  'confirm',
  'prepare',
  'ready',
  'retry',
  'deliver',
  'fail',
  'cancel',
]);
export type StaffSnackAction = z.output<typeof StaffSnackAction>;

/** What can turn out to be true of a snack order after all (domain/snacks/order-corrections.ts). */
export const SnackOrderCorrection = z.enum([
  'handed-over',
  'not-handed-over',
  'still-here',
  'being-made',
  'not-begun',
  'not-confirmed',
  'taken-up',
  'called-off',
]);
export type SnackOrderCorrection = z.output<typeof SnackOrderCorrection>;

/** A line of an order, as it was bought. */
const AdminSnackOrderItem = z.object({
  /** Null when the snack has been deleted since. */
  snackId: z.nullable(Id),
  name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  price: Money,
  deliveryFee: Money,
  taxAmount: Money,
  /** With delivery and tax. */
  total: Money,
  specialInstructions: z.nullable(z.string()),
});

/** A snack order as the counter sees it. */
export const AdminSnackOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  customerId: Id,
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  status: SnackOrderStatus,
  deliveryType: DeliveryType,
  deliveryDate: IsoDay,
  /** Toronto wall clock, `14:00`. */
  deliveryTime: z.string(),
  /** Null for pickup. */
  address: z.nullable(z.string()),
  /** False: no postal code was found in the address, so the service area was not checked. */
  addressChecked: z.boolean(),
  diet: Diet,
  allergies: z.string(),
  specialInstructions: z.nullable(z.string()),
  ...addressDetails,
  items: z.array(AdminSnackOrderItem),
  subtotal: Money,
  deliveryFee: Money,
  taxAmount: Money,
  totalAmount: Money,
  balance: Balance,
  /** Why what was due to go back was settled without paying. */
  payBackNote: z.nullable(z.string()),
  customerNote: z.nullable(z.string()),
  internalNote: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
  /** Why it could not be handed over, the last time. */
  failReason: z.nullable(z.string()),
  /** The states it has been in, first to last, and who brought it there. */
  steps: z.array(
    z.object({
      status: SnackOrderStatus,
      at: IsoInstant,
      actor: z.string(),
      /** Why, where it was corrected. */
      note: z.nullable(z.string()),
    }),
  ),
  /** Closed days that it was moved off, first to last. */
  moves: z.array(
    z.object({
      at: IsoInstant,
      actor: z.string(),
      reason: z.nullable(z.string()),
      from: z.object({ date: IsoDay, time: z.string() }),
      to: z.object({ date: IsoDay, time: z.string() }),
    }),
  ),
  /** What staff can do with it in its present state. */
  actions: z.array(StaffSnackAction),
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
});
export type AdminSnackOrder = z.output<typeof AdminSnackOrder>;

/** Pending orders for today and later days, the latest of them to come in, and those that time runs out for. */
export const WaitingSnackOrders = z.object({
  orders: z.int(),
  newest: z.nullable(
    z.object({ orderNumber: z.string(), deliveryDate: IsoDay, createdAt: IsoInstant }),
  ),
  /** Those that are cancelled within the hour unless somebody confirms them. Null when there is none. */
  dueSoon: z.nullable(
    z.object({
      orders: z.int(),
      deliveryDate: IsoDay,
      /** Of the first. */ deliveryTime: z.string(),
      /** When the first is cancelled. */ cancelledAt: IsoInstant,
    }),
  ),
  /** The latest of all orders to come in, whatever became of it: what is older is no news. */
  lastCameIn: z.nullable(z.object({ orderNumber: z.string(), createdAt: IsoInstant })),
});
export type WaitingSnackOrders = z.output<typeof WaitingSnackOrders>;

/** A day that still has orders to hand over. */
export const OpenSnackDay = z.object({
  date: IsoDay,
  orders: z.int(),
  /** How many of them nobody has confirmed. */
  pending: z.int(),
  /** How many of them could not be handed over. */
  undelivered: z.int(),
});
export type OpenSnackDay = z.output<typeof OpenSnackDay>;

/** A day at the counter: what is not cancelled, a column for each state, earliest time first. */
export const SnackBoard = z.object({
  date: IsoDay,
  columns: z.array(z.object({ status: SnackOrderStatus, orders: z.array(AdminSnackOrder) })),
  /** How many of the day's orders are in each state, the cancelled ones included. */
  byStatus: z.record(SnackOrderStatus, z.int()),
  waiting: WaitingSnackOrders,
  /** All days with orders to hand over, past and coming, earliest first; this one among them. */
  openDays: z.array(OpenSnackDay),
});
export type SnackBoard = z.output<typeof SnackBoard>;

const byId = z.object({ id: Id });

const notes = { customerNote: optionalText(1000), internalNote: optionalText(2000) };

/**
 * What is written on an order: for the kitchen, for the door, and both kinds of note
 * (docs/rules.md#two-notes). What is left out stays as it is, what is empty goes.
 */
export const SnackOrderNotes = z.object({
  specialInstructions: optionalText(500),
  ...deskDetails,
  ...notes,
});

/** What goes along with an action. Notes left empty stay as they are; `cancel` and `fail` have a reason. */
export const SnackActionBody = z.object({
  reason: optionalText(300),
  ...notes,
  /** Cooks or hands over what is for another time; without it that is `not_its_time`. */
  anyTime: z.optional(z.boolean()),
});

export const adminSnackOrders = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/snack-orders',
    access: 'kitchen',
    summary: 'List snack orders',
    query: z.object({
      ...listQuery(['createdAt', 'deliveryDate', 'orderNumber']),
      ...dayRange,
      ids: z.optional(Ids),
      date: z.optional(IsoDay),
      status: z.optional(SnackOrderStatus),
      deliveryType: z.optional(DeliveryType),
      customerId: z.optional(Id),
      unpaid: z.optional(Flag),
      toPayBack: z.optional(Flag),
    }),
    data: z.array(AdminSnackOrder),
    paginated: true,
  }),
  board: endpoint({
    method: 'GET',
    path: '/v1/admin/snack-board/:date',
    access: 'kitchen',
    summary: "Read the counter's day: its snack orders by state and time, and how many wait",
    params: z.object({ date: IsoDay }),
    data: SnackBoard,
  }),
  read: endpoint({
    method: 'GET',
    path: '/v1/admin/snack-orders/:id',
    access: 'kitchen',
    summary: 'Read one snack order',
    params: byId,
    data: AdminSnackOrder,
    errors: ['order_not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/snack-orders/:id',
    access: 'kitchen',
    summary: 'Change the instructions and notes of a snack order',
    params: byId,
    body: SnackOrderNotes,
    data: AdminSnackOrder,
    errors: ['order_not_found'],
  }),
  act: endpoint({
    method: 'POST',
    path: '/v1/admin/snack-orders/:id/actions/:action',
    access: 'kitchen',
    undoable: true,
    summary: 'Move one snack order along, or cancel it with a reason',
    params: z.object({ id: Id, action: StaffSnackAction }),
    body: SnackActionBody,
    data: AdminSnackOrder,
    idempotent: true,
    errors: ['order_not_found', 'action_not_allowed', 'reason_missing', 'not_its_time'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/v1/admin/snack-orders/:id/correct',
    access: 'kitchen',
    undoable: true,
    summary: 'Correct the state of a snack order, at any time, with its stock and a reason',
    params: byId,
    body: correctionBody(SnackOrderCorrection, SnackOrderStatus),
    data: AdminSnackOrder,
    idempotent: true,
    errors: [
      ...CORRECTION_CODES,
      'order_not_found',
      'correction_sold_out',
      'snack_day_closed',
      'snack_time_passed',
      'snack_day_out_of_range',
    ],
  }),
  actOnMany: endpoint({
    method: 'POST',
    path: '/v1/admin/snack-orders/actions/:action',
    access: 'kitchen',
    undoable: true,
    summary: 'Move many snack orders along; says which could not be moved and why',
    params: z.object({ action: StaffSnackAction }),
    body: z.extend(SnackActionBody, {
      ids: z.array(Id).check(z.minLength(1, 'Please choose at least one.'), z.maxLength(1000)),
    }),
    data: z.object({
      moved: z.array(Id),
      refused: z.array(z.object({ id: Id, orderNumber: z.string(), message: z.string() })),
    }),
    idempotent: true,
    errors: ['reason_missing', 'not_its_time'],
  }),
};
