import { traitsOf } from './dishes.ts';
import { drawForm } from './forms/form.ts';
import { type PictureOptions, picture } from './picture.ts';
import { randomFor } from './random.ts';
import { at } from './svg.ts';
import { closedCarrier, openTier } from './tiffin/carrier.ts';

/** `closed` and `open` are the carrier itself; the others stand for the plans of that name. */
export type TiffinKind = 'closed' | 'open' | 'daily' | 'weekly' | 'monthly' | 'yearly';

export interface TiffinOptions extends PictureOptions {
  /** What is in the open tiers, at most three names. */
  dishes?: readonly string[];
}

const MEAL = ['Paneer Kadhai', 'Gujarati Dal', 'Jeera Rice'] as const;

function filledTier(name: string, detail: number): string {
  const traits = traitsOf(name);
  return openTier() + at(0, 5, 1, drawForm(traits, { radius: 80, detail, rng: randomFor(traits.name) }));
}

const scenes: Record<TiffinKind, (dishes: readonly string[]) => string> = {
  closed: () => at(160, 214, 1.1, closedCarrier()),
  open: (dishes) =>
    at(90, 90, 0.72, filledTier(dishes[0] ?? MEAL[0], 0.6)) +
    at(228, 84, 0.72, filledTier(dishes[1] ?? MEAL[1], 0.6)) +
    at(164, 150, 0.72, filledTier(dishes[2] ?? MEAL[2], 0.6)),
  daily: () => at(160, 214, 1.1, closedCarrier()),
  weekly: () => [0, 1, 2, 3, 4].map((i) => at(40 + i * 60, 190, 0.5, closedCarrier())).join(''),
  monthly: () => at(160, 214, 0.8, closedCarrier(5)),
  yearly: () => at(160, 214, 0.8, closedCarrier(5)),
};

/** The tiffin's own pictures, 320 x 230 units. Decoration unless `label` names it. */
export function drawTiffin(kind: TiffinKind, options: TiffinOptions = {}): string {
  return picture(`tiffin ${kind}`, 320, 230, scenes[kind](options.dishes ?? MEAL), options);
}
