import { randomUUID } from 'node:crypto';
import type { cateringByPhone } from '#contract/catering/desk-by-phone.ts';
import type { adminCatering } from '#contract/catering/desk-catering.ts';
import {
  buildCatering,
  inquiryOf,
  optionId,
  quotedInquiry,
  quoteOf,
  sentInquiry,
} from '#test/catering-factories.ts';
import { firstPage } from './desk.ts';
import { forChiefs, forKitchen, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

const inquiry = async ({ services, owner }: Scene) => ({
  params: { id: (await sentInquiry(services, { by: owner })).id },
});

/** A menu option of its own. */
async function option({ services }: Scene) {
  await buildCatering(services.db);
  const name = `Option ${randomUUID().slice(0, 8)}`;
  await services.db.insertInto('catering_options').values({ category: 'sweet', name }).execute();
  return { params: { id: await optionId(services.db, name) } };
}

const optionBody = () => ({
  category: 'sweet' as const,
  name: `Option ${randomUUID().slice(0, 8)}`,
  spellings: [],
  surcharge: 0,
  diets: ['vegetarian' as const],
  isDefault: false,
  isActive: true,
  sortOrder: 1,
});

export const cateringByPhoneRows: RowsOf<typeof cateringByPhone> = {
  ask: {
    answers: forKitchen(201),
    input: async ({ services, owner }) => {
      const { planId } = await buildCatering(services.db);
      return { body: { ...inquiryOf(planId), lastName: '', email: null, customerId: owner.id } };
    },
  },
};

export const adminCateringRows: RowsOf<typeof adminCatering> = {
  list: { answers: forKitchen(), input: () => firstPage('createdAt') },
  month: { answers: forKitchen(), input: () => ({ params: { month: '2027-06' } }) },
  read: { answers: forKitchen(), input: inquiry },
  update: {
    answers: forKitchen(),
    input: async (scene) => ({
      ...(await inquiry(scene)),
      body: { customerNote: null, internalNote: null },
    }),
  },
  setClock: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await inquiry(scene)), body: { eventClock: '17:30' } }),
  },
  setDiets: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await inquiry(scene)), body: { guestDiets: { veg: 80 } } }),
  },
  act: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { ...(await inquiry(scene)).params, action: 'contact' },
      body: { reason: null },
    }),
  },
  correct: {
    answers: forKitchen(),
    input: async (scene) => {
      const { params } = await inquiry(scene);
      await scene.services.db
        .updateTable('catering_inquiries')
        .set({ status: 'completed' })
        .where('id', '=', params.id)
        .execute();
      const body = {
        correction: 'not-completed',
        from: 'completed',
        reason: 'Another one',
      } as const;
      return { params, body };
    },
  },
  sendQuote: {
    answers: forChiefs(201),
    input: async (scene) => ({ ...(await inquiry(scene)), body: quoteOf() }),
  },
  quotePdf: {
    answers: forKitchen(),
    input: async ({ services, owner }) => ({
      params: { id: (await quotedInquiry(services, { by: owner })).id, version: 1 },
    }),
  },
  listOptions: { answers: forKitchen(), input: () => firstPage('sortOrder') },
  readOption: { answers: forKitchen(), input: option },
  createOption: { answers: forKitchen(201), input: () => ({ body: optionBody() }) },
  updateOption: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await option(scene)), body: optionBody() }),
  },
  removeOption: { answers: forKitchen(), input: option },
};
