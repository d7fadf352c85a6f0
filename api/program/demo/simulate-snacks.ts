import { isRefusal } from '#contract/platform/refusal.ts';
import { type AdminSnack, adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { type SnackOrder, snackOrders } from '#contract/snacks/orders.ts';
import type { Kitchen } from '#domain/kitchen/calendar.ts';
import { addDays, type IsoDay } from '#domain/platform/days.ts';
import { snackTimesOn } from '#domain/snacks/snack-times.ts';
import type { DemoKitchen } from './demo-kitchen.ts';
import type { Random } from './random.ts';
import type { DemoCustomer } from './simulate-customers.ts';

/** Nobody orders snacks further ahead than this. */
const DAYS_AHEAD = 6;

/** Who orders for the same day wants it within so many hours. */
const HOURS_AHEAD = 6;

const LINE_WISHES = ['No onion, please', 'Extra green chutney', 'Less spicy', 'Packed separately'];

const WISHES = {
  pickup: [
    'It is for a birthday: please write "Happy birthday, Ba" on the box',
    'Paper bags instead of plastic, if you have them',
    'My brother picks it up, his name is Rohan',
  ],
  delivery: ['Please keep the chutneys apart', 'As hot from the pan as you can'],
};

const WHY_NOT = ['Ordered by mistake', 'Change of plans'];

/** The snacks on offer, in the order of the page. */
const readCatalogue = (kitchen: DemoKitchen): Promise<AdminSnack[]> =>
  kitchen.act(kitchen.owner, adminSnacks.list, {
    query: { page: 1, limit: 100, sort: 'sortOrder', order: 'ASC', isActive: true },
  });

/** A day and one of its hours, mostly one of the next; null when the kitchen is closed then. */
function chooseTime(
  kitchen: DemoKitchen,
  rules: Kitchen,
  random: Random,
  today: IsoDay,
): string | null {
  const isToday = random.chance(0.7);
  const day = isToday ? today : addDays(today, random.whole(1, DAYS_AHEAD));
  const times = snackTimesOn(day, kitchen.now(), rules.closures);
  const wanted = isToday ? times.slice(0, HOURS_AHEAD) : times;
  return wanted.length === 0 ? null : `${day}T${random.pick(wanted)}`;
}

function chooseItems(random: Random, catalogue: readonly AdminSnack[]) {
  const count = random.weighted([
    [1, 30],
    [2, 40],
    [3, 20],
    [5, 10],
  ]);
  const chosen = new Set(Array.from({ length: count }, () => random.pick(catalogue)));
  return [...chosen].map(({ id }) => ({
    snack_id: id,
    quantity: random.weighted([
      [1, 45],
      [2, 35],
      [4, 15],
      [12, 5],
    ]),
    special_instructions: random.chance(0.2) ? random.pick(LINE_WISHES) : null,
  }));
}

/** So many of the customers fill a cart and order; now and then one thinks better of it. */
export async function orderSnacks(
  kitchen: DemoKitchen,
  rules: Kitchen,
  random: Random,
  {
    customers,
    today,
    orders,
  }: { customers: readonly DemoCustomer[]; today: IsoDay; orders: number },
): Promise<void> {
  const catalogue = await readCatalogue(kitchen);
  const [guide] = customers;
  for (let placed = 0; placed < orders; placed += 1) {
    const customer = guide && random.chance(0.12) ? guide : random.pick(customers);
    const time = chooseTime(kitchen, rules, random, today);
    const items = chooseItems(random, catalogue);
    const way = random.pick(['pickup', 'delivery'] as const);
    const wish = random.chance(0.25) ? random.pick(WISHES[way]) : null;
    const isRegretted = random.chance(0.05);
    if (!time) continue;
    const { person, caller } = customer;
    const order: SnackOrder = await kitchen.act(caller, snackOrders.place, {
      body: {
        customer_name: `${person.firstName} ${person.lastName}`,
        customer_email: person.email,
        customer_phone: person.phone,
        customer_address: way === 'delivery' ? person.address : null,
        delivery_type: way,
        delivery_time: time,
        special_instructions: wish,
        ...(way === 'delivery' && { door_note: person.doorNote }),
        items,
        currency: 'CAD',
      },
    });
    if (!isRegretted) continue;
    const cancelled = await kitchen.tryTo(caller, snackOrders.cancel, {
      params: { id: order.id },
      body: { reason: random.pick(WHY_NOT) },
    });
    if (isRefusal(cancelled)) throw new Error(`${order.order_number} could not be cancelled`);
  }
}
