import * as z from 'zod/mini';
import { InquiryStatus } from '#contract/catering/inquiries.ts';
import { EventClock, EventMeal } from '#contract/catering/inquiry-choices.ts';
import { Id, IsoDay, Money } from '#contract/platform/primitives.ts';
import { DeliveryType, SnackOrderStatus } from '#contract/snacks/orders.ts';
import { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';

/** A tiffin order of a day that closes, with what decides where it could move. */
export const AffectedTiffinOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  customerId: Id,
  customerName: z.string(),
  date: IsoDay,
  /** The hour that its customer chose, wherever a closing has moved it since. */
  slot: Slot,
  quantity: z.int(),
  status: TiffinOrderStatus,
  /** Credits that come back when it is given back. */
  credits: z.int(),
  /** One plan at one address: two orders of the same door cannot come at the same hour. */
  door: z.string(),
  /** One customer at one address, whatever the plan: what stands at one hour stays together. */
  home: z.string(),
  /** Where the same door has a delivery already. */
  taken: z.array(z.object({ date: IsoDay, slot: Slot })),
  /** Days to move to on which its plan takes nothing: it is paused, or will be. */
  rests: z.array(IsoDay),
});
export type AffectedTiffinOrder = z.output<typeof AffectedTiffinOrder>;

/** A snack order of a day that closes. */
export const AffectedSnackOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  customerId: Id,
  customerName: z.string(),
  date: IsoDay,
  /** Toronto wall clock, `14:00`. */
  time: z.string(),
  status: SnackOrderStatus,
  deliveryType: DeliveryType,
  /** `2 × Khaman Dhokla, 1 × Kesar Penda` */
  content: z.string(),
  total: Money,
  /** What the kitchen pays back when it is cancelled. */
  toPayBack: Money,
  /** How many it takes of snacks that have a daily limit. */
  limited: z.array(z.object({ snackId: Id, quantity: z.int() })),
});
export type AffectedSnackOrder = z.output<typeof AffectedSnackOrder>;

/** An event of a day that closes: an accepted one, or an inquiry that is still open. */
export const AffectedEvent = z.object({
  id: Id,
  inquiryNumber: z.string(),
  /** Null when it was asked for without an account. */
  customerId: z.nullable(Id),
  customerName: z.string(),
  date: IsoDay,
  /** `Wedding`, or what was typed. */
  event: z.string(),
  times: z.array(EventMeal),
  clock: EventClock,
  /** Whether the kitchen brings it; false for what is picked up. */
  isBrought: z.boolean(),
  guests: z.int(),
  status: InquiryStatus,
  /** What the kitchen pays back when it is cancelled. */
  toPayBack: Money,
});
export type AffectedEvent = z.output<typeof AffectedEvent>;

/** A day that tiffins could move to: its places, and what is booked on it. */
export const TargetDay = z.object({
  date: IsoDay,
  /** Its cut-off has passed: what moves there is confirmed at once. */
  isClosedForOrders: z.boolean(),
  capacity: z.int(),
  /** That take a place, and how many of them wait for the kitchen's word. */
  tiffins: z.int(),
  waiting: z.int(),
  hours: z.array(z.object({ slot: Slot, capacity: z.int(), tiffins: z.int(), waiting: z.int() })),
});
export type TargetDay = z.output<typeof TargetDay>;

/**
 * Everything that stands on days that would close, and where it could move to. Days that are over
 * or closed already are not asked about.
 */
export const AffectedByClosure = z.object({
  /** Everything that may still come, in the order in which it is given its new place. */
  tiffins: z.array(AffectedTiffinOrder),
  snackOrders: z.array(AffectedSnackOrder),
  events: z.array(AffectedEvent),
  /** What is delivered already, and stays so. */
  delivered: z.object({ orders: z.int(), tiffins: z.int(), snackOrders: z.int() }),
  /**
   * Tiffins that could not be handed over, which stay as they are; `undecided`: how many of the orders
   * wait for a decision about their credit.
   */
  notDelivered: z.object({ orders: z.int(), tiffins: z.int(), undecided: z.int() }),
  /** Customers whose recurring booking would still book one of these days, and leaves it out. */
  usualCustomers: z.int(),
  targets: z.array(TargetDay),
  /** Days that snack orders could move to, and what is left of snacks with a daily limit. */
  snackTargets: z.array(
    z.object({ date: IsoDay, left: z.array(z.object({ snackId: Id, left: z.int() })) }),
  ),
});
export type AffectedByClosure = z.output<typeof AffectedByClosure>;

/**
 * How moved tiffins find their place: only at the hour that their customer chose of the chosen day, also at its other
 * hours, or at their own hour of the days after it, too.
 */
export const SlotSearch = z.enum(['hour', 'hours', 'days']);
export type SlotSearch = z.output<typeof SlotSearch>;

const SnackHour = z
  .string()
  .check(z.regex(/^(?:09|1\d|2[01]):00$/, 'Please choose a full hour from 9:00 to 21:00.'));

/** What becomes of everything that stands on days that close: the desk's one answer. */
export const ClosureChoices = z.object({
  /** Where to, when tiffins move. */
  move: z.nullable(z.object({ date: IsoDay, spread: SlotSearch })),
  booked: z.enum(['give_back', 'move']),
  /** What waits for the kitchen's word goes on waiting when it moves. */
  waiting: z.enum(['decline', 'move']),
  cooking: z.enum(['give_back', 'deliver']),
  onTheWay: z.enum(['give_back', 'deliver']),
  snackOrders: z
    .array(
      z.discriminatedUnion('does', [
        z.object({ id: Id, does: z.literal('cancel') }),
        z.object({ id: Id, does: z.literal('keep') }),
        z.object({ id: Id, does: z.literal('move'), date: IsoDay, time: SnackHour }),
      ]),
    )
    .check(z.maxLength(1000)),
  events: z.array(z.object({ id: Id, does: z.enum(['keep', 'cancel']) })).check(z.maxLength(1000)),
});
export type ClosureChoices = z.output<typeof ClosureChoices>;

/** What comes of it, in figures: said before, compared under the locks, and said again when done. */
export const ClosureFigures = z.object({
  /** Orders and tiffins that were not delivered yet. */
  orders: z.int(),
  tiffins: z.int(),
  movedOrders: z.int(),
  movedTiffins: z.int(),
  /** Orders that no longer come, and the credits that come back with them. */
  givenBackOrders: z.int(),
  creditsBack: z.int(),
  /** Orders that come all the same. */
  stillDelivered: z.int(),
  snackOrdersMoved: z.int(),
  snackOrdersCancelled: z.int(),
  snackOrdersKept: z.int(),
  eventsCancelled: z.int(),
  eventsKept: z.int(),
  toPayBack: Money,
  /** How many people are written to, and in how many mails. */
  customers: z.int(),
  letters: z.int(),
});
export type ClosureFigures = z.output<typeof ClosureFigures>;

/** The desk's answer: the plan, and the figures that were read with it. */
export const ConfirmedClosureChoices = z.object({ plan: ClosureChoices, seen: ClosureFigures });
export type ConfirmedClosureChoices = z.output<typeof ConfirmedClosureChoices>;
