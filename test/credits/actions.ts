import fc from 'fast-check';
import { SubscriptionCorrection } from '#contract/tiffin/desk-subscriptions.ts';
import {
  type StaffTiffinOrderAction as Desk,
  StaffTiffinOrderAction,
  TiffinOrderCorrection,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import type { DeliveryWeekday, Leftovers } from '#contract/tiffin/recurring-booking.ts';

/**
 * What somebody, or the clock, does next. An `order` picks one of those booked so far, a `day` one
 * of the coming service days, whatever their number is.
 */
export type Action =
  | { do: 'book'; day: number; slot: number; quantity: number; address: number }
  | { do: 'skip' | 'unskip'; order: number }
  | { do: 'cancel'; order: number; withoutCredit: boolean }
  | { do: 'change'; by: 'customer' | 'staff'; order: number; day: number; quantity: number }
  | { do: 'move along'; order: number; action: Desk; returnCredit: boolean }
  | { do: 'cook on'; order: number }
  /** What else is true of it, whatever its state allows. */
  | { do: 'correct'; order: number; correction: TiffinOrderCorrection }
  | { do: 'correct the plan'; correction: SubscriptionCorrection }
  | { do: 'take the usual'; weekdays: DeliveryWeekday[]; quantity: number; leftovers: Leftovers }
  | { do: 'stop the usual'; leftovers: Leftovers }
  | { do: 'adjust'; credits: number }
  | { do: 'pause'; by: 'customer' | 'staff'; ahead: number; days: number | null }
  | { do: 'call off the pause'; by: 'customer' | 'staff' }
  | { do: 'resume'; by: 'customer' | 'staff' }
  | { do: 'end the subscription'; by: 'customer' | 'staff' }
  | { do: 'close the kitchen'; day: number; effect: 'give back' | 'move' | 'still deliver' }
  | { do: 'close the day'; daysAgo: number }
  /** What the desk did last, or the one before. */
  | { do: 'take back'; ago: number }
  | { do: 'let time pass'; hours: number };

const pick = fc.nat({ max: 7 });
const day = fc.nat({ max: 4 });
const quantity = fc.integer({ min: 1, max: 4 });
const by = fc.constantFrom('customer' as const, 'staff' as const);

const leftovers = fc.constantFrom('keep' as const, 'release' as const);

const booking = fc.record({
  do: fc.constant('book' as const),
  day,
  slot: fc.nat({ max: 1 }),
  quantity,
  address: fc.nat({ max: 1 }),
});

const KINDS: { weight: number; arbitrary: fc.Arbitrary<Action> }[] = [
  { weight: 7, arbitrary: booking },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('cook on' as const), order: pick }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('skip' as const, 'unskip' as const), order: pick }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      order: pick,
      withoutCredit: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('change' as const), by, order: pick, day, quantity }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('move along' as const),
      order: pick,
      action: fc.constantFrom(...StaffTiffinOrderAction.options),
      returnCredit: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      order: pick,
      correction: fc.constantFrom(...TiffinOrderCorrection.options),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('correct the plan' as const),
      correction: fc.constantFrom(...SubscriptionCorrection.options),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('take the usual' as const),
      weekdays: fc.uniqueArray(fc.constantFrom(1 as const, 2, 3, 4, 5), { minLength: 1 }),
      quantity,
      leftovers,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stop the usual' as const), leftovers }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      credits: fc.integer({ min: -3, max: 3 }).filter((credits) => credits !== 0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pause' as const),
      by,
      ahead: fc.constantFrom(0, 0, 1, 3),
      days: fc.constantFrom(null, 1, 2, 5),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('call off the pause' as const), by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resume' as const), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end the subscription' as const), by }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('close the kitchen' as const),
      day,
      effect: fc.constantFrom('give back' as const, 'move' as const, 'still deliver' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('close the day' as const),
      daysAgo: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('take back' as const), ago: fc.nat({ max: 2 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('let time pass' as const),
      hours: fc.constantFrom(1, 5, 9, 26),
    }),
  },
];

/** A few days in a kitchen, as they might happen; they begin with a booking. */
export const someDays: fc.Arbitrary<Action[]> = fc
  .tuple(booking, fc.array(fc.oneof(...KINDS), { minLength: 3, maxLength: 11, size: 'max' }))
  .map(([first, others]) => [first, ...others]);
