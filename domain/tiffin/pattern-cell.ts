import { SLOTS } from '#contract/kitchen/slots.ts';
import type { DeliveryWeekday, RecurringBookingEntry } from '#contract/tiffin/recurring-booking.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { slotStart } from '#domain/kitchen/slots.ts';
import { formatSlot, WEEKDAY_NAMES } from '#domain/platform/days.ts';

/** A weekly pattern that a cell could not be read as; the message says what to write. */
export type UnreadPattern = { problem: string };

const WEEKDAYS: readonly DeliveryWeekday[] = [1, 2, 3, 4, 5];

const HOUR = String.raw`(\d{1,2})(?::?([0-5]\d))?\s*([ap])?\.?m?\.?`;
const HOURS = new RegExp(String.raw`\b${HOUR}\s*(?:-|\u2013|to)\s*${HOUR}(?![\w:])`, 'i');
const ONE_HOUR = /\b(\d{1,2})(?::([0-5]\d)\s*([ap])?\.?m?\.?|\s*([ap])\.?m\.?)(?!\w)/i;
const QUANTITY = /(?:[x×]\s*(\d+)(?!\w))|(?:\b(\d+)\s*(?:[x×]|tiffins?|boxes|box)(?!\w))/i;
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:day)?s?';
/** What stands behind an hour, and behind no number of a house. */
const NO_STREET = String.raw`(?:and|to|[ap]\.?m|noon|sharp|o.?clock|in|evening|night)\b`;
/**
 * Where an address begins: a number with a street, or something with a comma in it. `at 6 and Wed at 7`
 * is none.
 */
const AT_ADDRESS = new RegExp(
  String.raw`\bat (?=#?\d[\w\u00bd/-]*,? (?!${NO_STREET}|[-\u2013])\S|\p{L}[^,]*,)(?!.*\b${WEEKDAY}\b)`,
  'iu',
);
const FILLERS = /^(every|each|and|on|at|day|days|&)$/;
const ALL_WEEK = /^(daily|everyday|weekdays?|all)$/;

/** Minutes since midnight; an hour without AM or PM is the one in which a kitchen delivers. */
function minutesOf(hour: string, minutes: string | undefined, half: string | undefined): number {
  const typed = Number(hour);
  const isAfternoon = half ? half.toLowerCase() === 'p' : typed < 9;
  return (
    ((typed % 12) + (isAfternoon || (!half && typed >= 12) ? 12 : 0)) * 60 + Number(minutes ?? 0)
  );
}

const slotFrom = (minutes: number): Slot | undefined =>
  SLOTS.find((slot) => {
    const [hour = '', minute = ''] = slotStart(slot).split(':');
    return Number(hour) * 60 + Number(minute) === minutes;
  });

/** Takes the first fit of a pattern out of a text. */
function cut(text: string, wanted: RegExp): [RegExpExecArray | null, string] {
  const found = wanted.exec(text);
  return [
    found,
    found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text,
  ];
}

const SLOT_PROBLEM = `Please write one of the hours of delivery: ${SLOTS.map(formatSlot).join(', ')}.`;

function takeSlot(text: string, usual: Slot): { slot: Slot; rest: string } | UnreadPattern {
  const [hours, rest] = cut(text, HOURS);
  if (hours) {
    const [, from = '', fromMinutes, fromHalf, to = '', toMinutes, toHalf] = hours;
    const start = minutesOf(from, fromMinutes, fromHalf ?? toHalf);
    const slot = slotFrom(start);
    const isHourLong = minutesOf(to, toMinutes, toHalf ?? fromHalf) - start === 60;
    return slot && isHourLong ? { slot, rest } : { problem: SLOT_PROBLEM };
  }
  const [hour, others] = cut(text, ONE_HOUR);
  if (!hour) return { slot: usual, rest: text };
  const [, from = '', minutes, half, bareHalf] = hour;
  const slot = slotFrom(minutesOf(from, minutes, half ?? bareHalf));
  return slot ? { slot, rest: others } : { problem: SLOT_PROBLEM };
}

