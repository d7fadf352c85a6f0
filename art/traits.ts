import type { BreadTraits } from './forms/bread.ts';
import type { GravyTraits } from './forms/gravy.ts';
import type { HeapTraits } from './forms/heap.ts';
import type { RiceTraits } from './forms/rice.ts';
import type { SideTraits } from './forms/side.ts';
import type { SnackTraits } from './forms/snack.ts';
import type { SweetTraits } from './forms/sweet.ts';
import type { VesselKind } from './vessels/vessel.ts';

interface Common {
  /** What the picture is seeded by and called. */
  name: string;
  vessel: VesselKind;
  steam?: boolean;
}

/** All that a dish needs to be drawn: how it is served, and what its form is drawn from. */
export type DishTraits = Common &
  (GravyTraits | HeapTraits | RiceTraits | BreadTraits | SnackTraits | SweetTraits | SideTraits);

/** The same for dishes of one form. */
export type DishOf<Form extends DishTraits['form']> = Extract<DishTraits, { form: Form }>;
