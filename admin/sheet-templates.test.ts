import { expect, it } from 'vitest';
import { CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { DISH_SHEET } from '#domain/menu/dish-sheet.ts';
import { MENU_SHEET } from '#domain/menu/menu-sheet.ts';
import { PLAN_SHEET } from '#domain/money/plan-sheet.ts';
import { columnsOf, guessColumns, type SheetHeadings } from '#domain/platform/sheet.ts';
import { SNACK_SHEET } from '#domain/snacks/snack-sheet.ts';
import { cellsOf, readSheetFile } from './platform/sheets/read-sheet.ts';
import { templateFile } from './platform/sheets/sheet-files.ts';

const SHEETS: Record<string, SheetHeadings> = {
  customers: CUSTOMER_SHEET,
  dishes: DISH_SHEET,
  snacks: SNACK_SHEET,
  plans: PLAN_SHEET,
  'weekly menus': MENU_SHEET,
};

it.each(Object.entries(SHEETS))(
  'the template of %s is known again, and its example is none',
  async (name, headings) => {
    const table = await readSheetFile(templateFile(headings, name));
    const guess = guessColumns(table, headings);
    expect(guess).toEqual({ hasHeadings: true, columns: columnsOf(headings) });
    expect(cellsOf(table, { headings, ...guess })).toEqual([]);
    const filledIn = table.map((row, at) =>
      at === 0 ? row : row.map((cell) => `${cell} of ours`),
    );
    expect(cellsOf(filledIn, { headings, ...guess })).toHaveLength(1);
  },
);
