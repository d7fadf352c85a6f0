import type { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import type { TiffinOrderStatus } from '#contract/tiffin/tiffin-orders.ts';
import { deliveryAddress } from '#domain/account/delivery-address.ts';
import { dayOf } from '#domain/platform/days.ts';
import { forDrivers, forKitchen, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';
import { placed } from './snacks.ts';

/** A tiffin of today's in a state of its way. */
const tiffin = (status: TiffinOrderStatus) => async (scene: Scene) => {
  const { id } = await scene.order();
  await scene.services.db
    .updateTable('tiffin_orders')
    .set({ status, delivery_day: dayOf(scene.services.clock.now()) })
    .where('id', '=', id)
    .execute();
  return { params: { id } };
};

export const deliveryRows: RowsOf<typeof deliveries> = {
  list: { answers: forDrivers(), input: nothing },
  onDay: { answers: forKitchen(), input: () => ({ params: { date: '2026-11-18' } }) },
  dispatch: { answers: forDrivers(), input: tiffin('preparing') },
  dispatchMany: {
    answers: forDrivers(),
    input: async (scene) => {
      const { params } = await tiffin('preparing')(scene);
      return { body: { ids: [params.id] } };
    },
  },
  deliver: {
    answers: forDrivers(),
    input: async (scene) => {
      const { params } = await tiffin('out_for_delivery')(scene);
      return { params: { kind: 'tiffin', ...params }, body: { anyTime: true } };
    },
  },
  collect: {
    answers: forDrivers(201),
    input: async (scene) => {
      const { id, total_amount: due } = await placed(scene);
      await scene.services.db
        .updateTable('snack_orders')
        .set({
          status: 'ready',
          delivery_type: 'delivery',
          address: deliveryAddress('9 Elm Road'),
          delivery_day: dayOf(scene.services.clock.now()),
        })
        .where('id', '=', id)
        .execute();
      return { params: { kind: 'snacks', id }, body: { amount: due, due, method: 'cash' } };
    },
  },
  correct: {
    answers: forDrivers(),
    input: async (scene) => {
      const { params } = await tiffin('delivered')(scene);
      await scene.services.db
        .updateTable('tiffin_orders')
        .set({ credits_held: 0, credits_used: 1 })
        .where('id', '=', params.id)
        .execute();
      const body = { correction: 'on-the-way', from: 'delivered', reason: 'Too early' } as const;
      return { params: { kind: 'tiffin', ...params }, body };
    },
  },
  fail: {
    answers: forDrivers(),
    input: async (scene) => {
      const { params } = await tiffin('out_for_delivery')(scene);
      return {
        params: { kind: 'tiffin', ...params },
        body: { reason: 'Nobody was home', anyTime: true },
      };
    },
  },
};
