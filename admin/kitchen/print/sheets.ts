import { type BoxProblems, boxProblemsOf, instructionsOf } from '#admin/kitchen/day/box-words.ts';
import { ORDER_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import type { BoxToPack, DishToCook } from '#contract/kitchen/cooking.ts';
import type { AdminTiffinOrder, KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import {
  isCooked,
  isCookedAlready,
  isToBring,
  shownStatusOf,
} from '#domain/tiffin/order-states.ts';

/** A kind of box on paper, with those among them that are for somebody with an allergy. */
export type PrintedBox = BoxToPack & { allergic: PrintedOrder[] };

/** Boxes that are filled alike, whoever they are for: one column of the packing table. */
export type PackingColumn = Pick<BoxToPack, 'name' | 'fillings'> & { boxes: PrintedBox[] };

/** An order on paper, with the code of its box and what the cook has to read. */
export type PrintedOrder = Pick<
  AdminTiffinOrder,
  | 'id'
  | 'orderNumber'
  | 'customerName'
  | 'memberName'
  | 'address'
  | 'unitNumber'
  | 'quantity'
  | 'planName'
  | 'diet'
  | 'allergies'
> & {
  code: string;
  instructions: string[];
  /** `Out for delivery`; null while it is still to be cooked. */
  doneWords: string | null;
};

/** One delivery hour on paper. */
export type SlotSheet = {
  slot: Slot;
  total: number;
  /** By their box, then by name: boxes that are alike are packed in a row. */
  orders: PrintedOrder[];
};

export type DaySheets = {
  date: string;
  /** Why the kitchen is closed that day; null where it is not. */
  closure: string | null;
  /** Tiffins on the sheet. */
  total: number;
  /** Tiffins of the day that are still to be cooked, and those that are cooked already. */
  left: number;
  cooked: number;
  boxes: BoxToPack[];
  /** Those that are still to be packed. */
  toPack: PrintedBox[];
  /** The same, those of a plan that are filled alike together. */
  packing: PackingColumn[];
  /** What the menu has for the day and still goes into some box, in the order to serve. */
  dishes: DishToCook[];
  /** Names of dishes on the menu that go into no box that is still to be packed. */
  notNeeded: string[];
  problems: BoxProblems;
  slots: SlotSheet[];
  /** The names of all dishes in the order of the menu: boxes name them by their place. */
  menu: string[];
  /** What is made besides tiffins. */
  events: KitchenDay['events'];
  snacks: KitchenDay['snacksToHandOver'];
  /** Snack orders that nobody has confirmed: they are only counted. */
  snacksWaiting: number;
};

type OtherWorkOfDay = Pick<KitchenDay, 'events' | 'snacksToHandOver' | 'snacksWaiting'>;

/** Whether a day has anything for the kitchen's sheet: tiffins, or what is made besides them. */
export const hasAnything = (day: Pick<KitchenDay, 'tiffins'> & OtherWorkOfDay): boolean =>
  day.tiffins + day.events.length + day.snacksToHandOver.length + day.snacksWaiting > 0;

const byName = (one: PrintedOrder, other: PrintedOrder) =>
  one.customerName.localeCompare(other.customerName, 'en') ||
  one.orderNumber.localeCompare(other.orderNumber);

const countOf = (orders: readonly { quantity: number }[]): number =>
  orders.reduce((total, { quantity }) => total + quantity, 0);

function packingOf(boxes: readonly PrintedBox[]): PackingColumn[] {
  const columns = new Map<string, PackingColumn>();
  for (const box of boxes) {
    const { name, fillings } = box;
    const key = JSON.stringify([name, fillings]);
    const column = columns.get(key) ?? { name, fillings, boxes: [] };
    column.boxes.push(box);
    columns.set(key, column);
  }
  return [...columns.values()];
}

/**
 * The kitchen's day as it goes on paper: what to cook, what goes into which box, and who gets which
 * box, by slot. Only what is cooked: orders that still wait for the kitchen's word are on no sheet,
 * and who skipped, cancelled or paused is not in the day at all; of a closed day only what still
 * goes out. What is cooked already is named by its state, and nothing is cooked for it again.
 */
export function sheetsOf(
  day: Pick<
    KitchenDay,
    'tiffins' | 'cooked' | 'date' | 'closure' | 'slots' | 'dishes' | 'boxes' | 'toPack'
  > &
    OtherWorkOfDay,
): DaySheets {
  const placeOf = new Map(day.boxes.flatMap(({ orders }, at) => orders.map((id) => [id, at])));
  const boxOf = ({ id }: { id: string }) => placeOf.get(id) ?? day.boxes.length;
  const isOnSheet = (order: AdminTiffinOrder) =>
    day.closure === null ? isCooked(order) : isToBring(order);
  const slots = day.slots
    .map(({ slot, orders }) => {
      const printed = orders
        .filter(isOnSheet)
        .map((order) => ({
          ...order,
          code: day.boxes[boxOf(order)]?.code ?? '',
          instructions: instructionsOf(order),
          doneWords: isCookedAlready(order) ? ORDER_STATUSES[shownStatusOf(order)].label : null,
        }))
        .sort((one, other) => boxOf(one) - boxOf(other) || byName(one, other));
      return { slot, total: countOf(printed), orders: printed };
    })
    .filter(({ orders }) => orders.length > 0);
  const printed = slots.flatMap(({ orders }) => orders);
  const toPack = day.toPack.map((box) => ({
    ...box,
    allergic: printed.filter(({ id, allergies }) => box.orders.includes(id) && allergies.trim()),
  }));
  return {
    date: day.date,
    closure: day.closure,
    total: countOf(printed),
    left: day.tiffins - day.cooked,
    cooked: day.cooked,
    boxes: day.boxes,
    toPack,
    packing: packingOf(toPack),
    dishes: day.dishes.filter(({ portions }) => portions > 0),
    notNeeded: day.dishes.filter(({ portions }) => portions === 0).map(({ name }) => name),
    problems: boxProblemsOf({ boxes: toPack, dishes: day.dishes }),
    slots,
    menu: day.dishes.map(({ name }) => name),
    events: day.events,
    snacks: day.snacksToHandOver,
    snacksWaiting: day.snacksWaiting,
  };
}
