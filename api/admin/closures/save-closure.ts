import { recordAudit } from '#api/audit/record-audit.ts';
import type { StaffWrite } from '#api/core/context.ts';
import { loadKitchen } from '#api/kitchen/load-kitchen.ts';
import type { AdminClosure, ClosureFate } from '#contract/admin/closures.ts';
import { type Refusal, refuse } from '#contract/refusal.ts';
import {
  type ClosureRow,
  holdCalendar,
  insertClosure,
  lockClosure,
  updateClosure,
} from '#db/closures.ts';
import { listOpenOrdersBetween } from '#db/tiffin-orders.ts';
import { dayOf, laterDay } from '#domain/days.ts';
import { settleClosedOrders } from './settle-closed-orders.ts';

type Wanted = {
  startDate: string;
  endDate: string;
  reason: string;
  fate?: ClosureFate | null | undefined;
};

export const presentClosure = (row: ClosureRow): AdminClosure => ({
  id: row.id,
  startDate: row.start_day,
  endDate: row.end_day,
  reason: row.reason,
  createdAt: row.created_at.toString(),
});

/**
 * Closes the kitchen for a day or a range, or changes when. Booked tiffins on those days need a
 * fate: without one it is a `closure_needs_fate` with their number, and nothing is stored.
 */
export async function saveClosure(
  ctx: StaffWrite,
  id: string | null,
  wanted: Wanted,
): Promise<AdminClosure | Refusal> {
  await holdCalendar(ctx.db, 'closure');
  const before = id ? await lockClosure(ctx.db, id) : undefined;
  if (id && !before) return refuse('not_found');

  const from = laterDay(wanted.startDate, dayOf(ctx.now));
  const booked = await listOpenOrdersBetween(ctx.db, from, wanted.endDate);
  if (booked.length > 0 && !wanted.fate) {
    const details = { count: booked.length };
    return refuse('closure_needs_fate', details, { field: 'fate', data: details });
  }
  const row = before
    ? await updateClosure(ctx.db, before.id, wanted)
    : await insertClosure(ctx.db, wanted, ctx.now);
  if (wanted.fate) {
    const kitchen = await loadKitchen(ctx);
    await settleClosedOrders(ctx, booked, wanted.fate, wanted.reason, kitchen);
  }
  const after = presentClosure(row);
  await recordAudit(ctx, {
    action: before ? 'update' : 'create',
    resource: 'closures',
    id: row.id,
    before: before ? presentClosure(before) : null,
    after: { ...after, ...(booked.length > 0 && { fate: wanted.fate, booked: booked.length }) },
  });
  return after;
}
