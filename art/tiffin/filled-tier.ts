import { traitsOf } from '../dishes.ts';
import { drawForm } from '../forms/form.ts';
import { randomFor } from '../random.ts';
import { shared } from '../stamp.ts';
import { at } from '../svg.ts';
import { openTier } from './carrier.ts';

const steel = shared(openTier());

/** An open tier with a dish in it; the first of a picture holds the steel, others refer to it. */
export function filledTier(name: string, detail: number, first = true): string {
  const traits = traitsOf(name);
  const food = drawForm(traits, { radius: 80, detail, rng: randomFor(traits.name) });
  return (first ? steel.first : steel.again) + at(0, 5, 1, food);
}
