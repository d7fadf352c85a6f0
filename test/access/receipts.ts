import { adminPayments } from '#contract/money/desk-payments.ts';
import type { receipts } from '#contract/money/receipts.ts';
import { forItsOwner, type RowsOf } from './row.ts';

export const receiptRows: RowsOf<typeof receipts> = {
  list: {
    answers: forItsOwner(),
    input: async (scene) => ({ params: { number: (await scene.subscription()).number } }),
  },
  read: {
    answers: forItsOwner(),
    input: async (scene) => {
      const { id: subscriptionId } = await scene.subscription();
      const { data } = await scene.chief.call(adminPayments.record, {
        body: {
          subscriptionId,
          amount: 6774,
          method: 'interac',
          reference: 'TS',
          receivedDay: '2026-11-18',
        },
      });
      return { params: { paymentId: data.id } };
    },
  },
};
