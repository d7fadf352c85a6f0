import type { Diet } from '#contract/account/diet.ts';
import type { AdminDish } from '#contract/menu/desk-dishes.ts';
import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import { servedDiets } from '#domain/menu/weekly-menu.ts';

/** A dish of a day as the shop has it. */
type ShownDish = { dish: AdminDish; isSpecial: boolean; diets: Diet[] };

/** What the shop shows of a day, to everybody or to those of a diet; no dish that nobody gets. */
export const shownInShop = (
  entries: readonly MenuEntry[],
  dishOf: (id: string) => AdminDish | undefined,
  diet: Diet | 'all',
): ShownDish[] =>
  entries.flatMap(({ dishId, isSpecial, servedTo }) => {
    const dish = dishOf(dishId);
    const diets = dish ? servedDiets(dish.diets, servedTo) : [];
    const isShown = diet === 'all' ? diets.length > 0 : diets.includes(diet);
    return dish && isShown ? [{ dish, isSpecial, diets }] : [];
  });
