import { randomUUID } from 'node:crypto';
import type { adminCatering } from '#contract/admin/catering.ts';
import {
  buildCatering,
  optionId,
  quotedInquiry,
  quoteOf,
  sentInquiry,
} from '#test/catering-factories.ts';
import { firstPage } from './desk.ts';
import { forStaff, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

const inquiry = async ({ house, owner }: Scene) => ({
  params: { id: (await sentInquiry(house, { by: owner })).id },
});

/** A menu option of its own. */
async function option({ house }: Scene) {
  await buildCatering(house.db);
  const name = `Option ${randomUUID().slice(0, 8)}`;
  await house.db.insertInto('catering_options').values({ category: 'sweet', name }).execute();
  return { params: { id: await optionId(house.db, name) } };
}

const optionBody = () => ({
  category: 'sweet' as const,
  name: `Option ${randomUUID().slice(0, 8)}`,
  spellings: [],
  surcharge: 0,
  isDefault: false,
  isActive: true,
  sortOrder: 1,
});

export const adminCateringRows: RowsOf<typeof adminCatering> = {
  list: { answers: forStaff(), input: () => firstPage('createdAt') },
  month: { answers: forStaff(), input: () => ({ params: { month: '2027-06' } }) },
  read: { answers: forStaff(), input: inquiry },
  update: {
    answers: forStaff(),
    input: async (scene) => ({
      ...(await inquiry(scene)),
      body: { customerNote: null, internalNote: null },
    }),
  },
  act: {
    answers: forStaff(),
    input: async (scene) => ({
      params: { ...(await inquiry(scene)).params, action: 'contact' },
      body: { reason: null },
    }),
  },
  sendQuote: {
    answers: forStaff(201),
    input: async (scene) => ({ ...(await inquiry(scene)), body: quoteOf() }),
  },
  quotePdf: {
    answers: forStaff(),
    input: async ({ house, owner }) => ({
      params: { id: (await quotedInquiry(house, { by: owner })).id, version: 1 },
    }),
  },
  listOptions: { answers: forStaff(), input: () => firstPage('sortOrder') },
  readOption: { answers: forStaff(), input: option },
  createOption: { answers: forStaff(201), input: () => ({ body: optionBody() }) },
  updateOption: {
    answers: forStaff(),
    input: async (scene) => ({ ...(await option(scene)), body: optionBody() }),
  },
  removeOption: { answers: forStaff(), input: option },
};
