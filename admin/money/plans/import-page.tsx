import { SheetImport } from '#admin/kitchen/imports/sheet-import.tsx';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import { PLAN_SHEET } from '#domain/money/plan-sheet.ts';

/** Takes plans over from a spreadsheet. */
const PlanImportPage = () => (
  <SheetImport
    title="Import plans"
    introduction="A row for each way to buy a plan: how it is billed, how many tiffins, and the price of one. A plan whose name is known is changed, in what the sheet has columns for; any other is added. What was sold keeps its price. Nothing is written before you press Import."
    name="plans"
    back={{ to: '/plan-groups', words: 'Back to the plans' }}
    headings={PLAN_SHEET}
    endpoints={adminPlanGroups}
  />
);

export default PlanImportPage;
