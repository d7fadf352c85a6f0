import { traitsOf } from './dishes.ts';
import { drawForm } from './forms/form.ts';
import { type PictureOptions, picture } from './picture.ts';
import { randomFor } from './random.ts';
import { shared } from './stamp.ts';
import { at, el } from './svg.ts';
import { calendar } from './tiffin/calendar.ts';
import { carrierBody, carrierGrip, closedCarrier, openTier } from './tiffin/carrier.ts';

/** `closed` and `open` are the carrier itself; the others stand for the plans of that name. */
export type TiffinKind = 'closed' | 'open' | 'daily' | 'weekly' | 'monthly' | 'yearly';

export interface TiffinOptions extends PictureOptions {
  /** What is in the open tiers: up to three names, one of them for `daily`. */
  dishes?: readonly string[];
}

const CORDS = ['#c8402a', '#e0981c', '#4f7f3c', '#35607f', '#8a4a78'];

const steel = shared(openTier());

/** An open tier with a dish in it; the first of a picture holds the steel, others refer to it. */
function filledTier(name: string, detail: number, first = true): string {
  const traits = traitsOf(name);
  const food = drawForm(traits, { radius: 80, detail, rng: randomFor(traits.name) });
  return (first ? steel.first : steel.again) + at(0, 5, 1, food);
}

/** Three open tiers, seen from above. */
function open([
  first = 'Paneer Kadhai',
  second = 'Gujarati Dal',
  third = 'Jeera Rice',
]: readonly string[]): string {
  return (
    at(92, 72, 0.72, filledTier(first, 0.7)) +
    at(230, 68, 0.72, filledTier(second, 0.7, false)) +
    at(162, 138, 0.72, filledTier(third, 0.7, false))
  );
}

/** One carrier, and its uppermost tier opened beside it. */
const daily = ([first = 'Paneer Kadhai']: readonly string[]) =>
  at(112, 212, 1.06, closedCarrier()) + at(228, 146, 0.7, filledTier(first, 0.8));

/** Five small carriers for Monday to Friday, each with a cord of its own. */
function weekly(): string {
  const body = shared(carrierBody());
  const days = ['M', 'T', 'W', 'T', 'F'].map((day, i) => {
    const letter = el(
      'text',
      { y: 56, 'text-anchor': 'middle', 'font-size': 30, 'font-weight': 700, fill: 'currentColor' },
      day,
    );
    const carrier = (i === 0 ? body.first : body.again) + carrierGrip(CORDS[i] as string);
    return at(36 + i * 62, 168 - (i % 2) * 6, 0.5, carrier + letter);
  });
  return days.join('');
}

/** A year: twelve carriers, three deep. */
function yearly(): string {
  const body = shared(carrierBody());
  const months = Array.from({ length: 12 }, (_, i) => {
    const row = Math.floor(i / 4);
    const carrier =
      (i === 0 ? body.first : body.again) + carrierGrip(CORDS[i % CORDS.length] as string);
    return at(64 + (i % 4) * 58 + row * 9, 112 + row * 52, 0.46, carrier);
  });
  return months.join('');
}

const scenes: Record<TiffinKind, (dishes: readonly string[]) => string> = {
  closed: () => at(160, 212, 1.1, closedCarrier()),
  open,
  daily,
  weekly,
  monthly: calendar,
  yearly,
};

/**
 * The tiffin's own pictures, 320 x 230 units. The letters of `weekly` take the text colour around
 * them. Decoration unless `label` names it.
 */
export function drawTiffin(kind: TiffinKind, options: TiffinOptions = {}): string {
  return picture(`tiffin ${kind}`, 320, 230, scenes[kind](options.dishes ?? []), options);
}
