import { recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import { forItsOwner, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

export const pattern = {
  entries: [
    {
      weekday: 1 as const,
      deliveryTimeSlot: '18:00-19:00' as const,
      quantity: 1,
      deliveryAddress: null,
    },
  ],
  leftovers: 'keep' as const,
};

const ownPlan = async (scene: Scene) => ({ params: { id: (await scene.subscription()).number } });

export const recurringBookingRows: RowsOf<typeof recurringBooking> = {
  read: { answers: forItsOwner(), input: ownPlan },
  preview: {
    answers: forItsOwner(),
    input: async (scene) => ({ ...(await ownPlan(scene)), body: pattern }),
  },
  save: {
    answers: forItsOwner(),
    input: async (scene) => ({ ...(await ownPlan(scene)), body: pattern }),
  },
  stop: {
    answers: forItsOwner(),
    input: async (scene) => {
      const plan = await ownPlan(scene);
      await scene.owner.call(recurringBooking.save, { ...plan, body: pattern });
      return { ...plan, query: { leftovers: 'keep' as const } };
    },
  },
};
