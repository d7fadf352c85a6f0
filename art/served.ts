import { traitsOf } from './dishes.ts';
import { drawForm } from './forms/form.ts';
import { randomFor } from './random.ts';
import { at } from './svg.ts';
import { steam } from './toppings/steam.ts';
import type { DishTraits } from './traits.ts';
import { drawVessel, type VesselKind } from './vessels/vessel.ts';

/**
 * A dish in its vessel, whose mouth lies around (0, 0), and where that goes on the canvas of a dish
 * that stands alone; `detail` is less where it stands small among others.
 */
export function serve(traits: DishTraits, detail: number): { content: string; top: number } {
  const rng = randomFor(traits.name);
  const vessel = drawVessel(traits.vessel, rng);
  const food = drawForm(traits, { radius: vessel.radius, detail, rng });
  const hot = traits.steam ? steam(rng) : '';
  return { content: vessel.back + at(0, vessel.y, 1, food) + vessel.front + hot, top: vessel.top };
}

/** A dish by its name among others, in a vessel of the table's choosing. */
export function serveAmongOthers(name: string, vessel?: VesselKind): string {
  const traits = traitsOf(name);
  return serve({ ...traits, ...(vessel && { vessel }) }, 0.5).content;
}
