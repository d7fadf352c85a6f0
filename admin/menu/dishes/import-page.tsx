import { SheetImport } from '#admin/kitchen/imports/sheet-import.tsx';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { DISH_SHEET } from '#domain/menu/dish-sheet.ts';

/** Takes dishes over from a spreadsheet. */
const DishImportPage = () => (
  <SheetImport
    title="Import dishes"
    introduction="A row for each dish, with its course: from a spreadsheet, saved as CSV or XLSX, or copied. A dish whose name is known is changed, in what the sheet has columns for; any other is added. A sheet holds no photos: those of dishes that are known stay. Nothing is written before you press Import."
    name="dishes"
    back={{ to: '/dishes', words: 'Back to the dishes' }}
    headings={DISH_SHEET}
    endpoints={adminDishes}
  />
);

export default DishImportPage;
