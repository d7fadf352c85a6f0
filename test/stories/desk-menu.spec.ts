import { randomUUID } from 'node:crypto';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { type MenuDayName, weeklyMenu } from '#contract/menu/weekly-menu.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { addDays, dayOf, weekdayOf } from '#domain/platform/days.ts';
import { callApi } from './kit/api.ts';
import { ownerToken } from './kit/kitchen.ts';
import { expect, expectAccessible, expectSoon, story } from './kit/story.ts';
import { openWeek } from './kit/weekly-menu.ts';

story(
  'a week, planned at the desk and read in the shop',
  async ({ desk, page, baseURL, noise }) => {
    await desk.goto('/admin');
    const home = baseURL ?? '';
    const name = `Story Sabji ${randomUUID().slice(0, 4)}`;
    // Far from the weeks of other stories, on the weekday that it is today.
    const monday = await openWeek(home, 50);
    const at = weekdayOf(dayOf({ epochMilliseconds: Date.now() })) - 1;
    const next = at < 6 ? at + 1 : at - 1;
    const dayName = (day: number) => MENU_DAYS[day % 7] as MenuDayName;
    const [today, goal, copied] = [dayName(at), dayName(next), dayName(next + 3)];

    const button = (words: string | RegExp) => desk.getByRole('button', { name: words });
    const dialog = desk.getByRole('dialog');
    const on = (day: string) => desk.getByRole('region', { name: day, exact: true });
    const saved = desk.getByRole('status').filter({ hasText: /Saved$/ });

    /** What the shop serves of it on a day: at once by its API, then on its page. */
    async function expectInShop(day: MenuDayName, isServed: boolean, words = name) {
      await expectSoon(async () => {
        const query = { week_start_date: monday };
        const { menuByDay } = await callApi(home, weeklyMenu.read, { query });
        return menuByDay[day].items.some((item) => item.name === name);
      }, isServed);
      await expect(async () => {
        await page.goto(`/weeklymenu?week=${monday}&day=${day}`);
        const dishes = page.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
        const dish = dishes.filter({ hasText: name }).filter({ hasText: words });
        await expect(dish).toHaveCount(isServed ? 1 : 0, { timeout: 500 });
      }).toPass({ timeout: 15_000 });
    }

    await story.step('a certain week gets a menu of its own', async () => {
      await desk.getByRole('menuitem', { name: 'Weekly menu' }).click();
      await button('Plan a certain week').click();
      await dialog.getByLabel('Any day of the week').fill(addDays(monday, 2));
      await button('Plan this week').dblclick();
      await expect(desk.getByText(/ has a menu of its own now\.$/)).toBeVisible();
      await expect(desk.getByText(`Served next from Monday, `)).toBeVisible();
    });

    await story.step('a dish that nobody has cooked yet is written down and planned', async () => {
      await button(`Add a dish to ${today}`).click();
      await desk.getByRole('combobox', { name: 'Find a dish' }).fill(name);
      await expectAccessible(desk);
      await button(`New dish “${name}”`).click();
      await dialog.getByLabel('Vegetarian').uncheck();
      await button(`Save and add to ${today}`).click();
      await expect(dialog.getByText('Please choose at least one diet')).toBeVisible();
      await dialog.getByLabel('Jain').check();
      await button(`Save and add to ${today}`).click();
      await button('Done').click();
      await expect(on(today).getByText(name)).toBeVisible();
      await expect(on(today).getByText('Allergens missing')).toBeVisible();
      await expect(saved).toHaveText(`${name} added to ${today}. Saved`);
      await expectInShop(today, true);
    });

    await story.step('it moves to another day by keyboard', async () => {
      const handle = button(new RegExp(`^Move ${name}`));
      await handle.focus();
      await desk.keyboard.press(next > at ? 'ArrowRight' : 'ArrowLeft');
      await expect(saved).toHaveText(new RegExp(`^${name} moved to ${goal}`));
      await expect(handle).toBeFocused();
      await expect(on(goal).getByText(name)).toBeVisible();
      await expectAccessible(desk);
      await expectInShop(goal, true);
      await expectInShop(today, false);
    });

    await story.step('its day is copied, and the copy taken back', async () => {
      await button(`More for ${goal}`).click();
      await desk.getByRole('menuitem', { name: `Copy ${goal} to…` }).click();
      await dialog.getByLabel(copied).check();
      await dialog.getByRole('button', { name: 'Copy' }).click();
      await expect(on(copied).getByText(name)).toBeVisible();
      await expectInShop(copied, true);
      await button(/^Undo/).dblclick();
      await expect(saved).toHaveText(/^Taken back/);
      await expectInShop(copied, false);
    });

    await story.step('a server that is away loses nothing', async () => {
      noise.expect(/ERR_FAILED/);
      const calls = '**/api/v1/admin/weekly-menus/*';
      await desk.route(calls, (route) => route.abort());
      await button(`Special on ${goal}: ${name}`).click();
      await expect(desk.getByText('Not saved.', { exact: true })).toBeVisible();
      await desk.getByRole('menuitem', { name: 'Dishes' }).click();
      await button('Stay here').click();
      await desk.unroute(calls);
      await desk
        .getByRole('alert')
        .filter({ hasText: 'not saved' })
        .getByRole('button', { name: 'Try again' })
        .click();
      await expect(saved).toBeVisible();
      await expectInShop(goal, true, 'Special');
    });

    await story.step('somebody else’s change is not written over', async () => {
      noise.expect(/409/);
      const token = await ownerToken(home);
      const query = { page: 1, limit: 100 };
      const weeks = await callApi(home, adminWeeklyMenus.list, { query }, token);
      const week = weeks.find(({ weekStart }) => weekStart === monday);
      if (!week) throw new Error('the week is not among the planned ones');
      const body = { version: week.version, days: week.days.with(at, []) };
      // Just before the desk's own change arrives: the desk reads its weeks anew every minute.
      await desk.route(
        `**/api/v1/admin/weekly-menus/${week.id}`,
        async (route) => {
          await callApi(home, adminWeeklyMenus.update, { params: { id: week.id }, body }, token);
          await route.continue();
        },
        { times: 1 },
      );
      await button(`Special on ${goal}: ${name}`).click();
      await expect(desk.getByText(/^Somebody else has changed /)).toBeVisible();
      await expectAccessible(desk);
      await button('Load theirs').click();
      await expect(on(today).getByRole('listitem')).toHaveText(at < 5 ? ['No dishes yet'] : []);
      await expect(button(`Special on ${goal}: ${name}`)).toHaveAttribute('aria-pressed', 'true');
    });

    await story.step('the desk sees it as customers do, and the kitchen on its day', async () => {
      await button('As customers see it').click();
      await expect(desk.getByRole('region', { name: `${goal} in the shop` })).toContainText(name);
      await expectAccessible(desk);
      await desk.goto(`/admin/kitchen-day?date=${addDays(monday, next)}`);
      const dishes = desk.getByRole('list', { name: 'On the menu' });
      await expect(dishes.getByText(name)).toBeVisible();
    });

    await story.step(
      'the dish is completed, and cannot be deleted while a week has it',
      async () => {
        noise.expect(/409/);
        await desk.getByRole('menuitem', { name: 'Dishes' }).click();
        await desk.getByPlaceholder('Name, words').fill(name);
        await desk.getByRole('row').filter({ hasText: name }).click();
        await desk.getByLabel('Description').fill('Slowly, with cumin.');
        await button('Add Milk').click();
        await expectAccessible(desk);
        await button('Save').click();
        await expect(desk.getByText('Saved. The menu shows it at once.')).toBeVisible();
        await expectInShop(goal, true, 'Slowly, with cumin.');
        await desk.getByRole('row').filter({ hasText: name }).click();
        await button('Delete').click();
        await button('Confirm').click();
        await expect(desk.getByText('This is in use and cannot be deleted.')).toBeVisible();
      },
    );
  },
);
