import type { Kysely } from 'kysely';
import { lockPayable } from '#api/money/desk/lock-payable.ts';
import { recordLockedPayment } from '#api/money/desk/record-payment.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import { actOnSnackOrder } from '#api/snacks/desk/act-on-order.ts';
import { correctSnackOrderAtDesk as correctSnacks } from '#api/snacks/desk/correct-order.ts';
import { actOnTiffinOrder, actOnTiffinOrders } from '#api/tiffin/desk/act-on-order.ts';
import {
  correctTiffinOrder as correctTiffin,
  deliverAfterAll,
} from '#api/tiffin/desk/correct-order.ts';
import type {
  CollectedBy,
  DriverAction,
  deliveries,
  Stop,
} from '#contract/kitchen/desk-deliveries.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { listCollected, listStops, type StopRow } from '#db/kitchen/deliveries.ts';
import type { DB } from '#db/types.ts';
import {
  SNACK_STOP_CORRECTIONS,
  TIFFIN_STOP_CORRECTIONS,
} from '#domain/kitchen/stop-corrections.ts';
import { dayOf } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { presentCollected, presentStop, readEventStops } from './present-stop.ts';

/** Snacks are not taken along one by one: they are ready, and then somebody is at the door. */
type Request = { id: string; reason?: string; anyTime?: boolean | undefined } & (
  | { kind: 'tiffin'; action: DriverAction }
  | { kind: 'snacks'; action: Exclude<DriverAction, 'dispatch'> }
);

/** One of today's deliveries as it is now; undefined for what is not brought today. */
async function findStop(ctx: StaffWrite, { kind, id }: { kind: string; id: string }) {
  const stops = await listStops(ctx.db, { day: dayOf(ctx.now), ids: [id] });
  return stops.find((one) => one.kind === kind);
}

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
    : actOnTiffinOrder(ctx, id, asked);
}

/** Takes many of today's tiffins along in one step; whatever is not brought today does not exist here. */
export async function dispatchMany(
  ctx: StaffWrite,
  ids: readonly string[],
): Promise<DataOf<typeof deliveries.dispatchMany> | Refusal> {
  const stops = await listStops(ctx.db, { day: dayOf(ctx.now), ids });
  const todays = stops.filter(({ kind }) => kind === 'tiffin');
  return actOnTiffinOrders(
    ctx,
    todays.map(({ id }) => id),
    { action: 'dispatch' },
  );
}

type Collect = typeof deliveries.collect;

/** What everybody has collected of a day. */
export const readCollected = async (db: Kysely<DB>, day: string): Promise<CollectedBy[]> =>
  (await listCollected(db, day)).map((row) => ({ by: row.by, ...presentCollected(row) }));

/** One of today's stops at which something may be paid, as it is now. */
async function findPaidStop(ctx: StaffWrite, { kind, id }: InputOf<Collect>['params']) {
  if (kind === 'event')
    return (await readEventStops(ctx.db, dayOf(ctx.now))).find((event) => event.id === id);
  const stop = await findStop(ctx, { kind, id });
  return stop && presentStop(stop);
}

/**
 * Records what was paid at one of today's stops as the desk records a payment, received today. What is
 * due must be what whoever collects was shown: so that nothing is recorded twice, by two tabs or by
 * the desk meanwhile, and never more than is due.
 */
export async function collectAtStop(
  ctx: StaffWrite,
  { params, body }: InputOf<Collect>,
): Promise<DataOf<Collect> | Refusal> {
  const { kind, id } = params;
  const payable = await lockPayable(
    ctx,
    kind === 'event' ? { inquiryId: id } : { snackOrderId: id },
  );
  if (isRefusal(payable)) return payable;
  const stop = await findPaidStop(ctx, params);
  if (!stop) return refuse('order_not_found');
  const { owed } = payable.balance;
  if (owed !== body.due)
    return refuse('due_changed', { owed: formatMoney(owed), due: formatMoney(body.due) });
  await recordLockedPayment(ctx, payable, {
    amount: body.amount,
    method: body.method,
    reference: stop.number,
    receivedDay: dayOf(ctx.now),
    note: 'Collected at the door',
    paidAtDoor: true,
  });
  const after = await findPaidStop(ctx, params);
  if (!after) return refuse('order_not_found');
  const { number, toCollect, collected } = after;
  return { number, toCollect, collected };
}

type Input = InputOf<typeof deliveries.correct>;

/** Puts one of today's deliveries right; whatever is not brought today does not exist here. */
export async function correctStop(
  ctx: StaffWrite,
  { params, body }: Input,
): Promise<Stop | Refusal> {
  const row = await findStop(ctx, params);
  if (!row) return refuse('order_not_found');
  const { stage } = presentStop(row);
  if (stage !== body.from)
    return refuse('correction_overtaken', { status: stage.replaceAll('_', ' ') });
  const corrected = await correctIt(ctx, row, body);
  if (isRefusal(corrected)) return corrected;
  const after = await findStop(ctx, params);
  return after ? presentStop(after) : refuse('order_not_found');
}

async function correctIt(ctx: StaffWrite, stop: StopRow, body: Input['body']) {
  const params = { id: stop.id };
  const { correction, from, reason } = body;
  const notSo = refuse('correction_does_not_fit', {
    status: from.replaceAll('_', ' '),
    day: 'today',
  });
  if (stop.kind === 'tiffin') {
    const rule = TIFFIN_STOP_CORRECTIONS[correction];
    if (!rule?.from.includes(from)) return notSo;
    const asked = { correction: rule.as, from: stop.status, reason };
    return correctTiffin(ctx, { params, body: asked });
  }
  const rule = SNACK_STOP_CORRECTIONS[correction];
  if (!rule?.from.includes(from)) return notSo;
  const asked = { correction: rule.as, from: stop.status, reason };
  return correctSnacks(ctx, { params, body: asked });
}
