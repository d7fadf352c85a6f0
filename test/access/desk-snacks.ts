import type { adminSnackOrders } from '#contract/admin/snack-orders.ts';
import type { adminSnacks } from '#contract/admin/snacks.ts';
import { photoFile } from '#test/photo-files.ts';
import { buildSnack, deskSnackOf } from '#test/snack-factories.ts';
import { firstPage } from './desk.ts';
import { forStaff, type RowsOf } from './row.ts';
import { FRIDAY, type Scene } from './scene.ts';
import { placed } from './snacks.ts';

const ownOrder = async (scene: Scene) => ({ params: { id: (await placed(scene)).id } });
const notes = { customerNote: null, internalNote: null };

export const adminSnackOrderRows: RowsOf<typeof adminSnackOrders> = {
  list: { answers: forStaff(), input: () => firstPage('createdAt') },
  board: { answers: forStaff(), input: () => ({ params: { date: FRIDAY } }) },
  read: { answers: forStaff(), input: ownOrder },
  update: {
    answers: forStaff(),
    input: async (scene) => ({ ...(await ownOrder(scene)), body: notes }),
  },
  act: {
    answers: forStaff(),
    input: async (scene) => ({
      params: { id: (await placed(scene)).id, action: 'confirm' },
      body: { reason: null, ...notes },
    }),
  },
  actOnMany: {
    answers: forStaff(),
    input: async (scene) => ({
      params: { action: 'cancel' },
      body: { ids: [(await placed(scene)).id], reason: 'The fryer is broken', ...notes },
    }),
  },
};

const ownSnack = async ({ house }: Scene) => ({ params: { id: (await buildSnack(house.db)).id } });

export const adminSnackRows: RowsOf<typeof adminSnacks> = {
  list: { answers: forStaff(), input: () => firstPage('sortOrder') },
  read: { answers: forStaff(), input: ownSnack },
  create: { answers: forStaff(201), input: () => ({ body: deskSnackOf() }) },
  update: {
    answers: forStaff(),
    input: async (scene) => ({ ...(await ownSnack(scene)), body: deskSnackOf() }),
  },
  remove: { answers: forStaff(), input: ownSnack },
  setPhoto: {
    answers: forStaff(),
    input: async (scene) => ({
      ...(await ownSnack(scene)),
      body: { file: (await photoFile()).toString('base64') },
    }),
  },
  removePhoto: { answers: forStaff(), input: ownSnack },
  soldOut: { answers: forStaff(), input: ownSnack },
  backOnSale: { answers: forStaff(), input: ownSnack },
  reorder: {
    answers: forStaff(),
    input: async ({ house }) => {
      await buildSnack(house.db);
      const all = await house.db.selectFrom('snacks').select('id').execute();
      return { body: { ids: all.map(({ id }) => id) } };
    },
  },
};
