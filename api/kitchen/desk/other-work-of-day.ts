import type { Kysely } from 'kysely';
import { presentEvent } from '#api/catering/desk/read-month.ts';
import type { GuestDiets } from '#contract/catering/inquiry-choices.ts';
import type { EventToCook, SnackOrderToHandOver } from '#contract/kitchen/cooking.ts';
import type { SnackOrderStatus } from '#contract/snacks/orders.ts';
import type { KitchenDay } from '#contract/tiffin/desk-tiffin-orders.ts';
import { listEventsBetween } from '#db/catering/event-book.ts';
import type { InquiryRow } from '#db/catering/inquiries.ts';
import { listCounterOrders } from '#db/snacks/counter.ts';
import type { SnackOrderWithDetails } from '#db/snacks/orders.ts';
import type { DB } from '#db/types.ts';
import { guestDietText } from '#domain/catering/guest-diets.ts';
import { EVENTS_AGREED } from '#domain/catering/inquiry-states.ts';
import { SNACKS_ACCEPTED } from '#domain/snacks/order-states.ts';

type OtherWorkOfDay = Pick<
  KitchenDay,
  'events' | 'snackOrders' | 'snacksToHandOver' | 'snacksWaiting'
>;

/** What the kitchen makes on a day besides tiffins: accepted events, and orders of snacks. */
export async function readOtherWorkOfDay(db: Kysely<DB>, day: string): Promise<OtherWorkOfDay> {
  const [events, orders] = await Promise.all([
    listEventsBetween(db, day, day),
    listCounterOrders(db, day),
  ]);
  const inState = (wanted: SnackOrderStatus) => orders.filter(({ status }) => status === wanted);
  return {
    events: events.filter(isCatered).map(presentToCook),
    snackOrders: orders.length - inState('delivered').length,
    snacksToHandOver: orders.filter(isToHandOver).map(presentToHandOver),
    snacksWaiting: inState('pending').length,
  };
}

const isCatered = ({ status }: InquiryRow): boolean => EVENTS_AGREED.includes(status);

const presentToCook = (inquiry: InquiryRow): EventToCook => ({
  ...presentEvent(inquiry),
  diet: guestDietText({
    dietaryPreference: inquiry.dietary_preferences,
    dietaryPreferenceOther: inquiry.dietary_preference_other,
    guestDiets: inquiry.guest_diets as GuestDiets,
    numberOfGuests: inquiry.guests,
    status: inquiry.status,
  }),
  location: inquiry.location,
});

const isToHandOver = ({ status }: SnackOrderWithDetails): boolean =>
  SNACKS_ACCEPTED.includes(status) && status !== 'delivered';

const presentToHandOver = (order: SnackOrderWithDetails): SnackOrderToHandOver => ({
  id: order.id,
  orderNumber: order.number,
  customerName: order.customer_name,
  time: order.delivery_time,
  deliveryType: order.delivery_type,
  status: order.status,
  diet: order.diet,
  allergies: order.allergies,
  specialInstructions: order.special_instructions,
  items: order.items.map(({ name, unit, quantity, special_instructions }) => ({
    ...{ name, unit, quantity },
    specialInstructions: special_instructions,
  })),
});
