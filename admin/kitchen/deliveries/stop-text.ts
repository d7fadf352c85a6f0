import { DIET_LABELS } from '#admin/kitchen/labels/choices.ts';
import type { Tone } from '#admin/platform/theme/colours.ts';
import type { EventStop, Stop } from '#contract/kitchen/desk-deliveries.ts';
import { forMemberText } from '#domain/account/household.ts';
import { NO_EVENT_CLOCK_TEXT } from '#domain/catering/event-clock.ts';
import { isOff, toCollectText } from '#domain/kitchen/collecting.ts';
import { formatSlot, formatTime } from '#domain/platform/days.ts';
import { counted } from '#domain/platform/plural.ts';

/** What a stop's stage is called, in the order of the day. */
export const STAGES: Record<Stop['stage'], { words: string; tone: Tone }> = {
  on_the_way: { words: 'On the way', tone: 'turmeric' },
  to_load: { words: 'To load', tone: 'steel' },
  in_kitchen: { words: 'Still in the kitchen', tone: 'steel' },
  delivered: { words: 'Delivered', tone: 'leaf' },
  not_delivered: { words: 'Not delivered', tone: 'chilli' },
};

/** Whether somebody may still drive there: not where it is delivered or cancelled. */
export const mayDriveTo = (stop: Pick<Stop, 'stage' | 'actions'>): boolean =>
  stop.stage !== 'delivered' && !isOff(stop);

/** `Asha Patel: delivered.` What is paid there and is not yet is said with it: the food is gone then. */
export function stopMovedText(stop: Pick<Stop, 'name' | 'stage' | 'toCollect'>): string {
  const moved = `${stop.name}: ${STAGES[stop.stage].words.toLowerCase()}.`;
  const collect = stop.stage === 'delivered' ? toCollectText(stop) : null;
  return collect ? `${moved} ${collect}.` : moved;
}

/** Those that are packed, and taken along next; snacks are not taken along one by one. */
export const toLoad = (stops: readonly Stop[]): Stop[] =>
  stops.filter(({ actions }) => actions.includes('dispatch'));

type BatchCounts = { moved: readonly unknown[]; refused: readonly { message: string }[] };

/** `12 stops: on the way.` What was not taken along says why. */
export const stopsLoadedText = ({ moved, refused }: BatchCounts): string =>
  [
    `${counted(moved.length, 'stop')}: ${STAGES.on_the_way.words.toLowerCase()}.`,
    ...new Set(refused.map(({ message }) => message)),
  ].join(' ');

/**
 * `3 stops left, 12 behind you`: those with something to do. An event has no steps of its own, so
 * that it is said apart: `1 event to bring`.
 */
export function stopsLeftText(left: number, behind: number, toBring: number): string {
  const stops = `${counted(left, 'stop')} left, ${behind} behind you`;
  const events = `${counted(toBring, 'event')} to bring`;
  if (toBring === 0) return stops;
  return left + behind === 0 ? events : `${stops} · ${events}`;
}

/** The stops that are left and those that are behind, each in the order to drive. */
export function splitStops(stops: readonly Stop[]): { left: Stop[]; behind: Stop[] } {
  const isBehind = ({ stage }: Stop) => stage === 'delivered' || stage === 'not_delivered';
  return { left: stops.filter((stop) => !isBehind(stop)), behind: stops.filter(isBehind) };
}

/**
 * `2 PM - 3 PM`: when what is driven in an hour is brought; tiffins have the whole hour, snacks and
 * events a time. Events without one say that.
 */
export function drivingHourText(
  stops: readonly Pick<Stop, 'time'>[],
  events: readonly Pick<EventStop, 'clock'>[] = [],
): string {
  const slot = stops.find(({ time }) => time.includes('-'))?.time;
  if (slot) return formatSlot(slot);
  const [first] = [...stops.map(({ time }) => time), ...events.map(({ clock }) => clock)].sort();
  return first ? formatTime(first) : NO_EVENT_CLOCK_TEXT;
}

/** What an area is called above its stops. */
export const areaLabel = (area: string | null): string => area ?? 'No postal code';

/** `2 × Samosa`; a line never ends before or after the sign. */
const countOf = (quantity: number, what: string) => `${quantity}\u00a0×\u00a0${what}`;

/** `2 × Full Thali, Jain, for Meera` as the box says, or `2 × Samosa, 1 × Kachori`: what is handed over. */
export function whatOf({
  quantity,
  planName,
  memberName,
  diet,
  items,
}: Pick<Stop, 'quantity' | 'planName' | 'memberName' | 'diet' | 'items'>): string {
  if (planName === null) return items.map((item) => countOf(item.quantity, item.name)).join(', ');
  return [countOf(quantity, planName), diet && DIET_LABELS[diet], forMemberText({ memberName })]
    .filter(Boolean)
    .join(', ');
}

/** `48 guests` */
export const guestsText = ({ guests }: Pick<EventStop, 'guests'>): string =>
  counted(guests, 'guest');

/** `96 pieces Dhokla, 5 kg Plain Rice`: what an event is brought, in short. */
export const bringText = ({ bring }: Pick<EventStop, 'bring'>): string =>
  bring.map(({ item, quantity, unit }) => `${quantity}\u00a0${unit} ${item}`).join(', ');
