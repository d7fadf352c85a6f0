import { sql } from 'kysely';
import { type SheetSource, saveLine } from '#api/kitchen/desk/sheet-source.ts';
import { DishBody } from '#contract/menu/desk-dishes.ts';
import { type DishRow, listAllDishes, lockDishNames } from '#db/menu/dishes.ts';
import { DISH_SHEET, type DishLine } from '#domain/menu/dish-sheet.ts';
import { indexByName, writtenName } from '#domain/platform/plain-name.ts';
import { presentDish } from './present-dish.ts';
import { removeDish } from './remove-dish.ts';
import { saveDish } from './save-dish.ts';

/** A dish as its line has it. */
function lineOf(row: DishRow): DishLine {
  const dish = presentDish(row);
  return Object.fromEntries(
    Object.keys(DISH_SHEET).map((column) => [column, dish[column as keyof DishLine]]),
  ) as DishLine;
}

/** Dishes as a sheet: one of them is known by its name. */
export const dishSheet: SheetSource<DishLine, DishRow> = {
  name: 'dishes',
  columns: DISH_SHEET,
  nameOf: ({ name }) => name,
  remove: removeDish,
  hasMore: ({ photo_id }) => photo_id !== null,
  async hold(db) {
    await lockDishNames(db);
    await sql`LOCK TABLE dishes IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  },
  async open({ db }) {
    const dishes = await listAllDishes(db);
    const find = indexByName(dishes, ({ name }) => name);
    return {
      things: dishes.map((row) => ({
        key: row.id,
        lines: [{ key: '', values: lineOf(row) }],
        row,
      })),
      keysOf({ name = '' }) {
        const dish = find(name);
        const isKnown = dish !== undefined && dish !== 'several';
        return { thing: isKnown ? dish.id : `new ${writtenName(name)}`, line: '' };
      },
      save: (ctx, before, [line]) =>
        saveLine(DishBody, line?.values, (body) => saveDish(ctx, before?.row ?? null, body)),
    };
  },
};
