import type { Tone } from '#admin/theme/colours.ts';
import { DIET_NAMES } from '#admin/words/choices.ts';
import type { Stop } from '#contract/admin/deliveries.ts';
import { formatSlot, formatTime } from '#domain/days.ts';
import { formatMoney } from '#domain/money.ts';

/** What a stop's stage is called, in the order of the day. */
export const STAGES: Record<Stop['stage'], { words: string; tone: Tone }> = {
  on_the_way: { words: 'On the way', tone: 'turmeric' },
  to_load: { words: 'To load', tone: 'steel' },
  in_kitchen: { words: 'Still in the kitchen', tone: 'steel' },
  delivered: { words: 'Delivered', tone: 'leaf' },
  not_delivered: { words: 'Not delivered', tone: 'chilli' },
};

/** The stops that are left and those that are behind, each in the order to drive. */
export function splitStops(stops: readonly Stop[]): { left: Stop[]; behind: Stop[] } {
  const isBehind = ({ stage }: Stop) => stage === 'delivered' || stage === 'not_delivered';
  return { left: stops.filter((stop) => !isBehind(stop)), behind: stops.filter(isBehind) };
}

/** `2 PM - 3 PM`: when the stops of an hour are brought; tiffins have the whole hour, snacks a time. */
export function hourWords(stops: readonly Pick<Stop, 'time'>[]): string {
  const slot = stops.find(({ time }) => time.includes('-'))?.time;
  return slot ? formatSlot(slot) : formatTime(stops[0]?.time);
}

/** What an area is called above its stops. */
export const areaWords = (area: string | null): string => area ?? 'No postal code';

/** `2 × Samosa`; a line never ends before or after the sign. */
const countOf = (quantity: number, what: string) => `${quantity}\u00a0×\u00a0${what}`;

/** `2 × Full Thali, Jain` as the box says, or `2 × Samosa, 1 × Kachori`: what is handed over. */
export function whatOf({
  quantity,
  planName,
  diet,
  items,
}: Pick<Stop, 'quantity' | 'planName' | 'diet' | 'items'>): string {
  if (planName === null) return items.map((item) => countOf(item.quantity, item.name)).join(', ');
  return `${countOf(quantity, planName)}${diet ? `, ${DIET_NAMES[diet]}` : ''}`;
}

/** `To collect C$12.40`; null when nothing is paid at the door. */
export const collectWords = ({ toCollect }: Pick<Stop, 'toCollect'>): string | null =>
  toCollect > 0 ? `To collect ${formatMoney(toCollect)}` : null;
