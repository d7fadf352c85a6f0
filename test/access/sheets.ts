import { randomUUID } from 'node:crypto';
import type { sheetEndpoints } from '#contract/platform/sheets.ts';
import type { StaffRole } from '#contract/platform/staff-roles.ts';
import { type Answers, nothing } from './row.ts';
import type { Scene } from './scene.ts';

type Cells<Column extends string> = Partial<Record<Column, string>>;

/** The rows of a noun's sheet, by the cells of something that is new each time. */
export function sheetRows<Column extends string>(
  endpoints: ReturnType<typeof sheetEndpoints<StaffRole, Column>>,
  answers: Answers,
  somethingNew: (scene: Scene) => Cells<Column> | Promise<Cells<Column>>,
) {
  const sheet = async (scene: Scene) => {
    const cells = await somethingNew(scene);
    return { columns: Object.keys(cells) as Column[], rows: [{ line: 1, cells }] };
  };
  const checked = async (scene: Scene) => {
    const body = await sheet(scene);
    const { data } = await scene.chief.call(endpoints.checkSheet, { body });
    return { body: { ...body, fileName: `${randomUUID()}.csv`, fingerprint: data.fingerprint } };
  };
  return {
    downloadSheet: { answers, input: nothing },
    checkSheet: { answers, input: async (scene: Scene) => ({ body: await sheet(scene) }) },
    importSheet: { answers, input: checked },
    listSheetImports: { answers, input: nothing },
    takeBackSheet: {
      answers,
      input: async (scene: Scene) => {
        const { body } = await checked(scene);
        await scene.chief.call(endpoints.importSheet, { body });
        const { data } = await scene.chief.call(endpoints.listSheetImports, {});
        const imported = data.find(({ fileName }) => fileName === body.fileName);
        return { params: { id: imported?.id ?? '' } };
      },
    },
  };
}
