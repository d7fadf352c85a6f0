import type { DishTraits } from '../traits.ts';
import { drawBread } from './bread.ts';
import { drawGravy } from './gravy.ts';
import { drawHeap } from './heap.ts';
import { drawRice } from './rice.ts';
import { drawSide } from './side.ts';
import { drawSnack } from './snack.ts';
import type { Surface } from './surface.ts';
import { drawSweet } from './sweet.ts';

/** Paints the food itself, without its vessel. */
export function drawForm(traits: DishTraits, surface: Surface): string {
  switch (traits.form) {
    case 'gravy':
      return drawGravy(traits, surface);
    case 'heap':
      return drawHeap(traits, surface);
    case 'rice':
      return drawRice(traits, surface);
    case 'bread':
      return drawBread(traits, surface);
    case 'snack':
      return drawSnack(traits, surface);
    case 'sweet':
      return drawSweet(traits, surface);
    case 'side':
      return drawSide(traits, surface);
  }
}
