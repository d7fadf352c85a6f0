import type { Route } from '@playwright/test';
import { dayOf, formatDayLong } from '#domain/platform/days.ts';
import { expect, expectAccessible, openAlive, story, untilAlive } from './kit/story.ts';
import { planWeek } from './kit/weekly-menu.ts';

const today = () => dayOf({ epochMilliseconds: Date.now() });

const MONDAY = [
  {
    name: 'Kaju Paneer',
    description: 'Soft paneer in a gravy of cashews.',
    diets: ['vegetarian' as const],
    spiceLevel: 'extra_hot' as const,
    preparationTime: 35,
    tags: ['Punjabi', 'Rich', 'Festive', 'Fourth tag'],
    allergens: ['Milk', 'Tree nuts'],
    nutrition: ['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Fifth'].map((name) => ({
      name,
      amount: '12 g',
    })),
    isSpecial: true,
  },
  { name: 'Kela Sabji', diets: ['jain' as const], allergens: ['Mustard'] },
  { name: 'Moong Dal', course: 'dal' as const, allergens: [] },
];

/** The fixed words, with those of an answer that says 503. */
const FAILED = 'Failed to load weekly menu: Service temporarily unavailable.';

const ANSWERS = '**/api/v1/weekly-menu*';
const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { success: false, code: 'unavailable', message: 'Busy' },
  });

const TUESDAY = [{ name: 'Undhiyu', allergens: ['Milk'] }];