function weekdayOfWord(word: string): DeliveryWeekday | 'weekend' | undefined {
  if (word.length < 3) return undefined;
  const singular = word.replace(/s$/, '');
  const at = WEEKDAY_NAMES.findIndex((name) => {
    const whole = name.toLowerCase();
    return whole.startsWith(word) || whole.startsWith(singular);
  });
  if (at < 0) return undefined;
  return WEEKDAYS[at] ?? 'weekend';
}

const DAYS_PROBLEM = 'Please write days from Monday to Friday, as “Mon, Wed, Fri” or “Mon-Fri”.';

function readDays(text: string): DeliveryWeekday[] | UnreadPattern {
  const ranges = text
    .toLowerCase()
    .replace(/[.,/+:|]/g, ' ')
    .replace(/([a-z])\s*(?:-|–|\bto\b|\btill\b)\s*(?=[a-z])/g, '$1-')
    .split(/\s+/)
    .filter((word) => word !== '' && !FILLERS.test(word));
  const days = new Set<DeliveryWeekday>();
  for (const range of ranges) {
    if (ALL_WEEK.test(range)) {
      for (const day of WEEKDAYS) days.add(day);
      continue;
    }
    const [from = '', to = from, ...others] = range.split('-');
    const [first, last] = [weekdayOfWord(from), weekdayOfWord(to)];
    if (first === 'weekend' || last === 'weekend')
      return { problem: 'The kitchen delivers from Monday to Friday.' };
    if (!first || !last || last < first || others.length > 0) return { problem: DAYS_PROBLEM };
    for (const day of WEEKDAYS) if (first <= day && day <= last) days.add(day);
  }
  return days.size > 0
    ? [...days]
    : ranges.length === 0
      ? [...WEEKDAYS]
      : { problem: DAYS_PROBLEM };
}

/**
 * Reads a weekly pattern as people write it into a cell: `Mon, Wed, Fri`, `Mon-Fri 6 pm x2`,
 * `Mon 6:00 PM - 7:00 PM; Fri 2-3 pm x2 at 12 King Street, Oshawa`. Groups are separated by semicolons;
 * what says no hour comes at `usual`. Answers what to write where it cannot.
 */
export function readPatternCell(
  typed: string,
  usual: Slot,
): RecurringBookingEntry[] | UnreadPattern {
  const entries: RecurringBookingEntry[] = [];
  for (const group of typed.split(';').filter((part) => part.trim() !== '')) {
    const [when = '', ...where] = group.split(AT_ADDRESS);
    const deliveryAddress = where.join('at ').trim() || null;
    const hours = takeSlot(when, usual);
    if ('problem' in hours) return hours;
    const [quantity, daysText] = cut(hours.rest, QUANTITY);
    const days = readDays(daysText);
    if ('problem' in days) return days;
    for (const weekday of days)
      entries.push({
        weekday,
        deliveryTimeSlot: hours.slot,
        quantity: Number(quantity?.[1] ?? quantity?.[2] ?? 1),
        deliveryAddress,
      });
  }
  const weekdays = new Set(entries.map(({ weekday }) => weekday));
  if (weekdays.size < entries.length) return { problem: 'Please write each weekday once.' };
  return entries.sort((one, other) => one.weekday - other.weekday);
}

/** The same the other way: what `readPatternCell` reads as these entries again. */
export function writePatternCell(entries: readonly RecurringBookingEntry[]): string {
  const alike = Map.groupBy(
    [...entries].sort((one, other) => one.weekday - other.weekday),
    ({ deliveryTimeSlot, quantity, deliveryAddress }) =>
      JSON.stringify([deliveryTimeSlot, quantity, deliveryAddress]),
  );
  return [...alike.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const days = group.map(({ weekday }) => WEEKDAY_NAMES[weekday - 1]?.slice(0, 3)).join(', ');
      const count = first.quantity === 1 ? '' : ` x${first.quantity}`;
      const address = first.deliveryAddress?.replaceAll(';', ',');
      return `${days} ${formatSlot(first.deliveryTimeSlot)}${count}${address ? ` at ${address}` : ''}`;
    })
    .join('; ');
}
