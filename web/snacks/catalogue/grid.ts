import { paths } from '#web/paths.ts';
import type { SnackList } from './snacks-view.ts';

/** The grid of `/snacks`: five at first, twelve once its filters were cleared. */
export const SNACK_GRID: SnackList = {
  path: paths.snacks,
  categories: ['indian-snacks', 'street-food'],
  limits: [5, 12],
};
