import { randomUUID } from 'node:crypto';
import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { SheetCheck, SheetImport } from '#contract/platform/sheets.ts';
import { insertSheetImport, type SheetImportRow } from '#db/kitchen/sheet-imports.ts';
import { sheetText } from '#domain/platform/sheet-text.ts';
import { type WrittenThing, writtenThings } from '#domain/platform/sheet-writes.ts';
import type { OpenSheet, SheetSource } from './sheet-source.ts';

/** What an import wrote, as it is written down for taking it back. */
export type KeptImport<Values> = {
  things: WrittenThing<Values>[];
  /** What was and is true of all things together, where the import changed that. */
  together: { before: unknown; after: unknown } | null;
};

/** An import as the desk lists it. */
export const presentSheetImport = (row: SheetImportRow): SheetImport => ({
  id: row.id,
  fileName: row.file_name,
  at: row.at.toString(),
  actor: row.actor,
  counts: { new: row.new_rows, changed: row.changed_rows },
  takenBackAt: row.taken_back_at?.toString() ?? null,
  takenBackBy: row.taken_back_by,
});

/** Writes down what a sheet has just written, so that it can be taken back. */
export async function keepImport<Values extends object, Row extends { id: string }>(
  ctx: StaffWrite,
  { name, columns, open, nameOf }: SheetSource<Values, Row>,
  done: {
    fileName: string;
    counts: SheetCheck['outcomes'];
    before: OpenSheet<Values, Row>;
    changed: readonly string[];
  },
): Promise<void> {
  const { fileName, counts, before, changed } = done;
  const after = await open(ctx, []);
  const [then, now] = [before.together, after.together];
  const wrote: KeptImport<Values> = {
    things: writtenThings({
      ...{ columns, changed, nameOf },
      ...{ before: before.things, after: after.things },
    }),
    together:
      now && then && !now.isLike(then.state) ? { before: then.state, after: now.state } : null,
  };
  const id = randomUUID();
  await insertSheetImport(ctx.db, {
    ...{ id, noun: name, file_name: fileName, at: ctx.now, actor: ctx.caller.name },
    ...{ new_rows: counts.new, changed_rows: counts.changed, wrote: JSON.stringify(wrote) },
  });
  await recordAudit(ctx, {
    action: 'create',
    resource: 'sheet-imports',
    id,
    after: { fileName, wrote: sheetText(counts) },
  });
}
