import { randomUUID } from 'node:crypto';
import type { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { buildBroadcast, buildCustomer } from '#test/factories.ts';
import { forChiefs, forKitchen, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

/** Somebody who can be written to, and what. */
async function toSend({ services }: Scene) {
  const { last_name } = await buildCustomer(services.db, {
    last_name: randomUUID(),
    email_verified_at: services.clock.now(),
    settings: JSON.stringify({ notifications: { promotions: true } }),
  });
  const audience = { to: 'list', search: last_name } as const;
  return { body: { audience, subject: 'Late today', text: 'Half an hour.', reaches: 1 } };
}

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
  plans: { answers: forKitchen(), input: nothing },
  recipients: {
    answers: forKitchen(),
    input: () => ({ body: { audience: { to: 'all' }, purpose: 'service' } }),
  },
  create: { answers: forKitchen(201), input: toSend },
  advertise: { answers: forChiefs(201), input: toSend },
  stop: {
    answers: forKitchen(),
    input: async (scene) => ({ params: (await toTell(scene)).params }),
  },
  tell: { answers: forKitchen(), input: toTell },
};
