import { DIETS } from '#admin/words/choices.ts';
import { instructionsOf } from '#admin/words/instructions.ts';
import type { Diet } from '#contract/accounts.ts';
import type { AdminTiffinOrder, DishToCook, KitchenDay } from '#contract/admin/tiffin-orders.ts';
import type { Slot } from '#contract/tiffin-orders.ts';
import { COOKED_ORDER_STATES } from '#domain/tiffin-order-states.ts';

/** What is printed of an order. */
export type PrintedOrder = Pick<
  AdminTiffinOrder,
  | 'id'
  | 'orderNumber'
  | 'customerName'
  | 'customerPhone'
  | 'address'
  | 'quantity'
  | 'planName'
  | 'diet'
  | 'allergies'
  | 'standingNote'
  | 'specialInstructions'
>;

/** How many tiffins to cook of each diet, and in all. */
export type Counts = { total: number; byDiet: Record<Diet, number> };

/** One delivery hour on paper. */
export type SlotSheet = Counts & {
  slot: Slot;
  /** By name, as the bags stand on the shelf. */
  orders: PrintedOrder[];
  /** To cook differently: first those with an allergy, then those with a note. */
  careful: PrintedOrder[];
};

export type DaySheets = Counts & {
  date: string;
  slots: SlotSheet[];
  /** What the menu has for the day and somebody needs, in the order to serve. */
  dishes: DishToCook[];
  /** Names of dishes on the menu that nobody's diet is served today. */
  notNeeded: string[];
};

function count(orders: readonly PrintedOrder[]): Counts {
  const byDiet = Object.fromEntries(DIETS.map((diet) => [diet, 0])) as Record<Diet, number>;
  for (const { diet, quantity } of orders) byDiet[diet] += quantity;
  return { total: orders.reduce((total, { quantity }) => total + quantity, 0), byDiet };
}

const byName = (one: PrintedOrder, other: PrintedOrder) =>
  one.customerName.localeCompare(other.customerName, 'en') ||
  one.orderNumber.localeCompare(other.orderNumber);

const needsCare = (order: PrintedOrder) =>
  order.allergies.trim() !== '' || instructionsOf(order).length > 0;

const allergiesFirst = (one: PrintedOrder, other: PrintedOrder) =>
  Number(other.allergies.trim() !== '') - Number(one.allergies.trim() !== '');

/**
 * The kitchen's day as it goes on paper, by slot. Only what is cooked: orders that still wait for
 * the kitchen's word are on no sheet, and who skipped, cancelled or paused is not in the day at all.
 */
export function sheetsOf(day: Pick<KitchenDay, 'date' | 'slots' | 'dishes'>): DaySheets {
  const slots = day.slots
    .map(({ slot, orders }) => {
      const cooked = orders
        .filter(({ status }) => COOKED_ORDER_STATES.includes(status))
        .toSorted(byName);
      return {
        slot,
        orders: cooked,
        careful: cooked.filter(needsCare).toSorted(allergiesFirst),
        ...count(cooked),
      };
    })
    .filter(({ orders }) => orders.length > 0);
  const isNeeded = ({ portions }: DishToCook) => portions > 0;
  return {
    date: day.date,
    slots,
    dishes: day.dishes.filter(isNeeded),
    notNeeded: day.dishes.filter((dish) => !isNeeded(dish)).map(({ name }) => name),
    ...count(slots.flatMap(({ orders }) => orders)),
  };
}
