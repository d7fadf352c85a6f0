import { parseBody, refusedAt, type SheetSource } from '#api/kitchen/desk/sheets.ts';
import { DishBody } from '#contract/menu/desk-dishes.ts';
import { isRefusal } from '#contract/platform/refusal.ts';
import { type DishRow, listAllDishes } from '#db/menu/dishes.ts';
import { DISH_SHEET, type DishLine } from '#domain/menu/dish-sheet.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { presentDish } from './present-dish.ts';
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
  list: async ({ db }) =>
    (await listAllDishes(db)).map((row) => ({
      key: plainName(row.name),
      lines: [{ key: '', values: lineOf(row) }],
      row,
    })),
  keysOf: ({ name = '' }) => ({ thing: plainName(name), line: '' }),
  async save(ctx, before, [line]) {
    const parsed = parseBody(DishBody, line);
    if ('issues' in parsed)
      return parsed.issues.map(({ path, message }) => ({
        ...{ line: 0, column: String(path[0]), message },
      }));
    const saved = await saveDish(ctx, before?.row ?? null, parsed.body);
    return isRefusal(saved) ? [refusedAt(saved)] : [];
  },
};
