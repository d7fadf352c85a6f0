import { traitsOf } from './dishes.ts';
import { type PictureOptions, picture } from './picture.ts';
import { serve } from './served.ts';
import { at } from './svg.ts';
import type { DishTraits } from './traits.ts';

/**
 * Draws a dish as an SVG string, 240 x 200 units. A name that the catalogue does not know is drawn
 * from the words in it. The same name always gives the same picture, another name another one.
 * Decoration (hidden from screen readers) unless `label` names it.
 */
export function drawDish(dish: string | DishTraits, options: PictureOptions = {}): string {
  const traits = typeof dish === 'string' ? traitsOf(dish) : dish;
  const { content, top } = serve(traits, 1);
  return picture(`dish ${traits.name}`, 240, 200, at(120, top, 1, content), options);
}
