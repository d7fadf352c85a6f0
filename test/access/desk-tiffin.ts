import { adminPayments } from '#contract/admin/payments.ts';
import type { adminSubscriptions } from '#contract/admin/subscriptions.ts';
import type { adminTiffinOrders, kitchenDays } from '#contract/admin/tiffin-orders.ts';
import { acceptedInquiry, depositFor } from '#test/catering-factories.ts';
import { firstPage } from './desk.ts';
import { forStaff, type RowsOf } from './row.ts';
import { ADDRESS, FRIDAY, type Scene } from './scene.ts';

const ownSubscription = async (scene: Scene) => ({
  params: { id: (await scene.subscription()).id },
});
const pendingSubscription = async (scene: Scene) => ({
  params: { id: (await scene.subscription({ status: 'pending_approval', credits: 0 })).id },
});
const ownOrder = async (scene: Scene) => ({ params: { id: (await scene.order()).id } });

const payment = {
  amount: 6774,
  method: 'interac' as const,
  reference: 'TS',
  receivedDay: '2026-11-18',
};
const notes = { customerNote: null, internalNote: null };

export const kitchenDayRows: RowsOf<typeof kitchenDays> = {
  read: { answers: forStaff(), input: () => ({ params: { date: FRIDAY } }) },
  close: { answers: forStaff(), input: () => ({ params: { date: '2026-11-17' }, body: {} }) },
};

export const adminSubscriptionRows: RowsOf<typeof adminSubscriptions> = {
  list: { answers: forStaff(), input: () => firstPage('createdAt') },
  read: { answers: forStaff(), input: ownSubscription },
  update: {
    answers: forStaff(),
    input: async (scene) => ({
      ...(await ownSubscription(scene)),
      body: {
        customerName: 'Asha Patel',
        customerPhone: '+19055550123',
        customerAddress: ADDRESS,
        diet: 'jain',
        allergies: '',
        standingNote: '',
        endDate: null,
        ...notes,
      },
    }),
  },
  approve: {
    answers: forStaff(),
    input: async (scene) => ({
      ...(await pendingSubscription(scene)),
      body: { payment, ...notes },
    }),
  },
  approveUnpaid: {
    answers: forStaff(),
    input: async (scene) => ({ ...(await pendingSubscription(scene)), body: notes }),
  },
  decline: {
    answers: forStaff(),
    input: async (scene) => ({
      ...(await pendingSubscription(scene)),
      body: { reason: 'Too far away', ...notes },
    }),
  },
  pause: {
    answers: forStaff(),
    input: async (scene) => ({
      ...(await ownSubscription(scene)),
      body: { until: null, reason: null, ...notes },
    }),
  },
  resume: {
    answers: forStaff(),
    input: async (scene) => ({
      params: { id: (await scene.subscription({ status: 'paused', paused_by: 'staff' })).id },
      body: notes,
    }),
  },
  cancel: {
    answers: forStaff(),
    input: async (scene) => ({
      ...(await ownSubscription(scene)),
      body: { reason: 'Moved away', payBack: null, ...notes },
    }),
  },
  adjustCredits: {
    answers: forStaff(),
    input: async (scene) => ({
      ...(await ownSubscription(scene)),
      body: { credits: 1, reason: 'Sorry for the delay' },
    }),
  },
};

export const adminTiffinOrderRows: RowsOf<typeof adminTiffinOrders> = {
  list: { answers: forStaff(), input: () => firstPage('deliveryDate') },
  read: { answers: forStaff(), input: ownOrder },
  update: {
    answers: forStaff(),
    input: async (scene) => ({ ...(await ownOrder(scene)), body: { quantity: 2, ...notes } }),
  },
  act: {
    answers: forStaff(),
    input: async (scene) => ({
      params: { id: (await scene.order()).id, action: 'confirm' },
      body: { reason: null, ...notes },
    }),
  },
  actOnMany: {
    answers: forStaff(),
    input: async (scene) => ({
      params: { action: 'confirm' },
      body: { ids: [(await scene.order()).id], reason: null, ...notes },
    }),
  },
};

export const adminPaymentRows: RowsOf<typeof adminPayments> = {
  list: { answers: forStaff(), input: () => firstPage('receivedDay') },
  read: {
    answers: forStaff(),
    input: async (scene) => {
      const { id: subscriptionId } = await scene.subscription();
      const { id } = await scene.house.db
        .insertInto('payments')
        .values({
          subscription_id: subscriptionId,
          amount_cents: payment.amount,
          method: payment.method,
          received_day: payment.receivedDay,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id } };
    },
  },
  record: {
    answers: forStaff(201),
    input: async (scene) => ({
      body: { ...payment, subscriptionId: (await scene.subscription()).id },
    }),
  },
  receipt: {
    answers: forStaff(),
    input: async ({ house, staff }) => {
      const { id } = await acceptedInquiry(house);
      const { data } = await staff.call(adminPayments.record, { body: depositFor(id) });
      return { params: { id: data.id } };
    },
  },
};
