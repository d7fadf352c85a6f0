import { actOnSnackOrder } from '#api/snacks/desk/orders/act.ts';
import { actOnOrder, actOnOrders } from '#api/tiffin/desk/orders/act.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { deliverAfterAll } from '#api/tiffin/desk/deliver-after-all.ts';
import type { DriverAction, deliveries, Stop } from '#contract/kitchen/desk/deliveries.ts';
import type { DataOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { listStops, type StopRow } from '#db/kitchen/deliveries.ts';
import { dayOf } from '#domain/platform/days.ts';
import { inStopOrder } from '#domain/kitchen/stop-order.ts';
import { presentStop } from './present.ts';

/** Snacks are not taken along one by one: they are ready, and then somebody is at the door. */
type Request = { id: string; reason?: string; anyTime?: boolean | undefined } & (
  | { kind: 'tiffin'; action: DriverAction }
  | { kind: 'snacks'; action: Exclude<DriverAction, 'dispatch'> }
);

/** One of today's deliveries as it is now; undefined for what is not brought today. */
export const findStop = async (ctx: StaffWrite, { kind, id }: { kind: string; id: string }) =>
  inStopOrder(await listStops(ctx.db, dayOf(ctx.now))).find(
    (stop) => stop.id === id && stop.kind === kind,
  );

/**
 * Moves one of today's deliveries along; whatever is not brought today does not exist here. What
 * could not be handed over can be handed over later that day, and waits for the kitchen meanwhile: it
 * decides about the credit of a tiffin, and brings snacks again or cancels.
 */
export async function actOnStop(ctx: StaffWrite, request: Request): Promise<Stop | Refusal> {
  const stop = await findStop(ctx, request);
  if (!stop) return refuse('order_not_found');
  const moved = await move(ctx, stop, request);
  if (isRefusal(moved)) return moved;
  const after = await findStop(ctx, request);
  return after ? presentStop(after) : refuse('order_not_found');
}

/** The move itself, as the desk makes it; whether a credit comes back is left open. */
function move(ctx: StaffWrite, stop: StopRow, { id, ...asked }: Request) {
  if (asked.kind === 'snacks') return actOnSnackOrder(ctx, id, asked);
  return asked.action === 'deliver' && stop.not_delivered !== null
    ? deliverAfterAll(ctx, id)
    : actOnOrder(ctx, id, asked);
}

/** Takes many of today's tiffins along in one step; whatever is not brought today does not exist here. */
export async function dispatchMany(
  ctx: StaffWrite,
  ids: readonly string[],
): Promise<DataOf<typeof deliveries.dispatchMany> | Refusal> {
  const todays = (await listStops(ctx.db, dayOf(ctx.now))).filter(
    ({ kind, id }) => kind === 'tiffin' && ids.includes(id),
  );
  return actOnOrders(
    ctx,
    todays.map(({ id }) => id),
    { action: 'dispatch' },
  );
}
