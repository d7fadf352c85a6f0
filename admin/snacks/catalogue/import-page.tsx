import { SheetImport } from '#admin/kitchen/imports/sheet-import.tsx';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { SNACK_SHEET } from '#domain/snacks/snack-sheet.ts';

/** Takes snacks over from a spreadsheet. */
const SnackImportPage = () => (
  <SheetImport
    title="Import snacks"
    introduction="A row for each snack, with its price: from a spreadsheet, saved as CSV or XLSX, or copied. A snack whose name or address is known is changed, in what the sheet has columns for; any other is added. A sheet holds no photos: those of snacks that are known stay. Nothing is written before you press Import."
    name="snacks"
    back={{ to: '/snacks', words: 'Back to the snacks' }}
    headings={SNACK_SHEET}
    endpoints={adminSnacks}
  />
);

export default SnackImportPage;
