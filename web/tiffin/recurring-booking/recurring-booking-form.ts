import * as z from 'zod/mini';
import { SLOTS } from '#contract/kitchen/slots.ts';
import type { DeliveryWeekday, RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import type { Subscription } from '#contract/tiffin/subscriptions.ts';
import { ScheduleBody } from '#contract/tiffin/tiffin-orders.ts';
import { WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { addressOf } from '#web/tiffin/orders/booking-form.ts';

/** The days of the form, by the names that its boxes have. */
export const DELIVERY_WEEKDAY_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  WEEKDAY_NAMES.slice(0, 5).map((name, index) => [String(index + 1), name]),
);

const { quantity, deliveryAddress } = ScheduleBody.shape;
/** Empty text until one is chosen. */
const deliveryTimeSlot = z.pipe(z.custom<string>(), z.enum(SLOTS, 'Please choose a time slot.'));

/** What a single day has for itself; an empty address means that of the other days. */
const OwnDay = z.object({
  deliveryTimeSlot,
  // The browser's own list of choices answers in text.
  quantity: z.pipe(z.coerce.number(), quantity),
  otherAddress: z.string(),
});

/**
 * What a person fills in for their recurring booking: the days, what comes on each of them, and the
 * days that differ. `own` holds every weekday; only those in `days` and `apart` count.
 */
const asked = {
  days: z.array(z.string()).check(z.minLength(1, 'Please choose at least one day.')),
  deliveryTimeSlot,
  quantity,
  apart: z.array(z.string()),
  own: z.record(z.string(), OwnDay),
  leftovers: z.enum(['keep', 'release']),
};

export const RecurringBookingForm = z
  .discriminatedUnion('addressChoice', [
    z.object({ ...asked, addressChoice: z.literal('subscription'), otherAddress: z.string() }),
    z.object({ ...asked, addressChoice: z.literal('other'), otherAddress: deliveryAddress }),
  ])
  .check((form) => {
    for (const day of ownDaysOf(form.value)) {
      const typed = form.value.own[day]?.otherAddress ?? '';
      const wrong = typed.trim() === '' ? null : deliveryAddress.safeParse(typed).error;
      if (!wrong) continue;
      form.issues.push({
        code: 'custom',
        path: ['own', day, 'otherAddress'],
        input: typed,
        message: wrong.issues[0]?.message ?? '',
      });
    }
  });
export type RecurringBookingForm = z.output<typeof RecurringBookingForm>;
export type RecurringBookingInputs = z.input<typeof RecurringBookingForm>;

/** The chosen days that differ from the others, in the order of the week. */
export const ownDaysOf = ({
  days,
  apart,
}: Pick<RecurringBookingInputs, 'days' | 'apart'>): string[] =>
  Object.keys(DELIVERY_WEEKDAY_LABELS).filter((day) => days.includes(day) && apart.includes(day));

/** The pattern that a filled-in form asks for. */
export function entriesOf(form: RecurringBookingForm): RecurringBookingEntry[] {
  const own = ownDaysOf(form);
  // Null follows the subscription's address, wherever that moves.
  const usualAddress =
    form.addressChoice === 'other' ? addressOf(form, { customerAddress: '' }) : null;
  return Object.keys(DELIVERY_WEEKDAY_LABELS)
    .filter((day) => form.days.includes(day))
    .map((day) => {
      const differs = own.includes(day) ? form.own[day] : undefined;
      return {
        weekday: Number(day) as DeliveryWeekday,
        deliveryTimeSlot: (differs ?? form).deliveryTimeSlot,
        quantity: (differs ?? form).quantity,
        deliveryAddress: differs?.otherAddress.trim() || usualAddress,
      };
    });
}

/** The form of a pattern: what most days have in common is asked once, the others stand apart. */
export function typedOf(
  entries: readonly RecurringBookingEntry[],
  { customerAddress }: Pick<Subscription, 'customerAddress'>,
): RecurringBookingInputs {
  const common = mostCommon(entries);
  const same = (entry: RecurringBookingEntry) => common !== undefined && isAlike(entry, common);
  const addressIn = (entry: RecurringBookingEntry | undefined) =>
    entry?.deliveryAddress === customerAddress ? null : (entry?.deliveryAddress ?? null);
  const address = addressIn(common);
  return {
    days: entries.map(({ weekday }) => String(weekday)),
    // Nothing is chosen for somebody who never had a recurring booking.
    deliveryTimeSlot: common?.deliveryTimeSlot ?? '',
    quantity: common?.quantity ?? 1,
    addressChoice: address === null ? 'subscription' : 'other',
    otherAddress: address ?? '',
    apart: entries.filter((entry) => !same(entry)).map(({ weekday }) => String(weekday)),
    own: Object.fromEntries(
      Object.keys(DELIVERY_WEEKDAY_LABELS).map((day) => {
        const entry = entries.find(({ weekday }) => String(weekday) === day) ?? common;
        const otherAddress =
          entry && !same(entry) ? ownAddress(entry, address, customerAddress) : '';
        const slot = entry?.deliveryTimeSlot ?? SLOTS[0];
        return [day, { deliveryTimeSlot: slot, quantity: entry?.quantity ?? 1, otherAddress }];
      }),
    ),
    leftovers: 'keep',
  };
}

/** What stands in the address of a day apart: nothing where it goes to the same door as the others. */
function ownAddress(
  entry: RecurringBookingEntry,
  recurringBooking: string | null,
  customerAddress: string,
): string {
  const own = entry.deliveryAddress ?? customerAddress;
  return own === (recurringBooking ?? customerAddress) ? '' : own;
}

const isAlike = (one: RecurringBookingEntry, other: RecurringBookingEntry): boolean =>
  one.deliveryTimeSlot === other.deliveryTimeSlot &&
  one.quantity === other.quantity &&
  one.deliveryAddress === other.deliveryAddress;

/** The entry that most days are like; of two such the earlier day's. */
function mostCommon(entries: readonly RecurringBookingEntry[]): RecurringBookingEntry | undefined {
  const likes = (entry: RecurringBookingEntry) =>
    entries.filter((other) => isAlike(entry, other)).length;
  return [...entries].sort((one, other) => likes(other) - likes(one))[0];
}
