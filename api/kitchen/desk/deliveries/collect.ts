import type { Kysely } from 'kysely';
import { lockBill } from '#api/money/desk/bill.ts';
import { enterPayment } from '#api/money/desk/take-payment.ts';
import type { StaffWrite } from '#api/platform/http/context.ts';
import type { CollectedBy, deliveries } from '#contract/kitchen/desk/deliveries.ts';
import type { DataOf, InputOf } from '#contract/platform/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '#contract/platform/refusal.ts';
import { listCollected } from '#db/money/collected.ts';
import type { DB } from '#db/types.ts';
import { dayOf } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import { findStop } from './act.ts';
import { readEventStops } from './event-stops.ts';
import { presentCollected, presentStop } from './present.ts';

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
  const bill = await lockBill(ctx, kind === 'event' ? { inquiryId: id } : { snackOrderId: id });
  if (isRefusal(bill)) return bill;
  const stop = await findPaidStop(ctx, params);
  if (!stop) return refuse('order_not_found');
  const { owed } = bill.balance;
  if (owed !== body.due)
    return refuse('due_changed', { owed: formatMoney(owed), due: formatMoney(body.due) });
  await enterPayment(ctx, bill, {
    amount: body.amount,
    method: body.method,
    reference: stop.number,
    receivedDay: dayOf(ctx.now),
    note: 'Collected at the door',
    atDoor: true,
  });
  const after = await findPaidStop(ctx, params);
  if (!after) return refuse('order_not_found');
  const { number, toCollect, collected } = after;
  return { number, toCollect, collected };
}
