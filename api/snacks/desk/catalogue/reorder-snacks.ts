import { recordAudit } from '#api/kitchen/audit/record-audit.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { lockSnackSequence, storeSnackSequence } from '#db/snacks/desk-snacks.ts';

/**
 * Puts all snacks in the order in which the shop shows them. Who does not name each of them once has
 * an old list before them, and is asked to reload it.
 */
export async function reorderSnacks(
  ctx: StaffWrite,
  ids: readonly string[],
): Promise<{ ids: string[] } | Refusal> {
  const before = await lockSnackSequence(ctx.db);
  const named = new Set(ids);
  const isComplete = named.size === ids.length && named.size === before.length;
  if (!isComplete || before.some((id) => !named.has(id))) return refuse('conflict');
  await storeSnackSequence(ctx.db, ids, ctx.now);
  await recordAudit(ctx, {
    action: 'reorder',
    resource: 'snacks',
    id: null,
    before: { ids: before },
    after: { ids },
  });
  return { ids: [...ids] };
}
