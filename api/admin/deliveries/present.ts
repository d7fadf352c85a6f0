import type { Diet } from '#contract/accounts.ts';
import type { DriverAction, Stop } from '#contract/admin/deliveries.ts';
import type { StopRow } from '#db/deliveries.ts';
import { addressKey } from '#domain/address-key.ts';
import { readAtDoor } from '#domain/kitchen/door-note.ts';

const STAGES: Record<string, Stop['stage']> = {
  scheduled: 'in_kitchen',
  confirmed: 'in_kitchen',
  out_for_delivery: 'on_the_way',
  delivered: 'delivered',
  cancelled: 'not_delivered',
};

/** Snacks that are being cooked are not packed yet; tiffins are packed while they are prepared. */
function stageOf({ kind, status }: StopRow): Stop['stage'] {
  if (status === 'preparing') return kind === 'tiffin' ? 'to_load' : 'in_kitchen';
  return STAGES[status] ?? 'to_load';
}

/** What a driver can do there; snacks have no state between ready and handed over. */
function actionsAt({ kind, status }: StopRow): DriverAction[] {
  if (kind === 'snacks') return status === 'ready' ? ['deliver'] : [];
  if (status === 'preparing') return ['dispatch'];
  return status === 'out_for_delivery' ? ['deliver', 'fail'] : [];
}

/** One door of the day for whoever drives there. */
export const presentStop = (row: StopRow & { area: string | null }): Stop => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  time: row.time,
  name: row.name,
  phone: row.phone,
  address: row.address,
  area: row.area,
  ...readAtDoor(
    { doorNote: row.door_note, instructions: row.instructions },
    row.plan && addressKey(row.plan.address) === addressKey(row.address) ? row.plan : null,
  ),
  quantity: row.quantity,
  planName: row.plan_name,
  diet: row.diet as Diet | null,
  items: row.items,
  toCollect: row.to_collect_cents,
  stage: stageOf(row),
  actions: actionsAt(row),
});
