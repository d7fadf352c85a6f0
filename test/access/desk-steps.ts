import { randomUUID } from 'node:crypto';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import type { steps } from '#contract/platform/steps.ts';
import { dayOf } from '#domain/platform/days.ts';
import { forDrivers, nothing, type RowsOf } from './row.ts';

const STAFF: readonly string[] = ['chief', 'kitchen', 'driver'];

export const stepRows: RowsOf<typeof steps> = {
  list: { answers: forDrivers(), input: nothing },
  takeBack: {
    answers: forDrivers(),
    input: async (scene, caller) => {
      if (!STAFF.includes(caller)) return { params: { id: randomUUID() }, body: {} };
      const { id } = await scene.order();
      await scene.services.db
        .updateTable('tiffin_orders')
        .set({ status: 'out_for_delivery', delivery_day: dayOf(scene.services.clock.now()) })
        .where('id', '=', id)
        .execute();
      const { step } = await scene[caller].call(deliveries.deliver, {
        params: { kind: 'tiffin', id },
        body: { anyTime: true },
      });
      return { params: { id: step?.id ?? '' }, body: {} };
    },
  },
};
