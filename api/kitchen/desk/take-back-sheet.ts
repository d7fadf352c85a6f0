import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import type { SheetImport } from '#contract/platform/sheets.ts';
import { lockSheetImport, markSheetTakenBack } from '#db/kitchen/sheet-imports.ts';
import { fewNames } from '#domain/platform/few-names.ts';
import { isAsKept, restoredLines, type WrittenThing } from '#domain/platform/sheet-writes.ts';
import { type KeptImport, presentSheetImport } from './keep-import.ts';
import type { OpenSheet, SheetSource } from './sheet-source.ts';

/** The names of what is not any more as an import has left it. */
function namesOfChanged<Values extends object, Row extends { id: string }>(
  { columns, nameOf, hasMore = () => false }: SheetSource<Values, Row>,
  { things, together }: OpenSheet<Values, Row>,
  kept: KeptImport<Values>,
): string[] {
  const now = new Map(things.map((thing) => [thing.row.id, thing]));
  const names = kept.things.flatMap(({ id, name, before, after }) => {
    const thing = now.get(id);
    if (!thing) return [name];
    const isSame = isAsKept(columns, thing, after) && !(before === null && hasMore(thing.row));
    return isSame ? [] : [nameOf(thing.row)];
  });
  const isTurned = kept.together && together && !together.isLike(kept.together.after);
  return isTurned ? [...names, together.name] : names;
}

/** Puts a thing back as it was; answers whether that could be done. */
async function restore<Values extends object, Row extends { id: string }>(
  ctx: StaffWrite,
  { remove }: SheetSource<Values, Row>,
  { things, save }: OpenSheet<Values, Row>,
  { id, before }: WrittenThing<Values>,
): Promise<boolean> {
  if (before === null) return !isRefusal(await remove(ctx, id));
  const thing = things.find(({ row }) => row.id === id);
  if (!thing) return false;
  const problems = await save(ctx, thing, restoredLines(thing, before), true);
  return problems.length === 0;
}

/**
 * Takes a whole import of a sheet back: what it changed is as it was before, and what it added is gone. It
 * stays when somebody has changed since what it wrote, or something uses what it added.
 */
export async function takeBackSheet<Values extends object, Row extends { id: string }>(
  ctx: StaffWrite,
  source: SheetSource<Values, Row>,
  id: string,
): Promise<SheetImport | Refusal> {
  await source.hold(ctx.db);
  const row = await lockSheetImport(ctx.db, { id, noun: source.name });
  if (!row) return refuse('import_not_found');
  if (row.taken_back_at) return refuse('import_taken_back');
  const kept = row.wrote as unknown as KeptImport<Values>;
  const opened = await source.open(ctx, []);
  const changed = namesOfChanged(source, opened, kept);
  if (changed.length > 0) return refuse('sheet_changed_since', { things: fewNames(changed) });
  const inUse: string[] = [];
  for (const thing of kept.things.toReversed())
    if (!(await restore(ctx, source, opened, thing))) inUse.push(thing.name);
  if (inUse.length > 0) return refuse('sheet_in_use', { things: fewNames(inUse.toReversed()) });
  if (kept.together) await opened.together?.restore(ctx, kept.together.before);
  const taken = await markSheetTakenBack(ctx.db, id, { actor: ctx.caller.name, at: ctx.now });
  await recordAudit(ctx, {
    action: 'take-back',
    resource: 'sheet-imports',
    id,
    after: { fileName: row.file_name },
  });
  return presentSheetImport(taken);
}
