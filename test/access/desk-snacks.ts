import { randomUUID } from 'node:crypto';
import type { snacksByPhone } from '#contract/snacks/desk-by-phone.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import type { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { photoFile } from '#test/photo-files.ts';
import { buildSnack, deskSnackOf } from '#test/snack-factories.ts';
import { firstPage } from './desk.ts';
import { forKitchen, type RowsOf } from './row.ts';
import { FRIDAY, type Scene } from './scene.ts';
import { sheetRows } from './sheets.ts';
import { placed } from './snacks.ts';

const ownOrder = async (scene: Scene) => ({ params: { id: (await placed(scene)).id } });
const notes = { customerNote: null, internalNote: null };

export const snacksByPhoneRows: RowsOf<typeof snacksByPhone> = {
  place: {
    answers: forKitchen(201),
    input: async ({ services, owner }) => ({
      body: {
        customerId: owner.id,
        deliveryType: 'pickup',
        deliveryDate: FRIDAY,
        deliveryTime: '14:00',
        items: [{ snack_id: (await buildSnack(services.db)).id, quantity: 2 }],
        overrides: [],
      },
    }),
  },
};

export const adminSnackOrderRows: RowsOf<typeof adminSnackOrders> = {
  list: { answers: forKitchen(), input: () => firstPage('createdAt') },
  board: { answers: forKitchen(), input: () => ({ params: { date: FRIDAY } }) },
  read: { answers: forKitchen(), input: ownOrder },
  update: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownOrder(scene)), body: notes }),
  },
  act: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { id: (await placed(scene)).id, action: 'confirm' },
      body: { reason: null, ...notes },
    }),
  },
  correct: {
    answers: forKitchen(),
    input: async (scene) => {
      const { id } = await placed(scene);
      const { db } = scene.services;
      await db
        .updateTable('snack_orders')
        .set({ status: 'confirmed' })
        .where('id', '=', id)
        .execute();
      const body = { correction: 'not-confirmed', from: 'confirmed', reason: 'Not yet' } as const;
      return { params: { id }, body };
    },
  },
  actOnMany: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { action: 'cancel' },
      body: { ids: [(await placed(scene)).id], reason: 'The fryer is broken', ...notes },
    }),
  },
};

const photo = async () => ({ body: { file: (await photoFile()).toString('base64') } });

const ownSnack = async ({ services }: Scene) => ({
  params: { id: (await buildSnack(services.db)).id },
});

export const adminSnackRows: RowsOf<typeof adminSnacks> = {
  ...sheetRows(adminSnacks, forKitchen(), () => ({
    name: `Snack ${randomUUID()}`,
    price: '8.50',
    taxPercentage: '13',
  })),
  list: { answers: forKitchen(), input: () => firstPage('sortOrder') },
  read: { answers: forKitchen(), input: ownSnack },
  create: { answers: forKitchen(201), input: () => ({ body: deskSnackOf() }) },
  update: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownSnack(scene)), body: deskSnackOf() }),
  },
  remove: { answers: forKitchen(), input: ownSnack },
  setPhoto: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownSnack(scene)), ...(await photo()) }),
  },
  removePhoto: {
    answers: forKitchen(),
    input: async (scene) => {
      const { params } = await ownSnack(scene);
      await scene.chief.call(adminSnacks.setPhoto, { params, ...(await photo()) });
      return { params };
    },
  },
  soldOut: { answers: forKitchen(), input: ownSnack },
  backOnSale: { answers: forKitchen(), input: ownSnack },
  reorder: {
    answers: forKitchen(),
    input: async ({ services }) => {
      await buildSnack(services.db);
      const all = await services.db.selectFrom('snacks').select('id').execute();
      return { body: { ids: all.map(({ id }) => id) } };
    },
  },
};
