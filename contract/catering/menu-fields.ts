import type { MenuCategory } from './inquiry-menu.ts';

/** The field of an inquiry, in forms and on the wire, for each of the seven choices. */
export const MENU_FIELDS = {
  sabji: 'selectedSabji',
  sweet: 'selectedSweet',
  shrikhand: 'selectedShrikhand',
  salad: 'selectedSalad',
  dal: 'selectedDal',
  roti: 'selectedRoti',
  rice: 'selectedRice',
} as const satisfies Record<MenuCategory, string>;

export type MenuField = (typeof MENU_FIELDS)[MenuCategory];
