import { traitsOf } from './dishes.ts';
import { drawForm } from './forms/form.ts';
import { type PictureOptions, picture } from './picture.ts';
import { randomFor } from './random.ts';
import { at } from './svg.ts';
import { steam } from './toppings/steam.ts';
import type { DishTraits } from './traits.ts';
import { drawVessel } from './vessels/vessel.ts';

/** The vessel with its food, placed on the canvas. */
function serve(traits: DishTraits): string {
  const rng = randomFor(traits.name);
  const vessel = drawVessel(traits.vessel, rng);
  const food = drawForm(traits, { radius: vessel.radius, detail: 1, rng });
  const hot = traits.steam ? steam(rng) : '';
  return at(120, vessel.top, 1, vessel.back + at(0, vessel.y, 1, food) + vessel.front + hot);
}

/**
 * Draws a dish as an SVG string, 240 x 200 units. A name that the catalogue does not know is drawn
 * from the words in it. The same name always gives the same picture, another name another one.
 * Decoration (hidden from screen readers) unless `label` names it.
 */
export function drawDish(dish: string | DishTraits, options: PictureOptions = {}): string {
  const traits = typeof dish === 'string' ? traitsOf(dish) : dish;
  return picture(`dish ${traits.name}`, 240, 200, serve(traits), options);
}
