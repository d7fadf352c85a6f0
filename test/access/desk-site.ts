import { randomUUID } from 'node:crypto';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { type adminBlogCategories, adminBlogs } from '#contract/site/desk-blog.ts';
import type { adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import { photoFile } from '#test/photo-files.ts';
import {
  buildBlogCategory,
  buildDish,
  buildMessage,
  buildPost,
  buildWeek,
  dishOf,
  postOf,
  weekOf,
} from '#test/site-factories.ts';
import { firstPage } from './desk.ts';
import { forChiefs, forKitchen, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';
import { sheetRows } from './sheets.ts';

const photo = async () => ({ body: { file: (await photoFile()).toString('base64') } });

const ownDish = async ({ services }: Scene) => ({
  params: { id: (await buildDish(services.db)).id },
});

export const adminDishRows: RowsOf<typeof adminDishes> = {
  ...sheetRows(adminDishes, forKitchen(), () => ({
    name: `Dish ${randomUUID()}`,
    course: 'Sabji',
  })),
  list: { answers: forKitchen(), input: () => firstPage('name') },
  read: { answers: forKitchen(), input: ownDish },
  create: { answers: forKitchen(201), input: () => ({ body: dishOf() }) },
  update: {
    answers: forKitchen(),
    input: async (scene) => ({
      ...(await ownDish(scene)),
      body: { ...dishOf(), version: 1 },
    }),
  },
  remove: { answers: forKitchen(), input: ownDish },
  setPhoto: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownDish(scene)), ...(await photo()) }),
  },
  removePhoto: {
    answers: forKitchen(),
    input: async (scene) => {
      const { params } = await ownDish(scene);
      await scene.chief.call(adminDishes.setPhoto, { params, ...(await photo()) });
      return { params };
    },
  },
};

/** A week of the cycle that is not the only one. */
async function ownWeek({ services }: Scene) {
  await buildWeek(services.db, {});
  return { params: { id: await buildWeek(services.db, {}) } };
}

/** A day of its own for each, so that no week meets another. */
const someDay = () =>
  Temporal.PlainDate.from('2030-01-01')
    .add({ days: Math.floor(Math.random() * 30_000) })
    .toString();

export const adminWeeklyMenuRows: RowsOf<typeof adminWeeklyMenus> = {
  ...sheetRows(adminWeeklyMenus, forKitchen(), async ({ services }) => ({
    week: someDay(),
    day: 'Monday',
    dish: (await buildDish(services.db)).name,
  })),
  list: { answers: forKitchen(), input: () => ({ query: { page: 1, limit: 100 } }) },
  calendar: { answers: forKitchen(), input: nothing },
  boxes: { answers: forKitchen(), input: nothing },
  read: { answers: forKitchen(), input: ownWeek },
  create: {
    answers: forKitchen(201),
    input: () => ({ body: { weekStart: someDay(), copyOf: null } }),
  },
  update: {
    answers: forKitchen(),
    input: async (scene) => {
      const { params } = await ownWeek(scene);
      const week = scene.services.db.selectFrom('menu_weeks').where('id', '=', params.id);
      const { version } = await week.select('version').executeTakeFirstOrThrow();
      return { params, body: { version, days: weekOf({}) } };
    },
  },
  remove: { answers: forKitchen(), input: ownWeek },
  serveThisWeek: { answers: forKitchen(), input: ownWeek },
};

const ownPost = async ({ services }: Scene) => ({
  params: { id: (await buildPost(services.db)).id },
});
const newPost = async ({ services }: Scene) => postOf((await buildBlogCategory(services.db)).id);

export const adminBlogRows: RowsOf<typeof adminBlogs> = {
  list: { answers: forChiefs(), input: () => firstPage('createdAt') },
  read: { answers: forChiefs(), input: ownPost },
  create: {
    answers: forChiefs(201),
    input: async (scene) => ({ body: await newPost(scene) }),
  },
  update: {
    answers: forChiefs(),
    input: async (scene) => ({
      ...(await ownPost(scene)),
      body: { ...(await newPost(scene)), version: 1 },
    }),
  },
  remove: { answers: forChiefs(), input: ownPost },
  preview: { answers: forChiefs(), input: () => ({ body: { markdown: '# Dal' } }) },
  setPhoto: {
    answers: forChiefs(),
    input: async (scene) => ({ ...(await ownPost(scene)), ...(await photo()) }),
  },
  removePhoto: {
    answers: forChiefs(),
    input: async (scene) => {
      const { params } = await ownPost(scene);
      await scene.chief.call(adminBlogs.setPhoto, { params, ...(await photo()) });
      return { params };
    },
  },
};

const ownCategory = async ({ services }: Scene) => ({
  params: { id: (await buildBlogCategory(services.db)).id },
});
const categoryOf = () => ({ name: randomUUID(), slug: null, sortOrder: 1 });

export const adminBlogCategoryRows: RowsOf<typeof adminBlogCategories> = {
  list: { answers: forChiefs(), input: () => firstPage('sortOrder') },
  read: { answers: forChiefs(), input: ownCategory },
  create: { answers: forChiefs(201), input: () => ({ body: categoryOf() }) },
  update: {
    answers: forChiefs(),
    input: async (scene) => ({ ...(await ownCategory(scene)), body: categoryOf() }),
  },
  remove: { answers: forChiefs(), input: ownCategory },
};

const ownMessage = async ({ services }: Scene) => ({
  params: { id: (await buildMessage(services.db)).id },
});

export const adminContactMessageRows: RowsOf<typeof adminContactMessages> = {
  list: { answers: forKitchen(), input: () => firstPage('createdAt') },
  read: { answers: forKitchen(), input: ownMessage },
  answer: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownMessage(scene)), body: { answer: 'We do.' } }),
  },
  act: {
    answers: forKitchen(),
    input: async (scene) => ({
      params: { ...(await ownMessage(scene)).params, action: 'dismiss' },
    }),
  },
  updateNotes: {
    answers: forKitchen(),
    input: async (scene) => ({ ...(await ownMessage(scene)), body: { internalNote: 'Called' } }),
  },
};
