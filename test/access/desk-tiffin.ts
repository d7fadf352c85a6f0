import { adminPayments } from '#contract/money/desk-payments.ts';
import type { tiffinsByPhone } from '#contract/tiffin/desk-by-phone.ts';
import type { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import type { adminTiffinOrders, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';
import { acceptedInquiry, depositFor } from '#test/catering-factories.ts';
import { buildMember } from '#test/factories.ts';
import { buildPayment } from '#test/money-factories.ts';
import { firstPage } from './desk.ts';
import { pattern } from './recurring-booking.ts';
import { forChiefs, forKitchen, type RowsOf } from './row.ts';
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
  read: { answers: forKitchen(), input: () => ({ params: { date: FRIDAY } }) },
  close: { answers: forKitchen(), input: () => ({ params: { date: '2026-11-17' }, body: {} }) },
};

export const adminSubscriptionRows: RowsOf<typeof adminSubscriptions> = {
  list: { answers: forKitchen(), input: () => firstPage('createdAt') },
  read: { answers: forKitchen(), input: ownSubscription },
  update: {
    answers: forKitchen(),
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
  alignDiet: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { id: (await scene.subscription()).id },
      body: { follow: 'plan' },
    }),
  },
  changeMember: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { id: (await scene.subscription()).id },
      body: { memberId: (await buildMember(scene.services.db, scene.owner.id)).id },
    }),
  },
  approve: {
    answers: forChiefs(),
    input: async (scene) => ({
      ...(await pendingSubscription(scene)),
      body: { payment, ...notes },
    }),
  },
  approveUnpaid: {
    answers: forChiefs(),
    input: async (scene) => ({ ...(await pendingSubscription(scene)), body: notes }),
  },
  decline: {
    answers: forChiefs(),
    input: async (scene) => ({
      ...(await pendingSubscription(scene)),
      body: { reason: 'Too far away', ...notes },
    }),
  },
  pause: {
    answers: forKitchen(),
    input: async (scene) => ({
      ...(await ownSubscription(scene)),
      body: { until: null, reason: null, ...notes },
    }),
  },
  callOffPause: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: {
        id: (await scene.subscription({ pause_from: '2026-11-23', paused_by: 'customer' })).id,
      },
      body: notes,
    }),
  },
  resume: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { id: (await scene.subscription({ status: 'paused', paused_by: 'staff' })).id },
      body: notes,
    }),
  },
  cancel: {
    answers: forChiefs(),
    input: async (scene) => ({
      ...(await ownSubscription(scene)),
      body: { reason: 'Moved away', payBack: null, ...notes },
    }),
  },
  correct: {
    answers: forChiefs(),
    input: async (scene) => ({
      ...(await ownSubscription(scene)),
      body: { correction: 'not-approved', from: 'active', reason: 'The wrong Patel' },
    }),
  },
  ifCancelled: {
    answers: forChiefs(),
    input: async (scene) => ({ ...(await ownSubscription(scene)), query: {} }),
  },
  adjustCredits: {
    answers: forChiefs(),
    input: async (scene) => ({
      ...(await ownSubscription(scene)),
      body: { credits: 1, reason: 'Sorry for the delay' },
    }),
  },
};

export const tiffinsByPhoneRows: RowsOf<typeof tiffinsByPhone> = {
  subscribe: {
    answers: forKitchen(201),
    input: async ({ offer, owner }) => {
      const { group, variant } = await offer();
      return {
        body: {
          customerId: owner.id,
          planGroupId: group.id,
          planVariantId: variant.id,
          startDate: FRIDAY,
          deliveryAddress: ADDRESS,
          diet: 'vegetarian',
          allergies: '',
          standingNote: '',
          ownPrice: null,
          takesOutside: false,
          approval: 'none',
        },
      };
    },
  },
  bookingStart: { answers: forKitchen(), input: ownSubscription },
  recurringBooking: { answers: forKitchen(), input: ownSubscription },
  previewRecurringBooking: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownSubscription(scene)), body: pattern }),
  },
  setRecurringBooking: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownSubscription(scene)), body: pattern }),
  },
  stopRecurringBooking: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownSubscription(scene)), body: { leftovers: 'keep' } }),
  },
  book: {
    answers: forKitchen(201),
    input: async (scene) => ({
      body: {
        subscriptionId: (await ownSubscription(scene)).params.id,
        days: ['2026-11-27'],
        deliveryTimeSlot: '15:00-16:00',
        quantity: 1,
        deliveryAddress: null,
        overrides: [],
      },
    }),
  },
};

export const adminTiffinOrderRows: RowsOf<typeof adminTiffinOrders> = {
  list: { answers: forKitchen(), input: () => firstPage('deliveryDate') },
  read: { answers: forKitchen(), input: ownOrder },
  update: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownOrder(scene)), body: { quantity: 2, ...notes } }),
  },
  act: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { id: (await scene.order()).id, action: 'confirm' },
      body: { reason: null, ...notes },
    }),
  },
  decideCredit: {
    answers: forKitchen(),
    input: async (scene) => {
      const { id } = await scene.order();
      await scene.services.db
        .updateTable('tiffin_orders')
        .set({ status: 'cancelled', not_delivered: 'undecided', credits_held: 0, credits_used: 1 })
        .where('id', '=', id)
        .execute();
      return { params: { id }, body: { returnCredit: false } };
    },
  },
  correct: {
    answers: forKitchen(),
    input: async (scene) => {
      const { id } = await scene.order();
      const { db } = scene.services;
      await db
        .updateTable('tiffin_orders')
        .set({ status: 'delivered', credits_held: 0, credits_used: 1 })
        .where('id', '=', id)
        .execute();
      const body = { correction: 'skipped', from: 'delivered', reason: 'Too early' } as const;
      return { params: { id }, body };
    },
  },
  actOnMany: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { action: 'confirm' },
      body: { ids: [(await scene.order()).id], reason: null, ...notes },
    }),
  },
};

export const adminPaymentRows: RowsOf<typeof adminPayments> = {
  list: { answers: forChiefs(), input: () => firstPage('receivedDay') },
  read: {
    answers: forChiefs(),
    input: async (scene) => {
      const { id: subscriptionId } = await scene.subscription();
      return {
        params: { id: await buildPayment(scene.services.db, { subscriptionId }, payment.amount) },
      };
    },
  },
  record: {
    answers: forChiefs(201),
    input: async (scene) => ({
      body: { ...payment, subscriptionId: (await scene.subscription()).id },
    }),
  },
  correct: {
    answers: forChiefs(201),
    input: async (scene) => {
      const { id: subscriptionId } = await scene.subscription();
      const id = await buildPayment(scene.services.db, { subscriptionId }, payment.amount);
      return { params: { id }, body: { reason: 'Typed twice' } };
    },
  },
  nothingToPayBack: {
    answers: forChiefs(),
    input: async (scene) => {
      const { id: subscriptionId } = await scene.subscription();
      await scene.chief.call(adminPayments.record, {
        body: { ...payment, amount: 100_000, subscriptionId },
      });
      return { body: { subscriptionId, note: 'Agreed by telephone' } };
    },
  },
  receipt: {
    answers: forChiefs(),
    input: async ({ services, chief }) => {
      const { id } = await acceptedInquiry(services);
      const { data } = await chief.call(adminPayments.record, { body: depositFor(id) });
      return { params: { id: data.id } };
    },
  },
};
