import type { KitchenRules, PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { SLOTS } from '#contract/kitchen/slots.ts';
import { formatTime, type WallTime } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';
import { useBusiness } from './business.ts';

/** What pages say while the kitchen's own rules cannot be read. */
export const DEFAULT_RULES: KitchenRules = {
  cutoffTime: '18:00',
  cutoffRunsOn: 'calendar_days',
  skipNoticeHours: 24,
  cancelLateHours: 4,
  scheduleWindowDays: 30,
  maxTiffinsPerOrder: 5,
};

/** The rules that the desk has set; the usual ones while they cannot be read. */
export const rulesOf = (business: PublicBusiness | null): KitchenRules =>
  business?.rules ?? DEFAULT_RULES;

/** The same, for a component. */
export const useKitchenRules = (): KitchenRules => rulesOf(useBusiness());

/** When the first delivery hour begins and the last one ends, Toronto wall clock. */
export const DELIVERY_FROM: WallTime = SLOTS[0].slice(0, 5);
export const DELIVERY_UNTIL: WallTime = (SLOTS.at(-1) ?? SLOTS[0]).slice(6);

/** `2 to 8 PM`; `11 AM to 2 PM`. Full hours go without minutes. */
export function hourSpan(from: WallTime, until: WallTime, between: 'to' | 'and' = 'to'): string {
  const [first = '', firstHalf = ''] = formatTime(from).replace(':00', '').split(' ');
  const [last = '', lastHalf = ''] = formatTime(until).replace(':00', '').split(' ');
  const half = firstHalf === lastHalf ? '' : ` ${firstHalf}`;
  return `${first}${half} ${between} ${last} ${lastHalf}`;
}

/** `1 hour`, `24 hours` */
export const hoursText = (hours: number): string => counted(hours, 'hour');

/** `1 day`, `30 days` */
export const daysText = (days: number): string => counted(days, 'day');

/** `6:00 PM the day before`: when a delivery day's tiffins are confirmed. */
export function confirmedAt({ cutoffTime, cutoffRunsOn }: KitchenRules): string {
  const day = cutoffRunsOn === 'calendar_days' ? 'the day before' : 'on the delivery day before';
  return `${formatTime(cutoffTime)} ${day}`;
}

/** By when the next tiffins are booked, in a sentence. */
export const bookingRule = (rules: KitchenRules): string =>
  rules.cutoffRunsOn === 'calendar_days'
    ? `Orders for tomorrow must be placed before ${formatTime(rules.cutoffTime)}.`
    : `Orders for a day must be placed before ${confirmedAt(rules)}.`;

/** Until when the next tiffins are booked, after "and until". */
export const bookingEnd = (rules: KitchenRules): string =>
  rules.cutoffRunsOn === 'calendar_days'
    ? `${formatTime(rules.cutoffTime)} for tomorrow`
    : confirmedAt(rules);

/** The same rule where what it is about is named: `Next-day orders must be placed before 6:00 PM.` */
export const nextDayRule = (rules: KitchenRules): string =>
  rules.cutoffRunsOn === 'calendar_days'
    ? `Next-day orders must be placed before ${formatTime(rules.cutoffTime)}.`
    : bookingRule(rules);

const hoursOf = (time: WallTime): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** When the last delivery hour begins. */
const LAST_SLOT_FROM: WallTime = (SLOTS.at(-1) ?? SLOTS[0]).slice(0, 5);

/**
 * What ends a skip with the credit back: the hours of notice, the moment at which the day before's
 * tiffins are confirmed, or for some slots the one and for some the other.
 */
function skipEnd({ skipNoticeHours, cutoffTime, cutoffRunsOn }: KitchenRules) {
  const fromCutoffTo = (slot: WallTime) => 24 - hoursOf(cutoffTime) + hoursOf(slot);
  if (skipNoticeHours <= fromCutoffTo(DELIVERY_FROM)) return 'confirmed';
  const isNever =
    cutoffRunsOn === 'calendar_days' && skipNoticeHours >= fromCutoffTo(LAST_SLOT_FROM);
  return isNever ? 'notice' : 'whichever is earlier';
}

/**
 * By when a skip brings the credit back, as a figure and what follows it: `48 hours` `ahead`;
 * `24 hours` `ahead, by 6:00 PM`, since the last slots are confirmed before; `6:00 PM` `the day before`
 * where every tiffin is confirmed before its notice ends.
 */
export function skipNotice(rules: KitchenRules): { figure: string; when: string } {
  const confirmed = formatTime(rules.cutoffTime);
  const day = confirmedAt(rules).slice(confirmed.length + 1);
  const figure = hoursText(rules.skipNoticeHours);
  switch (skipEnd(rules)) {
    case 'confirmed':
      return { figure: confirmed, when: day };
    case 'notice':
      return { figure, when: 'ahead' };
    default:
      return {
        figure,
        when: `ahead, by ${rules.cutoffRunsOn === 'calendar_days' ? confirmed : confirmedAt(rules)}`,
      };
  }
}

/**
 * The same in a sentence: `48 hours ahead`, `by 6:00 PM the day before`, `24 hours ahead, by 6:00 PM
 * the day before at the latest`.
 */
export function skipAhead(rules: KitchenRules): string {
  const notice = `${hoursText(rules.skipNoticeHours)} ahead`;
  const confirmed = `by ${confirmedAt(rules)}`;
  switch (skipEnd(rules)) {
    case 'confirmed':
      return confirmed;
    case 'notice':
      return notice;
    default:
      return `${notice}, ${confirmed} at the latest`;
  }
}

/**
 * Until when a tiffin can be cancelled on its own day, without its credit: `4 hours before your
 * delivery hour`; null where that is before every delivery day begins.
 */
export function lateCancelEnd({ cancelLateHours: hours }: KitchenRules): string | null {
  if (hours >= hoursOf(LAST_SLOT_FROM)) return null;
  const moment = 'your delivery hour';
  return hours === 0 ? moment : `${hoursText(hours)} before ${moment}`;
}

/** `Skip it 24 hours ahead, by 6:00 PM the day before at the latest, and the credit comes back.` */
export const skipSentence = (rules: KitchenRules): string =>
  `Skip it ${skipAhead(rules)}, and the credit comes back.`;
