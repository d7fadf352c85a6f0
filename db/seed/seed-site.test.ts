import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readMenu } from '#api/menu/weekly-menu.ts';
import { WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { readSettings } from '#db/kitchen/settings.ts';
import { listPublished, listReadCategories } from '#db/site/posts.ts';
import { addDays } from '#domain/platform/days.ts';
import { useDatabase } from '#test/database.ts';
import { DISHES } from './dishes.ts';
import { POST_CATEGORIES, POSTS } from './posts.ts';
import { seedIfEmpty } from './seed.ts';

/** A Saturday afternoon in the week of Monday the 16th. */
const now = Temporal.Instant.from('2026-11-21T20:00:00Z');
const MONDAY = '2026-11-16';
const FILTER = { page: 1, limit: 100, sort: 'published_at', order: 'DESC' } as const;
const database = useDatabase();

beforeAll(async () => {
  await seedIfEmpty(database.db, now);
});

const menuOf = (day: string) =>
  readMenu({ db: database.db, now }, { query: { week_start_date: day } });

describe('what the public site of a new kitchen tells', () => {
  it('is a menu for this week and every week after, until the cycle begins again', async () => {
    const weeks = await Promise.all(
      [0, 1, 2, 3, 4].map((weeksOn) => menuOf(addDays(MONDAY, 7 * weeksOn))),
    );
    for (const week of weeks) expect(z.safeEncode(WeeklyMenu, week).success).toBe(true);
    const first = weeks.map(({ menuByDay }) => menuByDay.Monday.items.map(({ name }) => name));
    expect(first[0]).toContain('Dudhi Chana Dal');
    expect(first[4]).toEqual(first[0]);
    expect(new Set(first.map((names) => names.join())).size).toBe(4);
    for (const { menuByDay } of weeks) {
      expect(menuByDay.Saturday.items).toEqual([]);
      expect(menuByDay.Sunday.items).toEqual([]);
    }
  });

  it('serves what is cooked instead to nobody but those it is for', async () => {
    const { menuByDay } = await menuOf(MONDAY);
    const friday = new Map(menuByDay.Friday.items.map((item) => [item.name, item]));
    expect(friday.get('Palak Paneer')?.diets).toEqual(['vegetarian']);
    expect(friday.get('Paneer Makhani')).toMatchObject({
      dietaryType: 'jain',
      diets: ['jain', 'swaminarayan'],
    });
    expect(friday.get('Gulab Jamun')?.isSpecial).toBe(true);
  });

  it('is a blog whose posts appeared at nine in the morning of their days', async () => {
    const { rows, total } = await listPublished(database.db, FILTER, now);
    expect(total).toBe(POSTS.length);
    expect(rows.map(({ slug }) => slug)).toEqual(POSTS.map(({ slug }) => slug));
    expect(rows[0]?.published_at?.toString()).toBe('2026-11-17T14:00:00Z');
    expect(rows.at(-1)?.published_at?.toString()).toBe('2026-08-10T13:00:00Z');
    for (const { word_count } of rows) expect(word_count).toBeGreaterThan(400);
    const categories = await listReadCategories(database.db, now);
    expect(categories.map(({ name }) => name)).toEqual([...POST_CATEGORIES]);
  });

  it('is what customers might say, marked as samples and not shown', async () => {
    const { items, shown } = await readSettings(database.db, 'testimonials');
    expect(shown).toBe(false);
    expect(items.every(({ isSample }) => isSample)).toBe(true);
  });

  it('comes to a kitchen that was there before it, and not a second time', async () => {
    const { db } = database;
    const empty = async () => {
      await db.deleteFrom('menu_weeks').execute();
      await db.deleteFrom('dishes').execute();
      await db.deleteFrom('posts').execute();
      await db.deleteFrom('blog_categories').execute();
    };
    const dishes = async () => (await db.selectFrom('dishes').select('id').execute()).length;

    await empty();
    expect(await seedIfEmpty(db, now)).toBe(false);
    expect(await dishes()).toBe(0);

    await db.deleteFrom('settings').where('name', '=', 'menu').execute();
    expect(await seedIfEmpty(db, now)).toBe(false);
    expect(await dishes()).toBe(DISHES.length);
    expect((await readSettings(db, 'menu')).cycleAnchor).toBe(MONDAY);
  });
});
