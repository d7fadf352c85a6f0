import { DALS } from './dishes/dals.ts';
import { BREADS, RICES } from './dishes/rice-and-breads.ts';
import { GUJARATI_SABJIS, PUNJABI_SABJIS, SOUTHERN_SABJIS } from './dishes/sabjis.ts';
import type { SeededDish } from './dishes/seeded-dish.ts';
import { FARSAN, SIDES, SWEETS } from './dishes/sides.ts';

/** What a new kitchen can cook. Each name is drawn by art/, so it is one that art/ knows. */
export const DISHES: readonly SeededDish[] = [
  ...GUJARATI_SABJIS,
  ...PUNJABI_SABJIS,
  ...SOUTHERN_SABJIS,
  ...DALS,
  ...RICES,
  ...BREADS,
  ...FARSAN,
  ...SIDES,
  ...SWEETS,
];
