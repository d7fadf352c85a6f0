import type { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { buildBroadcast, buildCustomer } from '#test/factories.ts';
import { forKitchen, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

const about = { audience: { to: 'all' }, purpose: 'service' } as const;

/** A broadcast that somebody has to be told of by hand. */
async function toTell({ services }: Scene) {
  const { id: customerId } = await buildCustomer(services.db);
  const { id } = await buildBroadcast(services.db, [{ customer_id: customerId, way: 'by_hand' }]);
  return { params: { id }, body: { customerId, told: true } };
}

export const adminBroadcastRows: RowsOf<typeof adminBroadcasts> = {
  list: { answers: forKitchen(), input: nothing },
  read: {
    answers: forKitchen(),
    input: async ({ services }) => ({
      params: { id: (await buildBroadcast(services.db, [])).id },
    }),
  },
  recipients: { answers: forKitchen(), input: () => ({ body: about }) },
  create: {
    answers: forKitchen(201),
    input: async ({ services }) => {
      await buildCustomer(services.db);
      return { body: { ...about, subject: 'Late today', text: 'The van does not start.' } };
    },
  },
  tell: { answers: forKitchen(), input: toTell },
};
