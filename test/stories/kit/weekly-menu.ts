import { randomUUID } from 'node:crypto';
import { adminDishes, type DishBody } from '#contract/menu/desk-dishes.ts';
import { adminWeeklyMenus, type MenuEntry } from '#contract/menu/desk-weekly-menus.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { addDays, mondayOf } from '#domain/platform/days.ts';
import { dishOf, weekOf } from '#test/site-factories.ts';
import { callApi } from './api.ts';
import { ownerToken } from './kitchen.ts';

/** A dish of a story: what the desk enters, and what is its own on its day. */
type StoryDish = Partial<DishBody> & { name: string } & Partial<Omit<MenuEntry, 'dishId'>>;

/** The Monday of a week in which the kitchen is never closed, that many weeks ahead or later. */
export async function openWeek(baseURL: string, weeksAhead: number): Promise<string> {
  const { today, closures } = await callApi(baseURL, subscriptions.availableDates, {});
  let monday = addDays(mondayOf(today), weeksAhead * 7);
  while (
    closures.some(({ startDate, endDate }) => startDate <= addDays(monday, 6) && endDate >= monday)
  )
    monday = addDays(monday, 7);
  return monday;
}

/**
 * The desk plans one certain week off stage; answers its Monday, and each dish's own name by the
 * name that it was given here.
 * @param days 1 is Monday
 */
export async function planWeek(
  baseURL: string,
  weeksAhead: number,
  days: Record<number, StoryDish[]>,
): Promise<{ monday: string; named: (name: string) => string }> {
  const token = await ownerToken(baseURL);
  const own = randomUUID().slice(0, 4);
  const named = (name: string) => `${name} ${own}`;
  const weekStart = await openWeek(baseURL, weeksAhead);
  const entries: Record<number, MenuEntry[]> = {};
  for (const [day, dishes] of Object.entries(days)) {
    entries[Number(day)] = [];
    for (const { isSpecial = false, servedTo = null, name, ...dish } of dishes) {
      const body = dishOf({ ...dish, name: named(name) });
      const { id } = await callApi(baseURL, adminDishes.create, { body }, token);
      entries[Number(day)]?.push({ dishId: id, isSpecial, servedTo });
    }
  }
  const { id, version } = await callApi(
    baseURL,
    adminWeeklyMenus.create,
    { body: { weekStart } },
    token,
  );
  const body = { version, days: weekOf(entries) };
  await callApi(baseURL, adminWeeklyMenus.update, { params: { id }, body }, token);
  return { monday: weekStart, named };
}
