import { SheetImport } from '#admin/kitchen/imports/sheet-import.tsx';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { MENU_SHEET } from '#domain/menu/menu-sheet.ts';

/** Takes weekly menus over from a spreadsheet. */
const MenuImportPage = () => (
  <SheetImport
    title="Import weekly menus"
    introduction="A row for each dish of a day, with its week: a number of the cycle, or a day of one certain week. A week that the sheet has is served as the sheet says it, whole; all others stay. For a week without dishes leave day and dish of its one row empty. Nothing is written before you press Import."
    name="weekly-menus"
    back={{ to: '/weekly-menu', words: 'Back to the weekly menu' }}
    headings={MENU_SHEET}
    endpoints={adminWeeklyMenus}
  />
);

export default MenuImportPage;
