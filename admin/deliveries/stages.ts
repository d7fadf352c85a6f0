import type { Tone } from '#admin/theme/colours.ts';
import type { Stop } from '#contract/admin/deliveries.ts';

/** What a stop's stage is called, in the order of the day. */
export const STAGES: Record<Stop['stage'], { words: string; tone: Tone }> = {
  on_the_way: { words: 'On the way', tone: 'turmeric' },
  to_load: { words: 'To load', tone: 'steel' },
  in_kitchen: { words: 'Still in the kitchen', tone: 'steel' },
  delivered: { words: 'Delivered', tone: 'leaf' },
  not_delivered: { words: 'Not delivered', tone: 'chilli' },
};

/** The stops that are left and those that are behind, each as they came: by time and address. */
export function splitStops(stops: readonly Stop[]): { left: Stop[]; behind: Stop[] } {
  const isBehind = ({ stage }: Stop) => stage === 'delivered' || stage === 'not_delivered';
  return { left: stops.filter((stop) => !isBehind(stop)), behind: stops.filter(isBehind) };
}

/** The hours of a day with their stops, in the order of the stops. */
export function byTime(stops: readonly Stop[]): { time: string; stops: Stop[] }[] {
  const times = [...new Set(stops.map(({ time }) => time))];
  return times.map((time) => ({ time, stops: stops.filter((stop) => stop.time === time) }));
}

/** `2 × Full Thali`, `1 snack`: what is handed over. */
export function whatOf({ kind, quantity, planName }: Pick<Stop, 'kind' | 'quantity' | 'planName'>) {
  if (planName) return `${quantity} × ${planName}`;
  const one = kind === 'tiffin' ? 'tiffin' : 'snack';
  return `${quantity} ${quantity === 1 ? one : `${one}s`}`;
}
