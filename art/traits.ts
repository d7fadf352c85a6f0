import type { Baked } from './forms/bread.ts';
import type { Grain } from './forms/rice.ts';
import type { SideKind } from './forms/side.ts';
import type { SnackKind } from './forms/snack.ts';
import type { SweetKind } from './forms/sweet.ts';
import type { PieceKind } from './pieces/pieces.ts';
import type { VesselKind } from './vessels/vessel.ts';

/** So many pieces of one kind; `size` 1 is a bite. Colours as #rrggbb. */
export interface Pieces {
  kind: PieceKind;
  count: number;
  colours: readonly string[];
  size?: number;
}

/** What is strewn on top. Counts, or true where there is nothing to count. */
export interface Toppings {
  /** Coriander leaves. */
  leaves?: number;
  /** Drops of oil or ghee; the colour is mixed from the gravy. */
  oil?: number;
  /** Cumin seeds. */
  cumin?: number;
  /** Mustard seeds. */
  mustard?: number;
  /** Dried red chillies. */
  chillies?: number;
  /** Curry leaves. */
  curryLeaves?: number;
  /** Dried fenugreek or other fine green crumbs. */
  crumbs?: number;
  /** A swirl of cream. */
  cream?: boolean;
  /** A knob of melting butter or ghee. */
  butter?: boolean;
  /** Ginger in matchsticks. */
  ginger?: number;
  /** Pistachio and almond slivers. */
  nuts?: number;
  /** Threads of saffron. */
  saffron?: number;
  /** A hill of fine sev: so many noodles. */
  sev?: number;
  /** Chopped onion on the hill. */
  onion?: number;
  /** A pinch of red chilli or roasted cumin powder, with its colour. */
  dust?: string;
}

interface Common extends Toppings {
  /** What the picture is seeded by and called. */
  name: string;
  vessel: VesselKind;
  steam?: boolean;
}

/** Something that flows: curries, dals, kadhi, raita, basundi. */
export interface GravyTraits extends Common {
  form: 'gravy';
  colour: string;
  pieces?: readonly Pieces[];
}

/** A heap without gravy: dry sabji, salad, halwa, chivda. */
export interface HeapTraits extends Common {
  form: 'heap';
  colour: string;
  pieces: readonly Pieces[];
  height?: number;
}

export interface RiceTraits extends Common {
  form: 'rice';
  grain: Grain;
  pieces?: readonly Pieces[];
}

export interface BreadTraits extends Common {
  form: 'bread';
  bread: Baked;
  count: number;
  /** How many lie folded in half on top of the flat ones. */
  folded?: number;
}

export interface SnackTraits extends Common {
  form: 'snack';
  snack: SnackKind;
  count: number;
}

export interface SweetTraits extends Common {
  form: 'sweet';
  sweet: SweetKind;
  count: number;
  colour: string;
}

export interface SideTraits extends Common {
  form: 'side';
  side: SideKind;
}

/** All that a dish needs to be drawn. */
export type DishTraits =
  | GravyTraits
  | HeapTraits
  | RiceTraits
  | BreadTraits
  | SnackTraits
  | SweetTraits
  | SideTraits;
