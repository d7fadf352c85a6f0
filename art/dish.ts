import { traitsOf } from './dishes.ts';
import { drawForm } from './forms/form.ts';
import { type PictureOptions, picture } from './picture.ts';
import { randomFor } from './random.ts';
import { at } from './svg.ts';
import { steam } from './toppings/steam.ts';
import type { DishTraits } from './traits.ts';
import { drawVessel } from './vessels/vessel.ts';

/**
 * The vessel with its food around (0, 0), for pictures that hold several dishes. `detail` below 1
 * draws fewer pieces. Also says where the vessel goes on a dish's own canvas.
 */
export function serve(traits: DishTraits, detail = 1): { content: string; top: number } {
  const rng = randomFor(traits.name);
  const vessel = drawVessel(traits.vessel, rng);
  const food = drawForm(traits, { radius: vessel.radius, detail, rng });
  const hot = traits.steam && detail === 1 ? steam(rng) : '';
  return {
    content: `${vessel.back}${at(0, vessel.y, 1, food)}${vessel.front}${hot}`,
    top: vessel.top,
  };
}

/**
 * Draws a dish as an SVG string, 240 x 200 units. A name that the catalogue does not know is drawn
 * from the words in it. The same name always gives the same picture, another name another one.
 * Decoration (hidden from screen readers) unless `label` names it.
 */
export function drawDish(dish: string | DishTraits, options: PictureOptions = {}): string {
  const traits = typeof dish === 'string' ? traitsOf(dish) : dish;
  const { content, top } = serve(traits);
  return picture(`dish ${traits.name}`, 240, 200, at(120, top, 1, content), options);
}
