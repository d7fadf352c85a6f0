import { CalendarCheck, CalendarClock, CalendarOff, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { RecurringBookingDay } from '#contract/tiffin/recurring-booking.ts';
import type { AvailableDates } from '#contract/tiffin/subscriptions.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { finalSlotText } from '#web/tiffin/orders/booking-text.ts';
import { tiffinsText } from '#web/tiffin/orders/order-text.ts';
import { bookingOutcomeText } from './recurring-booking-text.ts';

/** So many are shown before somebody asks for all of them. */
const SHOWN = 4;

/** The next days of a pattern and what becomes of each. */
export function RecurringBookingDays({
  days,
  label,
  dates,
}: {
  days: readonly RecurringBookingDay[];
  label: string;
  /** What the kitchen offers, where the days are yet to be booked. */
  dates?: AvailableDates | undefined;
}) {
  const [all, setAll] = useState(false);
  const id = useId();
  if (days.length === 0) return null;
  const shown = all ? days : days.slice(0, SHOWN);
  return (
    <div>
      <ul id={id} aria-label={label}>
        {shown.map((day) => (
          <Day key={day.date} day={day} dates={dates} />
        ))}
      </ul>
      {days.length > SHOWN && (
        <Button
          kind="plain"
          size="small"
          className="-mx-4"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer days' : `Show all ${days.length} days`}
        </Button>
      )}
    </div>
  );
}

/** How the icon of an outcome looks: it will come, or it will not. */
function lookOf({ outcome }: RecurringBookingDay): [icon: LucideIcon, look: string] {
  if (outcome === 'booked') return [CalendarCheck, 'text-leaf-ink'];
  if (outcome === 'to_book') return [CalendarClock, 'text-turmeric-ink'];
  return [CalendarOff, 'text-ink-soft'];
}

function Day({ day, dates }: { day: RecurringBookingDay; dates: AvailableDates | undefined }) {
  const [icon, look] = lookOf(day);
  const comes = day.outcome === 'booked' || day.outcome === 'to_book';
  const { date: deliveryDate, deliveryTimeSlot, quantity } = day;
  const final =
    day.outcome === 'to_book' && dates
      ? finalSlotText({ deliveryDate, deliveryTimeSlot }, dates, quantity)
      : null;
  return (
    <li className="flex items-start gap-3 border-t border-line py-2 first:border-t-0">
      <Icon of={icon} className={`mt-0.5 size-5 ${look}`} />
      <span className="min-w-0">
        <span className="font-semibold tabular-nums">{formatDay(day.date)}</span>
        {comes && (
          <span className="block tabular-nums">
            {formatSlot(day.deliveryTimeSlot)}, {tiffinsText(day.quantity)}
          </span>
        )}
        <span className="block text-sm text-ink-soft wrap-anywhere">{bookingOutcomeText(day)}</span>
        {final && <span className="block text-sm text-turmeric-ink">{final}</span>}
      </span>
    </li>
  );
}
