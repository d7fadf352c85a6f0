import { actOnSnackOrder } from '#api/admin/snack-orders/act.ts';
import { actOnOrder } from '#api/admin/tiffin-orders/act.ts';
import type { StaffWrite } from '#api/core/context.ts';
import type { DriverAction, Stop } from '#contract/admin/deliveries.ts';
import { isRefusal, type Refusal, refuse } from '#contract/refusal.ts';
import { listStops } from '#db/deliveries.ts';
import { dayOf } from '#domain/days.ts';
import { inStopOrder } from '#domain/kitchen/stop-order.ts';
import { presentStop } from './present.ts';

/** Snacks are not taken along one by one: they are ready, and then somebody is at the door. */
type Request = { id: string; reason?: string } & (
  | { kind: 'tiffin'; action: DriverAction }
  | { kind: 'snacks'; action: Exclude<DriverAction, 'dispatch'> }
);

/**
 * Moves one of today's deliveries along; whatever is not brought today does not exist here. Of a
 * tiffin that could not be handed over the credit stays used: giving it back is the owner's. Snacks
 * wait for the kitchen, which brings them again or cancels.
 */
export async function actOnStop(ctx: StaffWrite, request: Request): Promise<Stop | Refusal> {
  const { kind, id, reason } = request;
  const find = async () =>
    inStopOrder(await listStops(ctx.db, dayOf(ctx.now))).find(
      (stop) => stop.id === id && stop.kind === kind,
    );
  if (!(await find())) return refuse('order_not_found');
  const moved =
    request.kind === 'tiffin'
      ? await actOnOrder(ctx, id, { action: request.action, reason, returnCredit: false })
      : await actOnSnackOrder(ctx, id, { action: request.action, reason });
  if (isRefusal(moved)) return moved;
  const after = await find();
  return after ? presentStop(after) : refuse('order_not_found');
}
