import type { weeklyMenu } from '#contract/menu/weekly-menu.ts';
import type { blog } from '#contract/site/blog.ts';
import type { contact } from '#contract/site/contact.ts';
import { buildPost, messageOf } from '#test/site-factories.ts';
import { forEverybody, nothing, type RowsOf } from './row.ts';

export const weeklyMenuRows: RowsOf<typeof weeklyMenu> = {
  read: { answers: forEverybody(), input: () => ({ query: {} }) },
};

export const blogRows: RowsOf<typeof blog> = {
  categories: { answers: forEverybody(), input: nothing },
  list: {
    answers: forEverybody(),
    input: () => ({ query: { page: 1, limit: 6, sort_by: 'published_at', sort_order: 'DESC' } }),
  },
  read: {
    answers: forEverybody(),
    input: async ({ services }) => ({ params: { id: (await buildPost(services.db)).slug } }),
  },
};

export const contactRows: RowsOf<typeof contact> = {
  send: { answers: forEverybody(201), input: () => ({ body: messageOf() }) },
};
