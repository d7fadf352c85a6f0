import type { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { buildMember } from '#test/factories.ts';
import { forCustomers, forEverybody, forItsOwner, nothing, type RowsOf } from './row.ts';
import { ADDRESS, booking, type Scene } from './scene.ts';

const ownOrder = async (scene: Scene) => ({ params: { id: (await scene.order()).id } });

export const subscriptionRows: RowsOf<typeof subscriptions> = {
  subscribe: {
    answers: forCustomers(201),
    input: async (scene) => {
      const { group, variant } = await scene.offer();
      return {
        body: {
          customerName: 'Asha Patel',
          customerEmail: 'asha@example.com',
          customerPhone: '+19055550123',
          customerAddress: ADDRESS,
          planGroupId: group.id,
          planVariantId: variant.id,
          billingCycle: 'weekly',
          startDate: '2026-11-23',
          specialInstructions: null,
          currency: 'CAD',
        },
      };
    },
  },
  read: {
    answers: forItsOwner(),
    input: async (scene) => ({ params: { id: (await scene.subscription()).id } }),
  },
  readByNumber: {
    answers: forItsOwner(),
    input: async (scene) => ({ params: { number: (await scene.subscription()).number } }),
  },
  // Each gets their own, whatever id stands in the path; `ownList` below looks inside.
  listOwn: { answers: forCustomers(), input: ({ owner }) => ({ params: { id: owner.id } }) },
  availableDates: { answers: forEverybody(), input: nothing },
  withdraw: {
    answers: forItsOwner(),
    input: async (scene) => {
      const { id } = await scene.subscription({ status: 'pending_approval', credits: 0 });
      return { params: { id }, body: { reason: 'Changed my mind' } };
    },
  },
  changeDiet: {
    answers: forItsOwner(),
    input: async (scene) => ({
      params: { id: (await scene.subscription()).id },
      body: { diet: 'jain' },
    }),
  },
  changeMember: {
    answers: forItsOwner(),
    input: async (scene) => ({
      params: { id: (await scene.subscription()).id },
      body: { memberId: (await buildMember(scene.services.db, scene.owner.id)).id },
    }),
  },
  pause: {
    answers: forItsOwner(),
    input: async (scene) => ({
      params: { id: (await scene.subscription()).id },
      body: { until: null },
    }),
  },
  callOffPause: {
    answers: forItsOwner(),
    input: async (scene) => ({
      params: {
        id: (await scene.subscription({ pause_from: '2026-11-23', paused_by: 'customer' })).id,
      },
    }),
  },
  ifICancel: {
    answers: forItsOwner(),
    input: async (scene) => ({ params: { id: (await scene.subscription()).id } }),
  },
  cancel: {
    answers: forItsOwner(),
    input: async (scene) => ({
      params: { id: (await scene.subscription()).id },
      body: { reason: 'Changed my mind' },
    }),
  },
  resume: {
    answers: forItsOwner(),
    input: async (scene) => ({
      params: { id: (await scene.subscription({ status: 'paused', paused_by: 'customer' })).id },
    }),
  },
};

export const tiffinOrderRows: RowsOf<typeof tiffinOrders> = {
  schedule: {
    answers: forItsOwner(201),
    input: async (scene) => ({ body: booking((await scene.subscription()).id) }),
  },
  read: { answers: forItsOwner(), input: ownOrder },
  history: { answers: forCustomers(), input: () => ({ query: { page: 1, limit: 25 } }) },
  status: {
    answers: forItsOwner(),
    input: async (scene) => ({ params: { id: (await scene.order()).subscriptionId } }),
  },
  change: {
    answers: forItsOwner(),
    input: async (scene) => ({ ...(await ownOrder(scene)), body: { quantity: 2 } }),
  },
  cancel: {
    answers: forItsOwner(),
    input: async (scene) => ({
      ...(await ownOrder(scene)),
      body: { reason: 'Changed my mind', withoutCredit: false },
    }),
  },
  skip: {
    answers: forItsOwner(),
    input: async (scene) => ({ body: { orderId: (await scene.order()).id, reason: null } }),
  },
  unskip: {
    answers: forItsOwner(),
    input: async (scene) => {
      const { id } = await scene.order();
      await scene.owner.call(tiffinOrders.skip, { body: { orderId: id, reason: null } });
      return { params: { id } };
    },
  },
};
