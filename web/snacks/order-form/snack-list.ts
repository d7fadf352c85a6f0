import { paths } from '#web/paths.ts';
import type { SnackList } from '#web/snacks/catalogue/snacks-view.ts';

/** What can be ordered: by savory and sweet, fifty at a time. */
export const ORDER_LIST: SnackList = {
  path: paths.snackOrder,
  categories: ['savory', 'sweet'],
  limits: [50],
};
