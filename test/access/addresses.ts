import type { addresses } from '#contract/account/addresses.ts';
import { buildAddress } from '#test/factories.ts';
import { forCustomers, forItsOwner, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

const ownAddress = async ({ services, owner }: Scene) => ({
  params: { id: (await buildAddress(services.db, { customer_id: owner.id })).id },
});

const body = () => ({ label: 'Work', address: `${crypto.randomUUID()}, Simcoe Street, Oshawa` });

export const addressRows: RowsOf<typeof addresses> = {
  list: { answers: forCustomers(), input: nothing },
  add: { answers: forCustomers(201), input: () => ({ body: body() }) },
  change: {
    answers: forItsOwner(),
    input: async (scene) => ({ ...(await ownAddress(scene)), body: body() }),
  },
  makeDefault: { answers: forItsOwner(), input: ownAddress },
  remove: { answers: forItsOwner(), input: ownAddress },
};
