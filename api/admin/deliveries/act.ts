import { actOnSnackOrder } from '#api/admin/snack-orders/act.ts';
import { actOnOrder } from '#api/admin/tiffin-orders/act.ts';
import type { StaffWrite } from '#api/core/context.ts';
import type { DriverAction, Stop } from '#contract/admin/deliveries.ts';
import { isRefusal, type Refusal, refuse } from '#contract/refusal.ts';
import { listStops } from '#db/deliveries.ts';
import { dayOf } from '#domain/days.ts';
import { inStopOrder } from '#domain/kitchen/stop-order.ts';
import { presentStop } from './present.ts';

type Request = {
  kind: Stop['kind'];
  id: string;
  action: DriverAction;
  reason?: string;
};

/**
 * Moves one of today's deliveries along; whatever is not brought today does not exist here. Of a
 * tiffin that could not be handed over the credit stays used: giving it back is the owner's.
 */
export async function actOnStop(
  ctx: StaffWrite,
  { kind, id, action, reason }: Request,
): Promise<Stop | Refusal> {
  const find = async () =>
    inStopOrder(await listStops(ctx.db, dayOf(ctx.now))).find(
      (stop) => stop.id === id && stop.kind === kind,
    );
  if (!(await find())) return refuse('order_not_found');
  const moved =
    kind === 'tiffin'
      ? await actOnOrder(ctx, id, { action, reason, returnCredit: false })
      : await actOnSnackOrder(ctx, id, { action: 'deliver' });
  if (isRefusal(moved)) return moved;
  const after = await find();
  return after ? presentStop(after) : refuse('order_not_found');
}