story('the menu of a week, on the screen and on paper', async ({ page, browser, baseURL }) => {
  const home = baseURL ?? '';
  // Both widths run at the same time, on the same kitchen.
  const weeksAhead = story.info().project.name === 'phone' ? 10 : 30;
  const { monday, named } = await planWeek(home, weeksAhead, { 1: MONDAY, 2: TUESDAY });
  const address = `/weeklymenu?week=${monday}`;
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const dish = (name: string) =>
    page.getByRole('list', { name: 'Dishes' }).getByRole('listitem').filter({ hasText: name });
  const dayLink = (name: string | RegExp) =>
    page.getByRole('navigation', { name: 'Days of the week' }).getByRole('link', { name });

  await story.step('opens on today, and the next week is a press away', async () => {
    await page.goto('/weeklymenu');
    const weekday = new RegExp(`^${formatDayLong(today()).split(',')[0]}`);
    await expect(heading(weekday)).toBeVisible();
    await expect(dayLink(`${formatDayLong(today())}, today`)).toHaveAttribute(
      'aria-current',
      'page',
    );
    await link(/^Next week/).click();
    await expect(page).toHaveURL('/weeklymenu?week=next');
    await expect(heading(/^Monday/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/weeklymenu');
    await expect(heading(weekday)).toBeVisible();
  });

  await story.step('a dish says what it is', async () => {
    await openAlive(page, address);
    const paneer = dish(named('Kaju Paneer'));
    for (const words of [
      'gravy of cashews',
      'Special',
      'Extra hot',
      '35 min',
      'Festive',
      'Vegetarian',
    ])
      await expect(paneer.getByText(words)).toBeVisible();
    await expect(paneer.getByText('Contains milk and tree nuts')).toBeVisible();
    await expect(paneer.getByText('Carbohydrates')).toBeVisible();
    await expect(paneer.getByText('Fourth tag')).toBeHidden();
    await expect(paneer.getByText('Fifth')).toBeHidden();
    await expect(dish(named('Kela Sabji')).getByText('For Jain tiffins')).toBeVisible();
    await expect(dish(named('Moong Dal')).getByText('No allergens in the recipe')).toBeVisible();
  });

  await story.step('day by day, by keyboard, and back', async () => {
    await dayLink(/^Monday/).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}&day=Tuesday`);
    await expect(dish(named('Undhiyu'))).toBeVisible();
    await expect(dish(named('Kaju Paneer'))).toBeHidden();
    await expect(page.locator(':focus')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(dish(named('Kaju Paneer'))).toBeVisible();
  });

  await story.step('for Jain tiffins, without milk, and everything again', async () => {
    await link('Jain').click();
    await expect(page).toHaveURL(`${address}&diet=jain`);
    const main = page.getByRole('main');
    await expect(main.getByText('2 of 3 dishes for Jain tiffins')).toBeVisible();
    await page.locator('summary', { hasText: /allergens/i }).click();
    await link('No mustard').click();
    await expect(page).toHaveURL(/&without=Mustard$/);
    await expect(main.getByText('1 of 3 dishes for Jain tiffins, without mustard')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await untilAlive(page);
    await link('No mustard').click();
    await expect(main.getByText('2 of 3 dishes for Jain tiffins')).toBeVisible();
    await expect(link('No mustard')).toBeFocused();
    await link('No mustard').click();
    await expect(dish(named('Kela Sabji'))).toBeHidden();
    await dayLink(/^Tuesday/).click();
    // Its own filters are there with it.
    await expect(heading(/^Tuesday/)).toBeVisible();
    await link('No milk').click();
    await expect(heading('Nothing fits all of that')).toBeVisible();
    await link('Clear filters').last().click();
    await expect(page).toHaveURL(`${address}&day=Tuesday`);
    await expect(dish(named('Undhiyu'))).toBeVisible();
  });

  await story.step('a day without a menu has ways on', async () => {
    await dayLink(/^Saturday/).click();
    await expect(heading('No Menu Available for Saturday')).toBeVisible();
    await expect(link('See next week')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await page.getByRole('button', { name: 'Refresh Menu' }).click();
    await expect(heading('No Menu Available for Saturday')).toBeVisible();
    await expectAccessible(page);
  });

  await story.step('on paper it is the whole week', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Kaju Paneer', 'Kela Sabji', 'Undhiyu'])
      await expect(page.getByText(named(name))).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await story.step('without a program it reads the same', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: home });
    const plain = await context.newPage();
    await plain.goto(`${address}&diet=jain`);
    await expect(plain.getByRole('heading', { name: named('Kela Sabji') })).toBeVisible();
    await expect(plain.getByRole('heading', { name: named('Kaju Paneer') })).toBeHidden();
    await plain.locator('summary', { hasText: /allergens/i }).click();
    await plain.getByRole('link', { name: 'No mustard' }).click();
    await expect(plain.getByRole('heading', { name: named('Kela Sabji') })).toBeHidden();
    await expect(plain.getByRole('button', { name: 'Print the whole week' })).toBeHidden();
    await context.close();
  });
});

story('when there is no menu to show', async ({ page, noise }) => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });

  await story.step('the kitchen is closed, and says why', async () => {
    const year = today().slice(0, 4);
    const christmas = `${today() > `${year}-12-25` ? Number(year) + 1 : year}-12-25`;
    await page.goto(`/weeklymenu?week=${christmas}`);
    await expect(heading('The kitchen is closed: Christmas Day')).toBeVisible();
    await page.getByRole('link', { name: /^See / }).click();
    await expect(heading('The kitchen is closed: Christmas Day')).toBeHidden();
  });

  await story.step('it could not be loaded, and then it could', async () => {
    noise.expect(/503/);
    await openAlive(page, '/policy');
    await page.route(ANSWERS, unavailable);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Weekly Menu' }).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expectAccessible(page);
    await page.unroute(ANSWERS);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(FAILED)).toBeHidden();
    await expect(heading('Weekly menu')).toBeVisible();
  });

  await story.step('looking again says, too, that it could not', async () => {
    await openAlive(page, '/weeklymenu?day=Saturday');
    await page.route(ANSWERS, unavailable);
    await page.getByRole('button', { name: 'Refresh Menu' }).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(heading(/^No Menu Available for/)).toBeVisible();
    await expectAccessible(page);
  });
});
