import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { DishBody } from '#contract/menu/desk-dishes.ts';
import type { MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import type { PostBody } from '#contract/site/desk-blog.ts';
import { dishColumns } from '#db/menu/dishes.ts';
import { insertWeek, storeWeekDays } from '#db/menu/menu-weeks.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import type { DB } from '#db/types.ts';
import { wordCount } from '#domain/site/reading-time.ts';

const some = (noun: string) => `${noun} ${randomUUID().slice(0, 8)}`;

/** What staff send for a dish of its own name that everybody can eat. */
export const dishOf = (change: Partial<DishBody> = {}): DishBody => ({
  name: some('Dish'),
  description: 'Simmered low with cumin and a little jaggery.',
  course: 'sabji',
  diets: ['vegetarian', 'jain', 'swaminarayan'],
  spiceLevel: 'medium',
  preparationTime: 40,
  tags: ['Gujarati', 'Everyday', 'Light', 'Quick'],
  allergens: ['Mustard'],
  nutrition: [
    { name: 'Protein', amount: '6 g' },
    { name: 'Calories', amount: '180 kcal' },
  ],
  portion: { amount: 240, unit: 'ml' },
  isActive: true,
  ...change,
});

/** A dish in the database. */
export async function buildDish(
  db: Kysely<DB>,
  change: Partial<DishBody> = {},
): Promise<{ id: string; name: string }> {
  return db
    .insertInto('dishes')
    .values(dishColumns(dishOf(change)))
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

/** A dish on a day, for everybody whom it suits. */
export const entryOf = (dish: { id: string }, change: Partial<MenuEntry> = {}): MenuEntry => ({
  dishId: dish.id,
  isSpecial: false,
  servedTo: null,
  ...change,
});

/** Seven days of which some have entries; 1 is Monday. */
export const weekOf = (days: Record<number, MenuEntry[]>): MenuEntry[][] =>
  Array.from({ length: 7 }, (_, day) => days[day + 1] ?? []);

/** A week of the cycle, or of a Monday. */
export async function buildWeek(
  db: Kysely<DB>,
  days: Record<number, MenuEntry[]>,
  weekStart: string | null = null,
): Promise<string> {
  const at = Temporal.Now.instant();
  return runTransaction(db, async (tx) => {
    const id = await insertWeek(tx, weekStart, at);
    await storeWeekDays(tx, id, weekOf(days), at);
    return id;
  });
}

/** A category of the blog. */
export async function buildBlogCategory(
  db: Kysely<DB>,
  name = some('Category'),
): Promise<{ id: string; slug: string; name: string }> {
  return db
    .insertInto('blog_categories')
    .values({ name, slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-') })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();
}

/** A post, published a day before the tests' Wednesday unless it is told otherwise. */
export async function buildPost(
  db: Kysely<DB>,
  change: Partial<Insertable<DB['posts']>> = {},
): Promise<{ id: string; slug: string; title: string; category_id: string }> {
  const slug = `post-${randomUUID().slice(0, 8)}`;
  const markdown = change.markdown ?? 'Soak the dal overnight.';
  return db
    .insertInto('posts')
    .values({
      slug,
      title: `About ${slug}`,
      excerpt: 'What to do with dal.',
      markdown,
      word_count: wordCount(markdown),
      category_id: change.category_id ?? (await buildBlogCategory(db)).id,
      picture: 'dish:Gujarati Dal',
      published_at: Temporal.Instant.from('2026-11-17T15:00:00Z'),
      ...change,
    })
    .returning(['id', 'slug', 'title', 'category_id'])
    .executeTakeFirstOrThrow();
}

/** What staff send for a post that is published at once. */
export const postOf = (categoryId: string, change: Partial<PostBody> = {}): PostBody => ({
  title: some('How to store rotis'),
  slug: null,
  excerpt: '',
  markdown: '## In a cloth\n\nWrap them while they are warm.',
  categoryId,
  picture: 'dish:Roti',
  status: 'published',
  publishAt: null,
  ...change,
});

/** What somebody writes to the kitchen. */
export const messageOf = (change: Record<string, unknown> = {}) => ({
  name: 'Asha',
  email: `asha-${randomUUID().slice(0, 8)}@example.com`,
  subject: 'Tiffins for my office',
  message: 'Do you deliver twelve at once?\nThank you!',
  website: null,
  ...change,
});

/** A message that waits at the desk. */
export async function buildMessage(db: Kysely<DB>): Promise<{ id: string }> {
  const { website: _, ...message } = messageOf();
  return db
    .insertInto('contact_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
}
