import { asBooking } from '#api/tiffin/orders/as-booking.ts';
import type { Slot, TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import type { OrderWithSubscription } from '#db/tiffin/orders.ts';
import { formatDayLong, formatDeadline, formatSlot } from '#domain/platform/days.ts';
import type { Kitchen } from '#domain/kitchen/settings.ts';
import { slotEnd, slotStart } from '#domain/kitchen/slots.ts';
import { deadlinesOf } from '#domain/tiffin/deadlines.ts';
import type { CalendarEvent } from './icalendar.ts';

/** At the deadline itself it is too late: the alarm leaves an hour to act. */
const ALARM_AHEAD = { hours: 1 } as const;

const STATUS: Record<TiffinOrderStatus, CalendarEvent['status']> = {
  pending_confirmation: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  confirmed: 'CONFIRMED',
  preparing: 'CONFIRMED',
  out_for_delivery: 'CONFIRMED',
  delivered: 'CONFIRMED',
  cancelled: 'CANCELLED',
  skipped: 'CANCELLED',
};

/** Programs that show cancelled events like others still say what is the case. */
const BEFORE_SUMMARY: Partial<Record<TiffinOrderStatus, string>> = {
  pending_confirmation: 'Waiting: ',
  cancelled: 'Cancelled: ',
  skipped: 'Skipped: ',
};

/**
 * A delivery as an event of its customer's calendar, from the beginning of its slot to its end. What
 * can still be skipped has an alarm an hour before that ends.
 */
export function deliveryEvent(
  order: OrderWithSubscription,
  { kitchen, sender, origin }: { kitchen: Kitchen; sender: string; origin: string },
): CalendarEvent {
  const status = order.status as TiffinOrderStatus;
  const slot = order.slot as Slot;
  const { skipUntil } = deadlinesOf(asBooking(order), kitchen);
  const tiffins = order.quantity === 1 ? 'Tiffin' : `${order.quantity} tiffins`;
  const until = formatDeadline(skipUntil);
  return {
    uid: order.id,
    sequence: order.version,
    changedAt: order.updated_at,
    when: {
      start: { day: order.delivery_day, time: slotStart(slot) },
      end: { day: order.delivery_day, time: slotEnd(slot) },
    },
    status: STATUS[status],
    summary: `${BEFORE_SUMMARY[status] ?? ''}${tiffins} from ${sender}`,
    description: [
      `Order ${order.number}, ${order.plan_name} (${order.subscription_number})`,
      `${formatDayLong(order.delivery_day)}, ${formatSlot(slot)} (Toronto)`,
      ...(status === 'scheduled' ? [`Skip it with its credit back until ${until}.`] : []),
    ].join('\n'),
    location: order.address,
    url: `${origin}/tiffin-order-confirmation?order=${encodeURIComponent(order.number)}`,
    alarm:
      status === 'scheduled'
        ? {
            at: skipUntil.subtract(ALARM_AHEAD),
            words: `Last chance to skip: until ${until}`,
          }
        : null,
  };
}
