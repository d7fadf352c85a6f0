import { paths } from '#web/paths.ts';
import type { SnackList } from '#web/snacks/snacks-view.ts';

/** What can be ordered: by savory and sweet, fifty at a time (spec 2 sections 2 and 9). */
export const ORDER_LIST: SnackList = {
  path: paths.snackOrder,
  categories: ['savory', 'sweet'],
  limits: [50],
};
