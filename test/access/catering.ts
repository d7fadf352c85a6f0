import { randomUUID } from 'node:crypto';
import type { emailCodes } from '#contract/account/email-codes.ts';
import type { catering } from '#contract/catering/catering.ts';
import type { cateringInquiries } from '#contract/catering/inquiries.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import {
  acceptedInquiry,
  buildCatering,
  depositFor,
  inquiryOf,
  quotedInquiry,
  sentInquiry,
} from '#test/catering-factories.ts';
import { sendCode } from '#test/inquiry-proof/open.ts';
import { type Answers, forEverybody, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

/**
 * An inquiry of the owner's: a visitor without its token or its code, and staff at the customers'
 * door, are asked to prove themselves; for another customer it does not exist
 * (docs/rules.md#who-may-open-an-inquiry).
 */
const forItsSender: Answers = {
  visitor: 401,
  owner: 200,
  other: 404,
  chief: 401,
  kitchen: 401,
  driver: 401,
};

const version = { id: '', version: 1 };
const ownPending = ({ services, owner }: Scene) => sentInquiry(services, { by: owner });
const ownQuoted = ({ services, owner }: Scene) => quotedInquiry(services, { by: owner });

export const cateringRows: RowsOf<typeof catering> = {
  plans: { answers: forEverybody(), input: nothing },
  menu: { answers: forEverybody(), input: nothing },
  calculateMenu: {
    answers: forEverybody(),
    input: async ({ services }) => {
      const { planId } = await buildCatering(services.db);
      await services.contentSettled();
      return { body: { planId, numberOfGuests: 80, selectedSabji: 'sabji 1' } };
    },
  },
  create: {
    answers: forEverybody(201),
    input: async ({ services }) => ({ body: inquiryOf((await buildCatering(services.db)).planId) }),
  },
  change: {
    answers: forItsSender,
    input: async (scene) => {
      const { id, planId } = await ownPending(scene);
      return { params: { id }, body: { ...inquiryOf(planId), version: 1 } };
    },
  },
};

export const cateringInquiryRows: RowsOf<typeof cateringInquiries> = {
  // Customers get what is theirs, whatever id stands in the path; anybody else has to prove it.
  listByCustomer: {
    answers: { visitor: 401, owner: 200, other: 200, chief: 401, kitchen: 401, driver: 401 },
    input: ({ owner }) => ({ params: { id: owner.id }, query: { page: 1, limit: 50 } }),
  },
  read: {
    answers: forItsSender,
    input: async (scene) => ({ params: { id: (await ownPending(scene)).id } }),
  },
  cancel: {
    answers: forItsSender,
    input: async (scene) => ({
      params: { id: (await ownPending(scene)).id },
      body: { reason: 'Another date' },
    }),
  },
  acceptQuote: {
    answers: forItsSender,
    input: async (scene) => ({ params: { ...version, id: (await ownQuoted(scene)).id } }),
  },
  requestChange: {
    answers: forItsSender,
    input: async (scene) => ({
      params: { ...version, id: (await ownQuoted(scene)).id },
      body: { message: 'Less sweet, please.' },
    }),
  },
  quotePdf: {
    answers: forItsSender,
    input: async (scene) => ({ params: { ...version, id: (await ownQuoted(scene)).id } }),
  },
  receiptPdf: {
    answers: forItsSender,
    input: async (scene) => {
      const { id } = await acceptedInquiry(scene.services, { by: scene.owner });
      const paid = await scene.chief.call(adminPayments.record, { body: depositFor(id) });
      return { params: { id, paymentId: paid.data.id } };
    },
  },
};

/** A code that was sent to an address of its own. */
async function sentCode({ services }: Scene): Promise<{ email: string; code: string }> {
  const sent = { email: `${randomUUID()}@example.com`, code: '123456' };
  await sendCode(services, sent);
  return sent;
}

export const emailCodeRows: RowsOf<typeof emailCodes> = {
  ask: {
    answers: forEverybody(202),
    input: () => ({ body: { email: `${randomUUID()}@example.com` } }),
  },
  confirm: {
    answers: forEverybody(),
    input: async (scene) => ({ body: await sentCode(scene) }),
  },
};
