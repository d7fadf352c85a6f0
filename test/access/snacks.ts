import type { snacks } from '#contract/snacks/catalogue.ts';
import { snackOrders } from '#contract/snacks/orders.ts';
import { buildSnack, snackOrderOf } from '#test/snack-factories.ts';
import { forCustomers, forEverybody, forItsOwner, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';

/** An order that the owner has just placed. */
export async function placed({ services, owner }: Scene) {
  const { id } = await buildSnack(services.db);
  const { data } = await owner.call(snackOrders.place, { body: snackOrderOf({ snackId: id }) });
  return data;
}

export const snackRows: RowsOf<typeof snacks> = {
  list: {
    answers: forEverybody(),
    input: () => ({ query: { page: 1, limit: 5, sort_by: 'sort_order', sort_order: 'ASC' } }),
  },
  read: {
    answers: forEverybody(),
    input: async ({ services }) => ({ params: { id: (await buildSnack(services.db)).slug } }),
  },
};

export const snackOrderRows: RowsOf<typeof snackOrders> = {
  days: { answers: forEverybody(), input: nothing },
  place: {
    answers: forCustomers(201),
    input: async ({ services }) => ({
      body: snackOrderOf({ snackId: (await buildSnack(services.db)).id }),
    }),
  },
  readByNumber: {
    answers: forItsOwner(),
    input: async (scene) => ({ params: { number: (await placed(scene)).order_number } }),
  },
  // Each gets their own, whatever id stands in the path.
  listOwn: {
    answers: forCustomers(),
    input: ({ owner }) => ({ params: { id: owner.id }, query: { page: 1, limit: 50 } }),
  },
  cancel: {
    answers: forItsOwner(),
    input: async (scene) => ({
      params: { id: (await placed(scene)).id },
      body: { reason: 'Changed my mind' },
    }),
  },
};
