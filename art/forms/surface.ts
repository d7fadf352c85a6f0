import type { Random } from '../random.ts';
import type { DishTraits } from '../traits.ts';

/** Where a form paints: a flat surface of `radius` around (0, 0). `detail` below 1 saves bytes. */
export interface Surface {
  radius: number;
  detail: number;
  rng: Random;
}

export type DrawForm<F extends DishTraits['form']> = (
  traits: Extract<DishTraits, { form: F }>,
  surface: Surface,
) => string;
