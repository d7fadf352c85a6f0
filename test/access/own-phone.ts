import { randomInt } from 'node:crypto';
import { hashCode } from '#api/account/request-code.ts';
import type { ownPhone } from '#contract/account/own-phone.ts';
import type { adminGateways } from '#contract/kitchen/desk-gateways.ts';
import { buildCustomerWithoutEmail } from '#test/factories.ts';
import { SMS_GATE, switchOn } from '#test/gateways.ts';
import { forChiefs, forCustomers, forKitchen, nothing, type RowsOf } from './row.ts';
import type { CallerName, Scene } from './scene.ts';

const CODE = '048213';

/** The phone of whoever calls, with a code that was sent to it. */
async function withPhone({ services, ...scene }: Scene, caller: CallerName) {
  const now = services.clock.now();
  const phone = `+1905555${String(randomInt(10_000)).padStart(4, '0')}`;
  const { id } = caller === 'other' ? scene.other : scene.owner;
  await switchOn(services.db, { sms: SMS_GATE }, now);
  await services.db
    .updateTable('customers')
    .set({ phone, email_verified_at: now })
    .where('id', '=', id)
    .execute();
  await services.db
    .insertInto('phone_codes')
    .values({
      ...{ customer_id: id, phone, code_hash: hashCode(id, CODE) },
      ...{ created_at: now, expires_at: now.add({ minutes: 10 }) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id, phone };
}

export const ownPhoneRows: RowsOf<typeof ownPhone> = {
  read: { answers: forCustomers(), input: nothing },
  sendCode: {
    answers: forCustomers(202),
    input: async (scene, caller) => {
      await withPhone(scene, caller);
      return {};
    },
  },
  confirm: {
    answers: forCustomers(),
    input: async (scene, caller) => {
      await withPhone(scene, caller);
      return { body: { code: CODE } };
    },
  },
  join: {
    answers: forCustomers(),
    input: async (scene, caller) => {
      const { db, clock } = scene.services;
      const { id, phone } = await withPhone(scene, caller);
      const verified = { phone_verified_at: clock.now() };
      await db.updateTable('customers').set(verified).where('id', '=', id).execute();
      const household = await buildCustomerWithoutEmail(db, { phone });
      return { body: { accountId: household.id } };
    },
  },
};

export const adminGatewayRows: RowsOf<typeof adminGateways> = {
  read: { answers: forKitchen(), input: nothing },
  webhooks: { answers: forChiefs(), input: nothing },
  test: {
    // It is off: nothing leaves this machine.
    answers: forChiefs(409),
    input: async ({ services }) => {
      await switchOn(services.db, {}, services.clock.now());
      return { body: { channel: 'sms', phone: '+19055550142' } };
    },
  },
};
