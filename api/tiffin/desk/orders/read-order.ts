import type { Kysely } from 'kysely';
import type { AdminTiffinOrderWhole } from '#contract/tiffin/desk/tiffin-orders.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';
import { selectOrders } from '#db/tiffin/orders.ts';
import { listTiffinSteps } from '#db/tiffin/steps.ts';
import type { DB } from '#db/types.ts';
import { tiffinSteps } from '#domain/tiffin/order-steps.ts';
import { presentAdminOrder } from './present.ts';
import { withRoom } from './with-room.ts';

/** One booked tiffin with what was done with it, and how full its hour is while it waits. */
export async function readOrder(
  db: Kysely<DB>,
  id: string,
): Promise<AdminTiffinOrderWhole | Refusal> {
  const row = await selectOrders(db).where('order.id', '=', id).executeTakeFirst();
  if (!row) return refuse('order_not_found');
  const steps = tiffinSteps(await listTiffinSteps(db, row.id));
  const whole = { ...presentAdminOrder(row), steps };
  return (await withRoom(db, [whole]))[0] ?? whole;
}
