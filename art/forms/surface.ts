import type { Random } from '../random.ts';

/** Where a form paints: a flat surface of `radius` around (0, 0). `detail` below 1 saves bytes. */
export interface Surface {
  radius: number;
  detail: number;
  rng: Random;
}

/** Paints one form of food, without its vessel. */
export type DrawForm<Traits> = (traits: Traits, surface: Surface) => string;
