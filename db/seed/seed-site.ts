import type { Transaction } from 'kysely';
import { storeSettings } from '#db/kitchen/settings.ts';
import { dishColumns } from '#db/menu/dishes.ts';
import { insertWeek, storeWeekDays } from '#db/menu/menu-weeks.ts';
import { storePost } from '#db/site/posts.ts';
import { DEFAULT_TESTIMONIALS } from '#domain/kitchen/settings.ts';
import { addDays, dayOf, type IsoDay, instantAt, mondayOf } from '#domain/platform/days.ts';
import { slugOf } from '#domain/platform/slug.ts';
import { wordCount } from '#domain/site/reading-time.ts';
import type { DB } from '../types.ts';
import { DISHES } from './dishes.ts';
import { MENU_WEEKS } from './menu-weeks.ts';
import { markdownOf, POST_CATEGORIES, POSTS } from './posts.ts';

/** At which time of its day a seeded post appeared. */
const POSTED_AT = '09:00';

/**
 * Fills what the public site tells, of a database that has never had it, also of one that was there
 * before the site was: the weekly menu with its dishes, the blog, what customers say. The settings
 * row of the menu tells, because the desk can delete every dish, week and post.
 */
export async function seedSiteIfMissing(tx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  const used = await tx
    .selectFrom('settings')
    .where('name', '=', 'menu')
    .select('name')
    .executeTakeFirst();
  if (used) return;
  const today = dayOf(now);
  await storeSettings(tx, 'menu', { cycleAnchor: mondayOf(today) }, now);
  await storeSettings(tx, 'testimonials', DEFAULT_TESTIMONIALS, now);
  await seedMenu(tx, now);
  await seedBlog(tx, today);
}

async function seedMenu(tx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  const stored = await tx
    .insertInto('dishes')
    .values(
      DISHES.map((dish) => ({
        ...dishColumns({ ...dish, isActive: true }),
        ...{ created_at: now, updated_at: now },
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const idOf = new Map(stored.map(({ id, name }) => [name, id]));
  for (const week of MENU_WEEKS) {
    const days = week.map((day) =>
      day.map(({ dish, ...entry }) => ({ dishId: idOf.get(dish) ?? '', ...entry })),
    );
    await storeWeekDays(tx, await insertWeek(tx, null, now), days, now);
  }
}

async function seedBlog(tx: Transaction<DB>, today: IsoDay): Promise<void> {
  const categories = await tx
    .insertInto('blog_categories')
    .values(
      POST_CATEGORIES.map((name, place) => ({
        name,
        slug: slugOf(name, 'category'),
        sort_order: place + 1,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  const idOf = new Map(categories.map(({ id, name }) => [name, id]));
  for (const post of POSTS) {
    const markdown = markdownOf(post);
    const at = instantAt(addDays(today, -post.daysBefore), POSTED_AT);
    await storePost(
      tx,
      null,
      {
        slug: post.slug,
        title: post.title,
        excerpt: post.excerpt,
        markdown,
        word_count: wordCount(markdown),
        category_id: idOf.get(post.category) ?? '',
        picture: post.picture,
        published_at: at,
      },
      at,
    );
  }
}
