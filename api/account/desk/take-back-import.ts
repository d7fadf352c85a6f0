import { recordAudit } from '#api/kitchen/steps/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { adminImports, CustomerImport } from '#contract/account/desk-imports.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import {
  deleteImported,
  holdCustomers,
  type ImportRow,
  listBuiltOnImport,
  lockImport,
} from '#db/account/imports.ts';
import { fewNames } from '#domain/platform/few-names.ts';

/** An import as the desk lists it. */
export const presentImport = (row: ImportRow): CustomerImport => ({
  id: row.id,
  fileName: row.file_name,
  at: row.at.toString(),
  actor: row.actor,
  counts: {
    customers: row.customers,
    members: row.members,
    addresses: row.addresses,
    stops: row.stops,
    noes: row.noes,
    subscriptions: row.subscriptions,
    credits: row.credits,
    patterns: row.patterns,
    owed: row.owed_cents,
  },
  takenBackAt: row.taken_back_at?.toString() ?? null,
  takenBackBy: row.taken_back_by,
});

/** Takes an import back whole, as if it had never been written. */
export async function takeBackImport(
  ctx: StaffWrite,
  { params: { id } }: InputOf<typeof adminImports.takeBack>,
): Promise<CustomerImport | Refusal> {
  await holdCustomers(ctx.db);
  const row = await lockImport(ctx.db, id);
  if (!row) return refuse('import_not_found');
  if (row.taken_back_at) return refuse('import_taken_back');
  const names = await listBuiltOnImport(ctx.db, id);
  if (names.length > 0) return refuse('import_built_on', { who: fewNames(names) });
  const gone = await deleteImported(ctx.db, id, { actor: ctx.caller.name, at: ctx.now });
  await recordAudit(ctx, {
    action: 'take-back',
    resource: 'imports',
    id,
    after: { fileName: row.file_name },
  });
  return presentImport(gone);
}
