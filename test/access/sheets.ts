import type { sheetEndpoints } from '#contract/platform/sheets.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import { type Answers, nothing } from './row.ts';
import type { Scene } from './scene.ts';

type Cells<Column extends string> = Partial<Record<Column, string>>;

/** The rows of a noun's sheet, by the cells of something that is new each time. */
export function sheetRows<Column extends string>(
  { checkSheet }: ReturnType<typeof sheetEndpoints<StaffRole, Column>>,
  answers: Answers,
  somethingNew: (scene: Scene) => Cells<Column> | Promise<Cells<Column>>,
) {
  const sheet = async (scene: Scene) => {
    const cells = await somethingNew(scene);
    return { columns: Object.keys(cells) as Column[], rows: [{ line: 1, cells }] };
  };
  return {
    downloadSheet: { answers, input: nothing },
    checkSheet: { answers, input: async (scene: Scene) => ({ body: await sheet(scene) }) },
    importSheet: {
      answers,
      input: async (scene: Scene) => {
        const body = await sheet(scene);
        const { data } = await scene.chief.call(checkSheet, { body });
        return { body: { ...body, fingerprint: data.fingerprint } };
      },
    },
  };
}
